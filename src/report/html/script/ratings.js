// The page of ratings as a whole: it starts here.

const SUBJECT = {
  key: 'p',
  refresh: refreshPlayers,
  rows: () => rated.players.rows,
  made: playerPage,
  paper: printedPlayers,
  sorts: SORTED,
  toggles: { differing: 'page-rating-only-differing', remarked: 'page-rating-only-remarked' },
};

async function start() {
  rated.meta = await readMeta();
  const list = {
    kind: `player ${rated.meta.plot.kind}`,
    usual: 'plot',
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
  };
  await startTable(rated.meta, list, async () => {
    rated.players = await readTable('players', PLAYERS_CODED, tellProblem);
    rated.papers = await readTable('papers', [], tellProblem);
  });
}

start().catch(startFailed);
