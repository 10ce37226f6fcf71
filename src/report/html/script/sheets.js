// The two copies of a game: which games are shown and in which order, the rows of both sheets side by side with what was chosen,
// and the board of the game that was rebuilt.

/** The games stand in `report`, where the view of a game looks for them; the plies of each by row of its game. */
const copies = { meta: {}, plies: new Table([], 0), ofGame: new Map(), found: new Int32Array(0) };

/** What the reader has asked to see. */
const filter = { query: '', sort: '', differing: false, doubtful: false };

const COPIES_CODED = ['white_file', 'black_file', 'white', 'black', 'event'];
const SORTED = ['number', 'sheets', 'plies', 'differing', 'doubtful'];

function copyRank(name) {
  const { games } = report;
  if (name === 'sheets') return rankBy(games.coded.white_file);
  return name === 'number' || !SORTED.includes(name) ? null : (row) => Number(games.at(name, row));
}

/** Filters and sorts anew. */
function refreshCopies() {
  const { games } = report;
  const columns = Object.values(games.coded);
  const words = folded(filter.query)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => columns.map((column) => [column.ids, holding(column, word)]));
  const found = matching(games.rows, (row) => {
    // A row of a chunk that could not be read: the page has said so.
    if (games.coded.white_file.ids[row] < 0) return false;
    if (filter.differing && !games.at('differing', row)) return false;
    if (filter.doubtful && !games.at('doubtful', row) && !resultsDiffer(row)) return false;
    return words.every((tests) => tests.some(([ids, flags]) => flags[ids[row]] === 1));
  });
  copies.found = inOrder(found, copyRank(filter.sort.replace(/^-/, '')), filter.sort.startsWith('-'));
}

function resultsDiffer(game) {
  const [white, black] = ['white', 'black'].map((side) => report.games.at(`${side}_result`, game));
  return white !== '' && black !== '' && white !== black;
}

/** `Roe, Richard – Doe, Jane`, or the file where no copy names the players. */
function titleOf(game) {
  const { games } = report;
  const [white, black] = [games.at('white', game), games.at('black', game)];
  return white || black ? [nameOr(white), ' – ', nameOr(black)] : [given(games.at('white_file', game))];
}

function copyCells(game) {
  const { games } = report;
  return {
    number: speech.numbers.format(game + 1),
    sheets: titleOf(game),
    plies: String(games.at('plies', game)),
    differing: String(games.at('differing', game)),
    doubtful: String(games.at('doubtful', game)),
    message: [given(games.at('white_file', game)), ' · ', given(games.at('black_file', game))],
  };
}

// ---------------------------------------------------------------------------------------------------------------------
// One game

const START = readFen(USUAL_START);

/** A row of both sheets, with what was chosen and why; `go` steps to its ply. */
function plyRows(row, ply, go) {
  const { plies } = copies;
  const agreed = plies.plain('agreed', row);
  const isDoubtful = plies.plain('doubt', row);
  const reason = (plies.plain('reason', row) ?? []).map(tell).join(BETWEEN_FACTS);
  const classes = [agreed ? '' : 'differs', isDoubtful ? 'doubtful' : ''].filter(Boolean).join(' ');
  const written = (name) => make('td', {}, given(plies.at(name, row)));
  const chosen = inLetters(plies.at('chosen', row));
  const sign = make('span', { role: 'img', 'aria-label': say(agreed ? 'page-reconcile-same' : 'page-reconcile-other') });
  sign.textContent = agreed ? '=' : '≠';
  return make(
    'tr',
    { class: classes || null, 'data-ply': ply },
    make('td', { class: 'numeric' }, moveNumber(START, ply)),
    written('white_sheet'),
    written('black_sheet'),
    make('td', { class: 'agreed' }, sign),
    make('td', {}, go ? make('button', { type: 'button', class: 'move', on: { click: () => go(ply) } }, chosen) : make('strong', {}, chosen)),
    make('td', { class: 'numeric' }, decimal(plies.plain('confidence', row) ?? 0, 2)),
    make('td', { class: 'reason-of' }, reason),
  );
}

function plyTable(rows) {
  const heads = ['page-move', 'page-reconcile-white-sheet', 'page-reconcile-black-sheet', '', 'page-reconcile-chosen', 'page-reconcile-confidence', 'page-reason'];
  return make(
    'table',
    { class: 'sheet-rows' },
    make('thead', {}, make('tr', {}, ...heads.map((key) => make('th', { scope: 'col' }, key ? say(key) : '')))),
    make('tbody', {}, ...rows),
  );
}

/** Where to look first: the ply on which the copies differ for the first time; null where they do not. */
function firstDiffering(game) {
  const place = (copies.ofGame.get(game) ?? []).findIndex((row) => !copies.plies.plain('agreed', row));
  return place < 0 ? null : place + 1;
}

function copiesPage(game, ply) {
  const { games } = report;
  const at = (name) => games.at(name, game);
  const table = make('div', { class: 'sheet-table', tabindex: 0, role: 'group', 'aria-label': say('page-moves') });
  const mark = (now) => {
    for (const row of table.querySelectorAll('tr.now')) row.classList.remove('now');
    const current = table.querySelector(`tr[data-ply="${now}"]`);
    current?.classList.add('now');
    if (current) scrollWithin(table, current);
  };
  const view = new GameView({
    game,
    finding: -1,
    ply: ply ?? firstDiffering(game),
    open: () => {},
    stepped: (now) => {
      mark(now);
      opened.ply = now;
      writeAddressSoon();
    },
  });
  // The rows are the line of moves here: where the view would mark its own, they are marked.
  view.markLine = () => mark(view.place.at);
  const rows = copies.ofGame.get(game) ?? [];
  table.append(plyTable(rows.map((row, place) => plyRows(row, place + 1, (to) => view.go(MOVES, to)))));
  const result = (name) => resultText(at(name)) || say('page-none');
  const element = make(
    'article',
    { class: 'case copies-case', 'aria-labelledby': 'case-title' },
    headOf(
      titleOf(game),
      make(
        'p',
        { class: 'where' },
        say('page-reconcile-counts', {
          plies: Number(at('plies')),
          differing: Number(at('differing')),
          doubtful: Number(at('doubtful')),
        }),
      ),
      make(
        'p',
        { class: resultsDiffer(game) ? 'problem' : 'quiet' },
        say('page-reconcile-result', { white: result('white_result'), black: result('black_result') }),
      ),
      whereOfCopies(game),
    ),
    make('div', { class: 'case-body copies-body' }, view.boardPane, table),
    make(
      'details',
      { class: 'game-facts', open: true },
      make('summary', {}, say('page-reconcile-copies')),
      fileList(game, true),
    ),
  );
  return { element, view };
}

/** Event, round and date, where a copy names them. */
function whereOfCopies(game) {
  const at = (name) => report.games.at(name, game);
  const parts = [];
  if (at('round')) parts.push(say('page-round-number', { round: isolated(at('round')) }));
  for (const name of ['event', 'date']) if (at(name)) parts.push(given(at(name)));
  return parts.length ? make('p', { class: 'where' }, ...parts.flatMap((part, place) => (place ? [' · ', part] : [part]))) : null;
}

/** The file of each copy, and with it the letters that it was read in. */
function fileList(game, withLetters) {
  const at = (name) => report.games.at(name, game);
  const lines = ['white', 'black'].map((side) =>
    make(
      'div',
      { class: 'labelled' },
      make('dt', {}, say(`page-reconcile-${side}-sheet`)),
      make(
        'dd',
        {},
        given(at(`${side}_file`), { class: 'path' }),
        withLetters ? make('span', { class: 'quiet' }, ` · ${say('page-alphabet')}: ${at(`${side}_letters`)}`) : null,
      ),
    ),
  );
  return make('dl', {}, ...lines);
}

/** The position in which a ply was played, with what was chosen there. */
function boardBefore(game, ply) {
  const moves = String(report.games.at('path', game)).split(' ');
  const squares = positionsOf(START, moves.slice(0, ply - 1)).at(-1);
  const arrows = [{ kind: 'move', move: arrowOf(moves[ply - 1], squares) }];
  return make('div', { class: 'copies-board' }, drawBoard({ squares, arrows }));
}

/** The rows on which copies differ, of the games of the filter, as they stand on paper: each game with the board where they
 * begin. */
function printedGames() {
  const first = make('p', {}, say('page-reconcile-first', { count: MOST_PRINTED }));
  const made = [make('h2', {}, say('page-reconcile-rows')), first];
  let left = MOST_PRINTED;
  for (const game of copies.found) {
    const shown = (copies.ofGame.get(game) ?? [])
      .map((row, place) => ({ row, ply: place + 1 }))
      .filter(({ row }) => !copies.plies.plain('agreed', row) || copies.plies.plain('doubt', row))
      .slice(0, left);
    if (!shown.length) continue;
    made.push(
      make(
        'section',
        { class: 'printed-copies' },
        make('h3', {}, ...titleOf(game)),
        fileList(game, false),
        boardBefore(game, shown[0].ply),
        plyTable(shown.map(({ row, ply }) => plyRows(row, ply, null))),
      ),
    );
    left -= shown.length;
    if (left <= 0) break;
  }
  return made;
}
