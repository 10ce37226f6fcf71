// The pairings of the rounds that are shown: who met whom on which board, what came of it and, where they were judged, what the
// rules say of each.

/** How a verdict looks. Its word stands beside it. */
const VERDICTS = { wrong: '●', correct: '○', undecidable: '?' };

/** `1 – 0`; of a bye what it is. */
function pairingResult(row) {
  const results = (ranked.pairings.plain('results', row) ?? []).map(signText);
  const alone = ranked.pairings.plain('alone', row);
  return alone ? say('tie-mark', { mark: alone }) : results.join(' – ');
}

/** A side of a pairing, with the line that it has. */
function sideOf(row, side) {
  const { pairings } = ranked;
  const name = pairings.plain(side, row);
  return name === null ? null : sideLink(name, pairings.plain(`${side}_row`, row));
}

/** The pair that the rules ask for; `–` for who has the bye alone. */
function expectedPair(row) {
  const pair = ranked.pairings.plain('expected', row);
  if (!pair) return [];
  const [white, black] = pair.map((side) => (side ? sideLink(...side) : make('span', {}, say('page-tournament-bye'))));
  return [white, ' – ', black];
}

/** `hasBoards`: whether any of those that are shown has a number. */
function pairingRow(row, isJudged, hasBoards) {
  const { pairings } = ranked;
  const verdict = pairings.plain('verdict', row);
  const reasons = pairings.plain('reasons', row) ?? [];
  const unknown = pairings.plain('colours', row) || pairings.plain('alone', row) ? null : make('span', { class: 'quiet', title: say('page-tournament-no-colour') }, ' ?');
  const white = sideOf(row, 'white');
  const sides = white === null && pairings.plain('black', row) === null
    ? [make('td', { colspan: 3, class: 'quiet' }, say('page-tournament-not-played'))]
    : [
        make('td', { class: 'white' }, white, unknown),
        make('td', { class: 'result' }, pairingResult(row)),
        make('td', { class: 'black' }, sideOf(row, 'black'), unknown?.cloneNode(true)),
      ];
  const line = make(
    'tr',
    { class: verdict ?? null, 'data-pairing': row },
    hasBoards ? make('td', { class: 'numeric' }, valueText(pairings.plain('board', row))) : null,
    ...sides,
    isJudged ? make('td', { class: 'verdict' }, ...verdictOf(verdict)) : null,
    isJudged ? make('td', { class: 'expected' }, ...expectedPair(row)) : null,
  );
  if (!reasons.length) return [line];
  return [
    line,
    make(
      'tr',
      { class: 'reasons' },
      hasBoards ? make('td', {}) : null,
      make('td', { colspan: isJudged ? 5 : 3 }, make('ul', {}, ...reasons.map((reason) => make('li', { dir: 'auto' }, sentence(reason))))),
    ),
  ];
}

/** Shape and word. */
function verdictOf(verdict) {
  if (!verdict) return [];
  return [make('span', { class: `shape ${verdict}`, 'aria-hidden': 'true' }, VERDICTS[verdict]), ' ', say('page-tournament-verdict', { verdict })];
}

/** A table of the pairings that are shown, with a head for each round where they are of several, and above it by which rules
 * they were judged. */
function pairingTables() {
  const { pairings } = ranked;
  const system = ofTournament('system');
  const isJudged = Boolean(system);
  const teams = ofTournament('teams');
  const hasBoards = ranked.paired.some((row) => pairings.plain('board', row) !== null);
  const heads = [...(hasBoards ? ['board'] : []), teams ? 'first-team' : 'white', 'result', teams ? 'second-team' : 'black', ...(isJudged ? ['verdict', 'expected'] : [])];
  const rounds = new Map();
  for (const row of ranked.paired) listUnder(rounds, pairings.plain('round', row), row);
  const bodies = [...rounds].map(([round, rows]) =>
    make(
      'tbody',
      {},
      make('tr', { class: 'round-head' }, make('th', { colspan: heads.length, scope: 'rowgroup' }, say('page-tournament-round', { round }))),
      ...rows.flatMap((row) => pairingRow(row, isJudged, hasBoards)),
    ),
  );
  const notes = ofTournament('notes') ?? [];
  return [
    isJudged ? make('p', { class: 'judged-by' }, say('page-tournament-judged-by', { system }), ...verdictCounts()) : null,
    notes.length ? make('ul', { class: 'judged-by' }, ...notes.map((note) => make('li', { dir: 'auto' }, sentence(note)))) : null,
    make(
      'table',
      { class: isJudged ? 'pairings judged' : 'pairings' },
      make('thead', {}, make('tr', {}, ...heads.map((name) => make('th', { scope: 'col', class: `head-${name}` }, say(`page-tournament-head-${name}`))))),
      ...bodies,
    ),
  ].filter(Boolean);
}

/** How many pairings of the tournament are wrong, right and undecidable. */
function verdictCounts() {
  const [wrong, correct, undecidable] = ofTournament('verdicts') ?? [0, 0, 0];
  const counts = [
    [wrong, wrong ? `● ${say('page-tournament-wrong', { count: wrong })}` : say('page-tournament-none-wrong')],
    [correct, `○ ${say('page-tournament-correct', { count: correct })}`],
    [undecidable, `? ${say('page-tournament-undecidable', { count: undecidable })}`],
  ];
  const told = counts.filter(([count], place) => count || place === 0);
  return told.map(([, text]) => make('span', {}, ` · ${text}`));
}
