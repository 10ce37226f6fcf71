"""Tables from Python are those of the command line, and are handed over without a copy."""

import csv
import json
import re
import threading
import time
import warnings
import zipfile

import pyarrow
import pytest

import arbiter_chess
from arbiter_chess import ArbiterError, InputError, audit
from conftest import ROOT

TABLES = ["games", "findings", "claims"]
MATE = '[Event "Club"]\n[Date "2024.05.01"]\n[Result "1-0"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n'


def rows_of_csv(folder, table):
    with open(folder / f"{table}.csv", newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def same_cells(table, written):
    """The cells of a table are those of the CSV, with what fits no type from the columns of text."""
    columns = table.to_pydict()
    assert table.num_rows == len(written)
    for name in written[0]:
        as_text = columns.get(f"{name}_as_text", [None] * len(written))
        for typed, text, row in zip(columns[name], as_text, written, strict=True):
            cell = text if typed is None else str(typed)
            assert (cell or "") == re.sub(r"^'(?=[=+\-@\t\r])", "", row[name]), name


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"laws": "2018"},
        {"select": ["MOV", "END"]},
        {"ignore": "HDR", "threads": 1},
        {"duplicates": False},
        {"suggest": True, "alphabet": ["en", "de"]},
    ],
    ids=str,
)
def test_the_tables_are_those_of_the_command_line(run, monkeypatch, options):
    flags = []
    for name, value in options.items():
        given = ",".join(value) if isinstance(value, list) else str(value)
        if name == "duplicates":
            given = "never"
        flags += [f"--{name}"] if value is True else [f"--{name}", given]
    paths = ["fixtures", "docs/examples/open"]
    reports = run("audit", *paths, "--format", "csv", *flags)
    monkeypatch.chdir(ROOT)
    try:
        result = audit(paths, **options)
    except InputError as error:
        pytest.fail(str(error))
    for table in TABLES:
        same_cells(getattr(result, table), rows_of_csv(reports, table))


def test_the_summary_has_the_names_and_numbers_of_the_file(run, monkeypatch):
    reports = run("audit", "docs/examples/open", "--format", "csv")
    monkeypatch.chdir(ROOT)
    written = json.loads((reports / "summary.json").read_text())
    summary = audit("docs/examples/open").summary
    for name in summary:
        assert summary[name] == written[name], name
    assert summary["games"] == 4


def test_a_text_gives_what_its_file_gives(tmp_path):
    path = tmp_path / "club.pgn"
    path.write_text(MATE)
    of_file = audit(path)
    for given in (MATE, MATE.encode(), bytearray(MATE.encode())):
        of_text = audit(given)
        assert of_text.games.column("file").to_pylist() == ["-"]
        for table in TABLES:
            without = [getattr(result, table).drop_columns("file") for result in (of_file, of_text)]
            assert without[0].equals(without[1]), table
    assert audit([str(path)]).games.equals(of_file.games)
    assert audit(str(path)).findings.equals(of_file.findings)


def test_packed_text_is_unpacked(tmp_path):
    path = tmp_path / "games.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("a.pgn", MATE)
    assert audit(path).games.num_rows == 1
    assert audit(path.read_bytes()).games.num_rows == 1


def test_columns_are_handed_over_and_not_copied():
    native = arbiter_chess._native.audit_bytes(MATE.encode(), arbiter_chess._native.Reading())

    def addresses(table):
        chunks = [chunk for column in table.columns for chunk in column.chunks]
        return [buffer.address for chunk in chunks for buffer in chunk.buffers() if buffer]

    first, second = (pyarrow.table(native.games) for _ in range(2))
    assert addresses(first) == addresses(second)
    assert len(native.games) == first.num_rows == 1
    del native, second
    assert first.column("result_audited").to_pylist() == ["0-1"]


def test_pandas_polars_and_duckdb_take_the_tables():
    import duckdb
    import polars

    result = audit(MATE)
    assert result.findings.to_pandas()["rule"].tolist()[0] == "END001"
    assert polars.DataFrame(result.games)["result_audited"].to_list() == ["0-1"]
    assert polars.DataFrame(result._native.games)["result_audited"].to_list() == ["0-1"]
    games = result.games  # noqa: F841, DuckDB finds it by its name
    assert duckdb.sql("SELECT result_audited FROM games").fetchall() == [("0-1",)]


def test_a_text_without_findings_has_empty_tables_with_columns():
    result = audit(MATE, select="MOV001")
    assert result.findings.num_rows == 0
    assert result.findings.column_names[:3] == ["file", "game", "line"]


def test_what_cannot_be_read_is_told_and_the_rest_is_kept(tmp_path):
    with pytest.raises(ArbiterError, match="gone.pgn"):
        audit(tmp_path / "gone.pgn")
    with pytest.raises(InputError) as refused:
        audit(b"\x28\xb5\x2f\xfd" + b"garbage" * 20)
    assert refused.value.errors
    good = tmp_path / "good.pgn"
    good.write_text(MATE)
    bad = tmp_path / "bad.pgn.gz"
    bad.write_bytes(b"\x1f\x8b\x08\x00garbage")
    with pytest.raises(InputError, match="bad.pgn.gz") as refused:
        audit([good, bad])
    assert refused.value.result.games.num_rows == 1


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"laws": "1812"}, "1812"),
        ({"alphabet": "xx"}, "xx"),
        ({"encoding": "ebcdic"}, "ebcdic"),
        ({"select": "MOV999"}, "MOV999"),
        ({"event": "[event]\nnonsense = 1\n"}, "nonsense"),
        ({"threads": 0}, "threads"),
    ],
)
def test_an_option_that_means_nothing_is_refused(options, told):
    with pytest.raises(ArbiterError, match=told):
        audit(MATE, **options)


def test_an_option_that_does_not_exist_is_refused():
    with pytest.raises(TypeError, match="colour"):
        audit(MATE, colour="red")


def test_the_event_beside_the_games_counts_and_may_be_given(tmp_path):
    game = MATE.replace("2024.05.01", "????.??.??")
    (tmp_path / "games.pgn").write_text(game)
    (tmp_path / "event.toml").write_text('[event]\nlaws = "1997"\n')
    assert audit(tmp_path).games.column("edition").to_pylist() == ["1997"]
    given = audit(game, event='[event]\nlaws = "2005"\n')
    assert given.games.column("edition").to_pylist() == ["2005"]
    beside = tmp_path / "other.toml"
    beside.write_text('[event]\nlaws = "2009"\n')
    assert audit(tmp_path, event=beside).games.column("edition").to_pylist() == ["2009"]


def test_the_lock_of_the_interpreter_is_free():
    """While games are judged, another thread of Python goes on."""
    text = "".join(MATE.replace("Club", f"Club {n}") for n in range(30_000))
    ticks, done = [], threading.Event()

    def tick():
        while not done.is_set():
            ticks.append(time.perf_counter())
            time.sleep(0.001)

    thread = threading.Thread(target=tick)
    thread.start()
    begun = time.perf_counter()
    native = arbiter_chess._native.audit_bytes(
        text.encode(), arbiter_chess._native.Reading(threads=1)
    )
    ended = time.perf_counter()
    done.set()
    thread.join()
    within = [at for at in ticks if begun < at < ended]
    assert len(native.games) == 30_000
    assert len(within) > 10, f"{len(within)} ticks in {ended - begun:.2f} s"


def test_threads_of_python_may_audit_at_the_same_time():
    results = [None] * 4

    def work(place):
        results[place] = audit(MATE * (place + 1)).games.num_rows

    threads = [threading.Thread(target=work, args=(place,)) for place in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == [1, 2, 3, 4]


def test_nothing_is_printed_and_nothing_warned(capfd):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        audit(MATE)
    assert capfd.readouterr() == ("", "")


def test_the_module_has_the_name_of_the_program_too():
    import arbiter

    assert arbiter.audit is arbiter_chess.audit
    assert arbiter.__version__ == arbiter_chess.__version__
