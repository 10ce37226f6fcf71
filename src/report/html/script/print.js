// Paper: what is printed is the filter of now, as plain cases, three to a page. They take the place of those that Rust wrote
// into the page for readers without script, and are taken away again afterwards.

function buildPaper() {
  const rows = paper.only === null ? rowsToPrint() : [paper.only];
  const told = make(
    'p',
    {},
    say('page-printed', { shown: Math.min(rows.length, MOST_PRINTED), total: rows.length }),
    ' ',
    ...filterWords(),
  );
  const cases = [...rows].slice(0, MOST_PRINTED).map(printedCase);
  layPaper([make('h2', {}, say('page-cases')), paper.only === null ? told : '', ...cases]);
}

/** On the table of games, the findings of the games that are shown. */
function rowsToPrint() {
  if (filter.tab === 'findings') return shownList.found;
  return Int32Array.from([...shownList.found].flatMap((game) => report.findingsOfGame.get(game) ?? []));
}

/** The filters that are set, in words. */
function filterWords() {
  if (filterIsOff()) return [];
  const told = [];
  if (filter.severities.size < SEVERITIES.length)
    told.push(
      SEVERITIES.filter((severity) => filter.severities.has(severity))
        .map((severity) => say(`page-${severity}s`))
        .join(', '),
    );
  for (const name of CHOICES)
    if (filter[name] !== null)
      told.push(
        `${say(`page-${name}`)}: ${name === 'status' ? say('page-status-name', { status: filter.status }) : isolated(filter[name] || say('page-none'))}`,
      );
  if (filter.query) told.push(`${say('page-search')} ${isolated(filter.query)}`);
  return [told.join(' · ')];
}

/** A case as it stands on paper, and as Rust writes it into the page. */
function printedCase(row) {
  const game = report.gameOf[row];
  const move = findingMove(row);
  const fen = readFen(report.findings.at('fen', row));
  const reason = acceptedReason(row);
  const view = fen ? new GameView({ game, finding: row, ply: null, stepped: () => {}, open: () => {} }) : null;
  const board = view?.boardPlace.firstElementChild ?? null;
  return make(
    'article',
    { class: reason === null ? 'case' : 'case accepted' },
    caseHeading(row, 'h3'),
    make('p', { class: 'players' }, ...(game >= 0 ? playersOf(game, true) : [])),
    make('p', { class: 'where' }, move ? make('strong', {}, move) : null, move ? ' · ' : null, ...whereOf(row, game)),
    make('p', { class: 'file quiet' }, ...fileOf(row, game)),
    reason === null
      ? null
      : make('p', { class: 'accepted-note' }, '✓ ', say('page-accepted-because'), ' ', given(reason)),
    make('div', { class: view ? 'case-body' : 'case-body no-board' }, board, wordsOfCase(row, true)),
  );
}
