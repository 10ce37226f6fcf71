// The page of ratings as a whole: it starts here. Reads the data, joins the list of players and the one that is open, and keeps
// the address.

async function start() {
  rated.meta = await readMeta();
  speech.usual = rated.meta.language;
  readAddress();
  buildPanes(
    new TableView({
      filter,
      changed: listChanged,
      picked: (player) => open(player),
      kind: `player ${rated.meta.plot.kind}`,
      sorts: SORTED,
      usual: 'plot',
      toggles: { differing: 'page-rating-only-differing', remarked: 'page-rating-only-remarked' },
      searched: 'page-rating-search',
      cells: playerCells,
      classes: (row) => (rated.players.plain('differs', row) ? ['differs'] : []),
      legend: plotLegend,
      found: () => rated.found,
      counted: (count) => say('page-rating-count', { shown: count, total: rated.players.rows }),
      foots: () => {
        const missing = rated.meta.players - rated.players.rows;
        return missing ? say('page-rating-players-left-out', { count: missing }) : say('page-rating-keys');
      },
    }),
  );
  buildTools(rated.meta);
  rated.players = await readTable('players', PLAYERS_CODED, tellProblem);
  rated.papers = await readTable('papers', [], tellProblem);
  tellAgain();
  if (opened.player < 0 && !PHONE.matches && rated.found.length) [opened.player] = rated.found;
  showOpened();
  page.list.follow(opened.player);
  listen({ followed: followAddress, built: buildPaper, cleared: clearPaper });
  ready();
}

function listChanged() {
  refreshPlayers();
  page.list.show();
  page.list.follow(opened.player);
  writeAddress(false);
}

function open(player) {
  opened.player = player;
  writeAddress(true);
  showOpened();
}

function showOpened() {
  if (opened.player >= rated.players.rows) opened.player = -1;
  showPage(opened.player < 0 ? null : playerPage(opened.player, actions), say('page-pick-one'));
}

function closed() {
  opened.player = -1;
  writeAddress(true);
  page.list.follow(-1);
  showOpened();
  page.list.rows.focus({ preventScroll: true });
}

const actions = {
  neighbour: (by) => page.list.move(by),
  link: () => copy(location.href.split('#')[0] + addressNow()),
  print: () => {
    printed.only = true;
    window.print();
  },
};

function retold() {
  rated.remarks = [];
  refreshPlayers();
  page.list.show();
  page.list.follow(opened.player);
  showOpened();
}

// ---------------------------------------------------------------------------------------------------------------------
// The address

/** `#p=12&differing=yes&q=anna&sort=-after`. */
function addressNow() {
  const parts = new URLSearchParams();
  if (opened.player >= 0) parts.set('p', opened.player);
  for (const name of ['differing', 'remarked']) if (filter[name]) parts.set(name, 'yes');
  if (filter.query) parts.set('q', filter.query);
  if (filter.sort) parts.set('sort', filter.sort);
  addSpeech(parts);
  return `#${parts}`;
}

/** Takes filter and player from the address. Whatever is not understood is left out. */
function readAddress() {
  const parts = new URLSearchParams(location.hash.slice(1));
  opened.player = numberIn(parts, 'p');
  for (const name of ['differing', 'remarked']) filter[name] = parts.get(name) === 'yes';
  filter.query = parts.get('q') ?? '';
  filter.sort = SORTED.includes((parts.get('sort') ?? '').replace(/^-/, '')) ? parts.get('sort') : '';
  readSpeech(parts);
}

function followAddress() {
  readAddress();
  tellAgain();
}

start().catch(startFailed);
