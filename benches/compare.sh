#!/usr/bin/env bash
# Compares two builds of arbiter: what they write, byte by byte, and how fast they are.
#
#   benches/compare.sh OLD NEW [CORPUS...]
#   ONLY=bytes benches/compare.sh ...     or ONLY=speed: one half of it
#
# OLD and NEW are binaries. Every job runs with both, in folders of their own: an audit of fixtures/ and of each CORPUS
# (a file or a folder) in several ways, ratings, normalised games, repaired sheets, explanations. A corpus with the
# folders white/ and black/ holds the two copies of games, which are reconciled. Standard output,
# standard error and all report files must be the same, but for times. What differs is listed, with the first lines
# of it; the exit status is 1 then. The outputs stay in $COMPARE_DIR (default: a new folder under /tmp). A change of
# words that is meant can be made to the old output first, as a sed expression in $REWORDED.
#
# Then the audit of each CORPUS is timed: OLD and NEW in turn, $ROUNDS times (default 7), the best of each. Where valgrind
# is installed, the instructions of one thread on the first 2 MB of each archive are counted too: they hardly vary, so
# that a change of one per cent can be told on a busy machine.
set -uo pipefail
old=$(realpath "$1")
new=$(realpath "$2")
shift 2
cd "$(dirname "$0")/.."
work=${COMPARE_DIR:-$(mktemp -d /tmp/compare.XXXXXX)}
mkdir -p "$work"
jobs=0
differing=0
for corpus in "$@"; do
  [ -e "$corpus" ] || { echo "$corpus does not exist: paths are taken from the folder of the repository" >&2; exit 2; }
done

# Times, rates and folders of the run are the only things that may differ.
without_times() {
  sed -E -i \
    -e 's/ in [0-9.]+ s \([0-9,]+ games\/s\)/ in TIME/' \
    -e 's/"version": "[^"]*"/"version": ANY/' \
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

compare_bytes() {
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
}

# seconds BINARY CORPUS: of one audit with its reports.
seconds() {
  local began=$EPOCHREALTIME
  "$1" audit "$2" --out "$work/speed" --quiet --fail-on never >"$work/speed.log" 2>&1 || cat "$work/speed.log" >&2
  awk -v began="$began" -v ended="$EPOCHREALTIME" 'BEGIN { printf "%.4f", ended - began }'
}

# plain ARCHIVE: its text, unpacked.
plain() {
  case $1 in
  *.zst) zstd -dcq "$1" ;;
  *.gz) gzip -dc "$1" ;;
  *.bz2) bzip2 -dc "$1" ;;
  *.xz) xz -dc "$1" ;;
  *) cat "$1" ;;
  esac
}

# instructions BINARY FILE: of one thread, as callgrind counts them.
instructions() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$1" audit "$2" --out "$work/speed" --quiet --threads 1 2>&1 |
    awk '/Collected/ { print $NF }'
}

# compared WHAT OLD NEW UNIT
compared() {
  awk -v what="$1" -v old="$2" -v new="$3" -v unit="$4" \
    'BEGIN { printf "%-40s old %s %s, new %s %s, ratio %.3f\n", what, old, unit, new, unit, new / old }'
}

compare_speed() {
  local corpus name round best_old best_new slice=$work/slice.pgn
  for corpus in "$@"; do
    name=$(basename "$corpus")
    best_old=999999 best_new=999999
    for round in $(seq "${ROUNDS:-7}"); do
      best_old=$(printf '%s\n' "$best_old" "$(seconds "$old" "$corpus")" | sort -g | head -1)
      best_new=$(printf '%s\n' "$best_new" "$(seconds "$new" "$corpus")" | sort -g | head -1)
    done
    compared "$name, best of $round" "$best_old" "$best_new" s
    if [ -f "$corpus" ] && command -v valgrind >/dev/null; then
      plain "$corpus" 2>"$work/speed.log" | head -c 2000000 >"$slice"
      [ -s "$slice" ] || { cat "$work/speed.log" >&2; continue; }
      compared "$name, first 2 MB" "$(instructions "$old" "$slice")" "$(instructions "$new" "$slice")" instructions
    fi
  done
}

[ "${ONLY:-}" = speed ] || compare_bytes "$@"
[ "${ONLY:-}" = bytes ] || compare_speed "$@"
[ "$differing" -eq 0 ]
