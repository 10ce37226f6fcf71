"""What the tests share: the program, and the reports of one run over the fixtures."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def program() -> Path:
    """The program that was built last, or the one that ARBITER names."""
    path = Path(os.environ.get("ARBITER", ROOT / "target/release/arbiter"))
    assert path.exists(), f"{path} is not there: cargo build --release, or set ARBITER"
    return path.resolve()


@pytest.fixture(scope="session")
def run(program, tmp_path_factory):
    """Runs the program where the sources are; gives the folder of its reports."""

    def runs(*arguments: str) -> Path:
        out = tmp_path_factory.mktemp("reports")
        ran = subprocess.run(
            [program, *arguments, "--quiet", "--out", out],
            cwd=ROOT,
            capture_output=True,
            text=True,
        )
        assert ran.returncode in (0, 1), ran.stderr
        return out

    return runs


@pytest.fixture(scope="session")
def reports(run) -> Path:
    """The fixtures audited, as CSV and as Parquet."""
    return run("audit", "fixtures", "docs/examples/open", "--format", "csv,parquet")
