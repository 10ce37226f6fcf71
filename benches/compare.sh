#!/usr/bin/env bash
# Compares what two builds of arbiter write, byte by byte: for changes that must not alter behaviour.
#
#   benches/compare.sh OLD NEW [CORPUS...]
#
# OLD and NEW are binaries. Every job runs with both, in folders of their own: an audit of fixtures/ and of each CORPUS
# (a file or a folder) in several ways, ratings, normalised games, repaired sheets, explanations. A corpus with the
# folders white/ and black/ holds the two copies of games, which are reconciled. Standard output,
# standard error and all report files must be the same, but for times. What differs is listed, with the first lines
# of it; the exit status is 1 then. The outputs stay in $COMPARE_DIR (default: a new folder under /tmp). A change of
# words that is meant can be made to the old output first, as a sed expression in $REWORDED.
set -uo pipefail
old=$(realpath "$1")
new=$(realpath "$2")
shift 2
cd "$(dirname "$0")/.."
work=${COMPARE_DIR:-$(mktemp -d /tmp/compare.XXXXXX)}
mkdir -p "$work"
jobs=0
differing=0

# Times, rates and folders of the run are the only things that may differ.
without_times() {
  sed -E -i \
    -e 's/ in [0-9.]+ s \([0-9,]+ games\/s\)/ in TIME/' \
    -e 's/"started": "[^"]*"/"started": TIME/' \
    -e 's/"seconds": [0-9.e-]+/"seconds": TIME/' \
    -e '/"schema_version"/d' \
    -e "s#$work/(old|new)/#OUT/#g" "$@"
}

# run NAME ARGUMENTS...: the word OUT among the arguments stands for the job's folder.
run() {
  local name=$1 side binary
  shift
  jobs=$((jobs + 1))
  for side in old new; do
    binary=$old
    [ "$side" = new ] && binary=$new
    local folder=$work/$side/$name
    rm -rf "$folder"
    mkdir -p "$folder"
    "$binary" "${@//OUT/$folder}" >"$folder/stdout" 2>"$folder/stderr" </dev/null
    echo $? >"$folder/status"
    without_times "$folder/stdout" "$folder/stderr" "$folder"/*summary.json 2>/dev/null
  done
  if [ -n "${REWORDED:-}" ]; then
    find "$work/old/$name" -type f -exec sed -E -i "$REWORDED" {} +
  fi
  if ! diff -rq "$work/old/$name" "$work/new/$name" >"$work/diff"; then
    differing=$((differing + 1))
    echo "DIFFERS: $name"
    while read -r line; do
      echo "  $line"
    done <"$work/diff"
    diff -r "$work/old/$name" "$work/new/$name" | head -"${LINES_SHOWN:-12}" | cut -c1-400 | sed 's/^/    /'
  fi
}

audits() {
  local name=$1 path=$2
  run "$name" audit "$path" --out OUT --format csv,json --threads 2 --no-progress
  run "$name-stream" audit "$path" --out - --threads 2 --quiet
}

audits fixtures fixtures
run fixtures-all audit fixtures --out OUT --select ALL --threads 2 --no-progress
run fixtures-suggest audit fixtures --out OUT --suggest --threads 2 --no-progress
for edition in 1985 2005 2018 2023; do
  run "fixtures-$edition" audit fixtures --out OUT --laws "$edition" --threads 2 --no-progress
done
run fixtures-normalise normalise fixtures --threads 2
run fixtures-repair normalise fixtures --repair --threads 2
for folder in fixtures/rating/*/; do
  name=$(basename "$folder")
  run "rate-$name" rate "$folder" --system fce-1986 --players "$folder/players.csv" --out OUT --format csv,json
  run "rate-$name-explain" rate "$folder" --system fce-1986 --players "$folder/players.csv" --out OUT --explain a
done
for event in fixtures/events/*/; do
  run "rate-$(basename "$event")" rate "$event" --system fide-standard --out OUT --format csv,json
done
for report in fixtures/rules/*.trf; do
  run "rate-$(basename "$report")" rate "$report" --system fide-standard --out OUT
done
run explain explain
for code in $("$old" explain | grep -oE '\b[A-Z]{3}[0-9]{3}\b' | sort -u); do
  run "explain-$code" explain "$code"
done
positions=("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" "6Rk/8/7K/8/8/8/8/8 b - - 0 1" "k7/8/8/8/8/8/8/K7 w - -"
  "8/8/8/8/8/8/8/8 w - - 0 1" "kk6/8/8/8/8/8/8/K7 w - - 0 1" "P3k3/8/8/8/8/8/8/4K3 w - - 0 1" "4k3/8/8/8/8/8/8/4K3 x KQ e3 0 1" "x" "" "4k3/9/8/8/8/8/8/4K3 w - - 0 1"
  "4k3/8/8/8/8/8/8/4K2R b K - 0 1" "4k3/8/8/8/8/8/4r3/4K3 b - - 0 1" "k7/8/K7/8/8/8/8/1N6 w - - 0 1")
run position position "${positions[@]}"
run position-json position --format json "${positions[@]}"

for corpus in "$@"; do
  name=$(basename "$corpus")
  audits "$name" "$corpus"
  if [ -d "$corpus/white" ] && [ -d "$corpus/black" ]; then
    run "$name-suggest" audit "$corpus" --out OUT --suggest --threads 2 --no-progress
    run "$name-repair" normalise "$corpus" --repair --threads 2
    run "$name-reconcile" reconcile "$corpus/white" "$corpus/black" --out OUT
  fi
  case $name in
  otb_100* | clocks_100*)
    run "$name-2018" audit "$corpus" --out OUT --laws 2018 --threads 2 --no-progress
    run "$name-1985" audit "$corpus" --out OUT --laws 1985 --threads 2 --no-progress
    ;;
  trf)
    for report in "$corpus"/*.trf; do
      for system in fide-standard fide-rapid glicko2 uscf dwz pool; do
        run "rate-$(basename "$report")-$system" rate "$report" --system $system --out OUT --format csv,json
      done
      run "rate-$(basename "$report")-explain" rate "$report" --system fide-standard --out OUT --explain a
    done
    ;;
  *)
    run "$name-all" audit "$corpus" --out OUT --select ALL --threads 2 --no-progress
    run "$name-normalise" normalise "$corpus" --threads 2
    for edition in 1985 2005 2018 2023; do
      run "$name-$edition" audit "$corpus" --out OUT --laws "$edition" --threads 2 --no-progress
    done
    for system in fide-standard fide-blitz glicko2 uscf dwz pool; do
      run "rate-$name-$system" rate "$corpus" --system $system --out OUT
    done
    ;;
  esac
done
echo "$jobs jobs, $differing differing, outputs in $work"
[ "$differing" -eq 0 ]
