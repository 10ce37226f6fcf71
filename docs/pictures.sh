#!/usr/bin/env bash
# Makes the pictures of the page in docs/ anew: an audit of fixtures, opened in Chromium. Look at them before you commit them.
set -euo pipefail
cd "$(dirname "$0")/.."
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
LC_ALL=C ${ARBITER:-cargo run --release --quiet --} audit fixtures --out "$out" --format html --quiet || true
picture() {
  chromium --headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking \
    --disable-component-update --disable-sync --user-data-dir="$(mktemp -d -p "$out")" --window-size="$3" \
    --virtual-time-budget=10000 "${@:4}" --screenshot="docs/$1.png" "file://$out/report.html#$2" 2>/dev/null
}
picture page "rule=MOV002" 1280,860
picture page-dark "rule=END001&lang=ca" 1280,860 --blink-settings=preferredColorScheme=0
picture page-phone "rule=MOV002&f=0" 500,900
