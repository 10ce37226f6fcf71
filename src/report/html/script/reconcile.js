// The page of reconciled games as a whole: it starts here.

const SUBJECT = {
  key: 'g',
  refresh: refreshCopies,
  rows: () => report.games.rows,
  made: copiesPage,
  paper: printedGames,
  sorts: SORTED,
  toggles: { differing: 'page-reconcile-only-differing', doubtful: 'page-reconcile-only-doubtful' },
};

async function start() {
  copies.meta = await readMeta();
  const list = {
    kind: 'copies',
    usual: 'number',
    searched: 'page-reconcile-search',
    cells: copyCells,
    classes: (game) => (report.games.at('doubtful', game) || resultsDiffer(game) ? ['differs'] : []),
    found: () => copies.found,
    counted: (count) => say('page-count-games', { shown: count, total: report.games.rows }),
    foots: () => {
      const missing = copies.meta.games - report.games.rows;
      return missing ? say('page-reconcile-left-out', { count: missing }) : say('page-keys');
    },
  };
  await startTable(copies.meta, list, async () => {
    report.games = await readTable('games', COPIES_CODED, tellProblem);
    copies.plies = await readTable('plies', [], tellProblem);
    for (let row = 0; row < copies.plies.rows; row += 1)
      listUnder(copies.ofGame, copies.plies.plain('game_row', row), row);
  });
}

start().catch(startFailed);
