"""Objects: one game, repairs, positions, ratings; the examples of the docstrings; the stubs."""

import csv
import doctest
import json
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import arbiter_chess
from arbiter_chess import ArbiterError, audit_game, audit_games, position, rate, repair
from conftest import ROOT

OPEN = ROOT / "docs/examples/open"


def test_a_game_with_its_findings():
    game = audit_game(
        '[White "Ada"]\n[Date "2024.05.01"]\n[Result "1-0"]\n\n1. e4 e5 2. Ke3 1-0\n'
    )
    assert game.tag("White") == "Ada"
    assert game.moves == ["e4", "e5"]
    assert game.edition == "2023"
    (finding,) = [finding for finding in game.errors if finding.rule == "MOV001"]
    assert (finding.ply, finding.side, finding.written) == (3, "white", "Ke3")
    assert finding.fact.key and isinstance(finding.fact.values, dict)
    assert pickle.loads(pickle.dumps(game)) == game
    with pytest.raises(AttributeError):
        game.status = "clean"


def test_claims_are_objects():
    moves = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 {[%claim threefold]} 1/2-1/2"
    (claim,) = audit_game(f'[Date "2024.05.01"]\n[Result "1/2-1/2"]\n\n{moves}\n').claims
    assert (claim.claim, claim.side, claim.verdict) == ("threefold", "white", "correct")


def test_one_game_is_one_game():
    with pytest.raises(ArbiterError, match="no games"):
        audit_game("nothing here\n")
    two = "[Event \"a\"]\n\n1. e4 *\n\n" * 2
    with pytest.raises(ArbiterError, match="2 games"):
        audit_game(two)
    assert [game.number for game in audit_games(two)] == [1, 2]


def test_a_repair_says_how_sure_it_is():
    (game,) = repair("1. e4 e5\n2. Nf3 Nc6\n3. Bc8 Bc5\n4. c3 Nf6\n5. d4 exd4\n")
    (move,) = game.repairs
    assert (move.ply, move.written, move.san) == (5, "Bc8", "Bc4")
    # Nothing else is nearly as likely: the move is repaired and not guessed.
    assert 95 <= move.confidence < 100
    assert move.doubt is None
    assert '3. Bc4 {[%repaired "Bc8"]}' in game.pgn


@pytest.mark.parametrize(
    "fen",
    [
        "6Rk/8/7K/8/8/8/8/8 b - - 0 1",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "8/8/8/8/8/8/8/8 w - - 0 1",
    ],
)
def test_positions_are_those_of_the_command_line(program, fen):
    ran = subprocess.run(
        [program, "position", fen, "--format", "json"], capture_output=True, text=True
    )
    told = json.loads(ran.stdout)
    judged = position(fen)
    for name in ("fen", "legal", "check", "checkmate", "stalemate", "dead"):
        assert getattr(judged, name) == told[name], name
    assert judged.white_can_mate == told["white_can_mate"]
    assert judged.black_can_mate == told["black_can_mate"]
    assert judged.reason == told.get("reason")
    assert " ".join(judged.line or []) == told.get("line", "")


def test_ratings_are_those_of_the_command_line(run):
    reports = run(
        "rate", "docs/examples/open", "--system", "fide-standard", "--list", "docs/examples/list.csv",
        "--format", "csv",
    )
    report = rate(OPEN, "fide-standard", lists=[ROOT / "docs/examples/list.csv"])
    with open(reports / "ratings.csv", newline="", encoding="utf-8") as file:
        written = list(csv.DictReader(file))
    assert len(written) == 2 * len(report.players) > 0
    for row in written:
        reckoned = getattr(report.player(row["player"]), row["basis"])
        change = "" if reckoned.change is None else f"{float(str(reckoned.change)):.2f}"
        assert change == row["change"], row
        assert str(reckoned.games) == row["games"]


def test_a_table_can_be_rated_from_memory():
    table = "white,black,result,white_elo,black_elo\nAda,Bruno,1-0,2000,2000\nBruno,Ada,1/2-1/2,2000,2000\n"
    report = rate(table, "fide-standard")
    assert float(str(report.player("Ada").submitted.change)) == 10.0
    with pytest.raises(ArbiterError, match="chess.com"):
        rate(table, "chess.com")
    with pytest.raises(ArbiterError, match="gone"):
        rate("gone.pgn", "fide-standard")
    with pytest.raises(KeyError):
        report.player("Zeno")


@pytest.mark.parametrize(
    "module", [arbiter_chess, sys.modules["arbiter_chess._objects"]], ids=lambda m: m.__name__
)
def test_the_examples_of_the_docstrings(module):
    found = doctest.testmod(module)
    assert found.attempted > 0
    assert found.failed == 0


def test_everything_public_has_a_docstring_and_types():
    package = Path(arbiter_chess.__file__).parent
    assert (package / "py.typed").exists()
    assert (package / "_native.pyi").exists()
    for name in arbiter_chess.__all__:
        if not name.startswith("__"):
            assert getattr(arbiter_chess, name).__doc__, name


def test_the_stub_names_what_the_module_has():
    import ast

    native = arbiter_chess._native
    stub = Path(arbiter_chess.__file__).parent / "_native.pyi"
    named = {
        node.name if not isinstance(node, ast.AnnAssign) else node.target.id
        for node in ast.parse(stub.read_text()).body
        if isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.AnnAssign))
    }
    had = {name for name in dir(native) if not name.startswith("__")} | {"__version__"}
    assert named == had
