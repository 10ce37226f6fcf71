// The page of reconciled games as a whole: it starts here. Reads the data, joins the list of games and the one that is open, and
// keeps the address.

async function start() {
  copies.meta = await readMeta();
  speech.usual = copies.meta.language;
  readAddress();
  buildPanes(
    new TableView({
      filter,
      changed: listChanged,
      picked: (game) => open(game),
      kind: 'copies',
      sorts: SORTED,
      usual: 'number',
      toggles: { differing: 'page-reconcile-only-differing', doubtful: 'page-reconcile-only-doubtful' },
      searched: 'page-reconcile-search',
      cells: copyCells,
      classes: (game) => (report.games.at('doubtful', game) || resultsDiffer(game) ? ['differs'] : []),
      found: () => copies.found,
      counted: (count) => say('page-count-games', { shown: count, total: report.games.rows }),
      foots: () => {
        const missing = copies.meta.games - report.games.rows;
        return missing ? say('page-reconcile-left-out', { count: missing }) : say('page-keys');
      },
    }),
  );
  buildTools(copies.meta);
  report.games = await readTable('games', COPIES_CODED, tellProblem);
  copies.plies = await readTable('plies', [], tellProblem);
  for (let row = 0; row < copies.plies.rows; row += 1) listUnder(copies.ofGame, copies.plies.plain('game_row', row), row);
  if (opened.game < 0 && !PHONE.matches && report.games.rows) opened.game = 0;
  tellAgain();
  listen({ followed: followAddress, built: buildPaper, cleared: clearPaper });
  ready();
}

function listChanged() {
  refreshCopies();
  page.list.show();
  page.list.follow(opened.game);
  writeAddress(false);
}

function open(game) {
  Object.assign(opened, { game, ply: null });
  writeAddress(true);
  showOpened();
}

function showOpened() {
  if (opened.game >= report.games.rows) opened.game = -1;
  const made = opened.game < 0 ? null : copiesPage(opened.game, opened.ply, actions);
  showPage(made, say('page-pick-one'));
}

function closed() {
  Object.assign(opened, { game: -1, ply: null });
  writeAddress(true);
  page.list.follow(-1);
  showOpened();
  page.list.rows.focus({ preventScroll: true });
}

const actions = {
  neighbour: (by) => page.list.move(by),
  link: () => copy(location.href.split('#')[0] + addressNow()),
  stepped: (ply) => {
    opened.ply = ply;
    writeAddressSoon();
  },
  print: () => {
    printed.only = true;
    window.print();
  },
};

function retold() {
  refreshCopies();
  page.list.show();
  page.list.follow(opened.game);
  showOpened();
}

/** `#g=3&ply=17&differing=yes`. */
function addressNow() {
  const parts = new URLSearchParams();
  if (opened.game >= 0) parts.set('g', opened.game);
  if (opened.ply !== null) parts.set('ply', opened.ply);
  for (const name of ['differing', 'doubtful']) if (filter[name]) parts.set(name, 'yes');
  if (filter.query) parts.set('q', filter.query);
  if (filter.sort) parts.set('sort', filter.sort);
  addSpeech(parts);
  return `#${parts}`;
}

/** Takes filter and game from the address. Whatever is not understood is left out. */
function readAddress() {
  const parts = new URLSearchParams(location.hash.slice(1));
  opened.game = numberIn(parts, 'g');
  opened.ply = plyIn(parts);
  for (const name of ['differing', 'doubtful']) filter[name] = parts.get(name) === 'yes';
  filter.query = parts.get('q') ?? '';
  filter.sort = SORTED.includes((parts.get('sort') ?? '').replace(/^-/, '')) ? parts.get('sort') : '';
  readSpeech(parts);
}

function followAddress() {
  readAddress();
  tellAgain();
}

start().catch(startFailed);
