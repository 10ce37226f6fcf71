"""An archive from Python, cell by cell: open it in an editor that knows `# %%`, or run it as a script.

    python examples/archive.py [PATH...]
"""

# %% Audit: files, folders, packed or not. Without a path, the games of the fixtures.
import sys
from pathlib import Path

import duckdb

import arbiter_chess as arbiter

FIXTURES = Path(__file__).resolve().parents[2] / "fixtures"
paths = sys.argv[1:] or [FIXTURES / "events"]
result = arbiter.audit(paths)
print(result)

# %% Tables: pyarrow as they are, or pandas, Polars, DuckDB.
print(result.games.schema.field("white_elo"), result.games.num_rows)
games = result.games
findings = result.findings
claims = result.claims

# %% Which errors are there?
print(
    duckdb.sql(
        """
        SELECT rule, edition, count(*) AS errors
        FROM findings WHERE severity = 'error'
        GROUP BY rule, edition ORDER BY errors DESC, rule, edition LIMIT 5
        """
    )
)

# %% Whose result would the Laws change?
changed = games.to_pandas().query("result_submitted != result_audited and result_audited.notna()")
print(changed[["white", "black", "result_submitted", "result_audited", "termination_audited"]].head())

# %% Claims, by verdict
print(claims.group_by(["claim", "verdict"]).aggregate([("game", "count")]).to_pandas())

# %% One game, as an object
game = arbiter.audit_game(
    '[Date "2024.05.01"]\n[White "Ada"]\n[Black "Bruno"]\n[Result "1-0"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n'
)
for finding in game.findings:
    print(finding.severity, finding.rule, finding.article, finding.message)

# %% A damaged sheet
(repaired,) = arbiter.repair("1. e4 e5\n2. Nf3 Nc6\n3. Bc8 Bc5\n4. c3 Nf6\n5. d4 exd4\n")
for move in repaired.repairs:
    print(f"ply {move.ply}: {move.written} was read as {move.san} ({move.confidence} %)")

# %% A position
print(arbiter.position("6Rk/8/7K/8/8/8/8/8 b - - 0 1"))
