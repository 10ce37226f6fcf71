// Paper: what is printed is the filter of now, as plain cases, three to a page. They take the place of those that Rust wrote
// into the page for readers without script, and are taken away again afterwards.

/** More cases than this are a job for the tables, not for a printer. */
const MOST_PRINTED = 200;

const paper = { only: -1, opened: [] };

function buildPaper() {
  const place = document.getElementById('static');
  if (!place) return;
  const rows = paper.only >= 0 ? [paper.only] : rowsToPrint();
  const head = make('h2', {}, say('page-cases'));
  const told = make(
    'p',
    {},
    say('page-printed', { shown: Math.min(rows.length, MOST_PRINTED), total: rows.length }),
    ' ',
    ...filterWords(),
  );
  place.replaceChildren(head, paper.only >= 0 ? '' : told, ...[...rows].slice(0, MOST_PRINTED).map(printedCase));
  document.documentElement.classList.toggle('one-case', paper.only >= 0);
  // What is folded on the screen cannot be unfolded on paper.
  paper.opened = [...document.querySelectorAll('details:not([open])')].filter((details) => !details.closest('#app'));
  for (const details of paper.opened) details.setAttribute('open', '');
}

function clearPaper() {
  document.getElementById('static')?.replaceChildren();
  document.documentElement.classList.remove('one-case');
  for (const details of paper.opened) details.removeAttribute('open');
  paper.opened = [];
  paper.only = -1;
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
