// The page of tournaments as a whole: it starts here.

const SUBJECT = {
  key: 'p',
  View: PlacesView,
  refresh: refreshPlaces,
  rows: () => ranked.lines.rows,
  made: linePage,
  paper: printedTournament,
  sorts: SORTED,
  toggles: { wrong: 'page-tournament-only-wrong' },
  opens(cell) {
    if (opened.row < 0) seen.tie = null;
    const name = [...(cell?.classList ?? [])].find((part) => tieOf(part) >= 0);
    if (name) Object.assign(seen, { tie: tieOf(name), isAsked: true });
  },
  written(parts) {
    const tournament = tournamentNow();
    if (tournament > 0) parts.set('t', tournament);
    if (seen.view !== 'standings') parts.set('view', seen.view);
    if (seen.tie !== null && opened.row >= 0) parts.set('tie', seen.tie);
    if (seen.view === 'pairings' && filter.round !== null) parts.set('round', filter.round);
  },
  understood(parts) {
    const tie = numberIn(parts, 'tie');
    const round = numberIn(parts, 'round');
    Object.assign(seen, {
      tournament: Math.max(numberIn(parts, 't'), 0),
      view: VIEWS.includes(parts.get('view')) ? parts.get('view') : 'standings',
      tie: tie < 0 ? null : tie,
    });
    filter.round = parts.get('round') === 'all' ? 'all' : round < 1 ? null : round;
  },
};

function countedPlaces(count) {
  if (seen.view === 'pairings') return say('page-tournament-count-pairings', { shown: count, total: ofTournament('pairings') ?? 0 });
  return say('page-tournament-count', { shown: count, total: ofTournament('lines') ?? 0 });
}

/** What is printed: standings and crosstable, or the pairings that are shown. */
function printedTournament() {
  const title = make('h2', {}, tell(ranked.tournaments.plain('title', tournamentNow())));
  if (seen.view === 'pairings') return [title, make('h3', {}, say('page-tournament-view-pairings')), ...pairingTables()];
  const rows = [...ranked.found.slice(0, MOST_PRINTED)];
  const [cross] = crosstable(rows, null);
  const isWide = crossColumns().length > 9;
  return [
    title,
    make('h3', {}, say('page-tournament-view-standings')),
    make('p', {}, say('page-tournament-count', { shown: rows.length, total: ofTournament('lines') ?? 0 })),
    placesTable(rows),
    make('section', { class: isWide ? 'wide-paper' : null }, make('h3', {}, say('page-tournament-view-crosstable')), cross),
  ];
}

async function start() {
  ranked.meta = await readMeta();
  // The list asks for tie-breaks as soon as it is built.
  ranked.tournaments = await readTable('tournaments', [], (_, error) => startFailed(error));
  const list = {
    kind: 'place',
    usual: 'rank',
    cells: placeCells,
    classes: () => [],
    found: () => ranked.found,
    counted: countedPlaces,
    foots: () => {
      const missing = ranked.meta.lines - ranked.lines.rows;
      return missing ? say('page-tournament-lines-left-out', { count: missing }) : say('page-tournament-keys');
    },
  };
  await startTable(ranked.meta, list, async () => {
    ranked.lines = await readTable('lines', LINES_CODED, tellProblem);
    ranked.pairings = await readTable('pairings', PAIRINGS_CODED, tellProblem);
    ranked.papers = await readTable('papers', [], tellProblem);
  });
}

start().catch(startFailed);
