#!/usr/bin/env bash
# Makes the pictures of the pages in docs/ anew: an audit of fixtures, the ratings of an event and a tournament, opened in
# Chromium. Names of pictures make only those. Look at them before you commit them.
set -euo pipefail
cd "$(dirname "$0")/.."
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
arbiter=${ARBITER:-cargo run --release --quiet --}
LC_ALL=C $arbiter audit fixtures --out "$out" --format html --quiet || true
LC_ALL=C $arbiter rate docs/examples/open --system fide-standard --list docs/examples/list.csv --out "$out" --format html \
  --quiet || true
LC_ALL=C $arbiter standings fixtures/tournaments/swiss.trf --out "$out" --format html --quiet || true
LC_ALL=C $arbiter audit fixtures/rules/MOV004.pgn --out "$out/finding" --format html --quiet || true
LC_ALL=C $arbiter audit fixtures/events/2018-blitz --out "$out/game" --format html --quiet || true
# A name, the page and its address, the size, and whatever else the browser needs.
wanted=" $* "
picture() {
  [ "$wanted" = "  " ] || [[ $wanted == *" $1 "* ]] || return 0
  chromium --headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking \
    --disable-component-update --disable-sync --user-data-dir="$(mktemp -d -p "$out")" --window-size="$3" \
    --virtual-time-budget=10000 "${@:4}" --screenshot="docs/$1.png" "file://$out/$2" 2>/dev/null
}
picture page "report.html#rule=MOV002" 1280,860
picture page-dark "report.html#rule=END001&lang=ca" 1280,860 --blink-settings=preferredColorScheme=0
picture page-phone "report.html#rule=MOV002&f=0" 500,900
picture ratings "rating_report.html" 1280,860
picture tournament "tournament.html#p=4&tie=0" 1280,720
picture finding "finding/report.html#f=0" 640,900
picture game "game/report.html#tab=games&g=0&ply=40" 1280,860
