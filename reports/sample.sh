#!/usr/bin/env bash
# Makes the sample reports and the picture of the terminal (docs/terminal.svg) anew: run it after a change of what the
# program writes, read the difference, and commit it. The files are written by the test that holds the program to them,
# so that both do the same.
set -euo pipefail
cd "$(dirname "$0")/.."
UPDATE_SAMPLE=1 cargo test --test sample
git status --short -- reports docs
