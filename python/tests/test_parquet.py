"""Parquet files of the program, opened by DuckDB and by pyarrow; the queries of the pages give what the CSV says."""

import csv
import re
from collections import Counter, defaultdict

import duckdb
import pyarrow.parquet as pq
import pytest

from conftest import ROOT

TABLES = ["games", "findings", "claims"]


def rows(reports, table):
    """The rows of a CSV as dictionaries."""
    with open(reports / f"{table}.csv", newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def queries(page):
    """The queries of a page that read Parquet, in order."""
    text = (ROOT / page).read_text(encoding="utf-8")
    found = re.findall(r"```sql\n(.*?)```", text, re.DOTALL)
    return [query for query in found if ".parquet" in query]


def asked(query, reports):
    """What DuckDB answers, with the reports of the test in place of those of the page."""
    return duckdb.sql(re.sub(r"'(?:archive|reports)/", f"'{reports}/", query)).fetchall()


def errors_by_rule_and_edition(reports):
    counted = Counter(
        (row["rule"], row["edition"] or None)
        for row in rows(reports, "findings")
        if row["severity"] == "error"
    )
    found = [(rule, edition, count) for (rule, edition), count in counted.items()]
    return sorted(found, key=lambda row: (-row[2], row[0], row[1] is None, row[1] or ""))


def changed_results(reports):
    names = ["file", "game", "white", "black"]
    names += ["result_submitted", "result_audited", "termination_audited"]
    found = [
        tuple(int(row[name]) if name == "game" else plain(row[name]) for name in names)
        for row in rows(reports, "games")
        if row["result_submitted"] and row["result_audited"]
        and row["result_submitted"] != row["result_audited"]
    ]
    return sorted(found, key=lambda row: row[:2])


def errors_by_elo(reports):
    games = defaultdict(list)
    for row in rows(reports, "games"):
        white, black = row["white_elo"], row["black_elo"]
        if is_number(white) and is_number(black) and int(white) > 0 and int(black) > 0:
            games[(int(white) + int(black)) // 400 * 200].append(int(row["errors"]) > 0)
    return [
        (elo, len(with_errors), round(100 * sum(with_errors) / len(with_errors), 1))
        for elo, with_errors in sorted(games.items())
    ]


def moves_by_alphabet(reports):
    alphabets = {(row["file"], row["game"]): row["alphabet"] for row in rows(reports, "games")}
    findings, games = Counter(), defaultdict(set)
    for row in rows(reports, "findings"):
        place = row["file"], row["game"]
        if row["severity"] == "error" and row["rule"].startswith("MOV") and place in alphabets:
            key = plain(alphabets[place]), row["rule"]
            findings[key] += 1
            games[key].add(place)
    found = [(*key, count, len(games[key])) for key, count in findings.items()]
    return sorted(found, key=lambda row: (-row[2], row[0] is None, row[0] or "", row[1]))


def plain(cell):
    """A cell as it was before it was defused; nothing where it is blank."""
    return re.sub(r"^'(?=[=+\-@\t\r])", "", cell) or None


def is_number(cell):
    return re.fullmatch(r"0|[1-9][0-9]{0,8}", cell) is not None


def test_the_query_of_the_readme(reports):
    (query,) = queries("README.md")
    answer = asked(query, reports)
    assert len(answer) > 20
    assert answer == errors_by_rule_and_edition(reports)


OF_THE_GUIDE = [errors_by_rule_and_edition, changed_results, errors_by_elo, moves_by_alphabet]


@pytest.mark.parametrize("expected", OF_THE_GUIDE, ids=lambda answer: answer.__name__)
def test_the_queries_of_the_guide(reports, expected):
    found = queries("docs/guide.md")
    assert len(found) == len(OF_THE_GUIDE)
    answer = asked(found[OF_THE_GUIDE.index(expected)], reports)
    assert len(answer) > 2
    assert answer == expected(reports)


@pytest.mark.parametrize("table", TABLES)
def test_pyarrow_reads_what_the_csv_says(reports, table):
    columns = pq.read_table(reports / f"{table}.parquet").to_pydict()
    written = rows(reports, table)
    for name in written[0]:
        as_text = columns.get(f"{name}_as_text", [None] * len(written))
        for typed, text, row in zip(columns[name], as_text, written, strict=True):
            shown = text if typed is None else str(typed)
            assert shown == plain(row[name]), name


def test_types(reports):
    schema = pq.read_schema(reports / "games.parquet")
    types = {name: str(schema.field(name).type) for name in schema.names}
    assert types["game"] == types["white_elo"] == types["plies"] == "int64"
    assert types["iso_date"] == "date32[day]"
    assert types["white"] == types["date"] == "string"
    assert types["status"] == "dictionary<values=string, indices=int32, ordered=0>"


def test_the_rating_tables(run):
    system = ["--system", "fide-standard", "--list", "docs/examples/list.csv"]
    out = run("rate", "docs/examples/open", *system, "--format", "csv,parquet")
    changes = duckdb.sql(f"SELECT change FROM '{out}/ratings.parquet'").fetchall()
    written = [row["change"] for row in rows(out, "ratings")]
    assert [str(change) for (change,) in changes] == written
    kinds = duckdb.sql(f"DESCRIBE SELECT * FROM '{out}/ratings.parquet'").fetchall()
    assert ("change", "DECIMAL(18,2)") in [kind[:2] for kind in kinds]
