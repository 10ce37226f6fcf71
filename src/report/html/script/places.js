// The places of tournaments: their numbers, which of them are shown and in which order, and the list of them. Which tournament,
// which view of it and which tie-break the reader looks at stands here too.

/** Everything that was in the page. */
const ranked = {
  meta: {},
  tournaments: new Table([], 0),
  lines: new Table([], 0),
  pairings: new Table([], 0),
  papers: new Table([], 0),
  /** The rows of the lines and of the pairings that are shown. */
  found: new Int32Array(0),
  paired: new Int32Array(0),
};

/** What the reader has asked to see. `round`: a number, `all`, or null for the usual one. */
const filter = { query: '', sort: '', wrong: false, round: null };

/** Where the reader is: a tournament, a view of it, and a tie-break (null: the first), which may have been asked for just now. */
const seen = { tournament: 0, view: 'standings', tie: null, isAsked: false };

const VIEWS = ['standings', 'crosstable', 'pairings'];
const LINES_CODED = ['name', 'id', 'federation', 'title', 'number'];
const PAIRINGS_CODED = ['white', 'black'];
const ABOUT = ['rank', 'number', 'title', 'player', 'federation', 'rating', 'points'];
/** How wide the columns of the list are, in rem; the names take what is left. */
const WIDTHS = { rank: 2.25, number: 2.25, title: 2.25, player: 8, federation: 2.75, rating: 3, points: 2.75 };
const TIE_WIDTH = 3.25;
const GAP = 0.375;
/** Padding on both sides, and room for the bar. */
const AROUND = 2.5;
/** Where the list is this narrow, in pixels, these give way. */
const NARROW = window.matchMedia('(max-width: 1150px)');
const GIVING_WAY = ['number', 'title', 'federation', 'rating'];
/** No tournament names more tie-breaks. */
const MOST_TIES = 50;
const SORTED = [...ABOUT, ...Array.from({ length: MOST_TIES }, (_, place) => `tie${place}`)];

/** The tournament that is looked at: that of the line that is open. */
function tournamentNow() {
  if (opened.row >= 0 && opened.row < ranked.lines.rows) return ranked.lines.plain('tournament', opened.row) ?? 0;
  return seen.tournament < ranked.tournaments.rows ? seen.tournament : 0;
}

/** What is known of the tournament that is looked at. */
function ofTournament(name) {
  return ranked.tournaments.plain(name, tournamentNow());
}

function tiesNow() {
  return ofTournament('tiebreaks') ?? [];
}

/** The column of a tie-break, or -1: `tie2` is the third. */
function tieOf(name) {
  return /^tie\d+$/.test(name) ? Number(name.slice(3)) : -1;
}

/** A value as a number, so that `9.5` and `14` can be compared; null where there is none. */
function numberOf(value) {
  if (value === null || value === undefined || value === '') return null;
  return Array.isArray(value) ? value[1] / 10 ** value[2] : Number(value);
}

/** A value as it is shown. */
function valueText(value) {
  return value === null || value === undefined ? '' : shown(value, false);
}

/** A number for each line by which the list is sorted; null: the order of the page, that of the places. */
function lineRank(name) {
  const { lines } = ranked;
  if (name === 'player') return rankBy(lines.coded.name);
  if (name === 'title' || name === 'federation') return rankBy(lines.coded[name]);
  const tie = tieOf(name);
  if (tie < 0 && !['number', 'rating', 'points'].includes(name)) return null;
  const value = (row) => (tie < 0 ? lines.plain(name, row) : lines.plain('values', row)?.[tie]);
  // Whoever has no such number stands below all who have one; four decimals are the most there are, and points may be negative.
  return (row) => {
    const number = numberOf(value(row));
    return number === null ? 0 : Math.round(number * 10_000) + 2 ** 28;
  };
}

/** The rows of a table that belong to the tournament, from the first to before the last. */
function rangeOf(first, count, table) {
  const from = ofTournament(first) ?? 0;
  return [from, Math.min(from + (ofTournament(count) ?? 0), table.rows)];
}

/** For each word of the search, which values of these columns hold it. */
function searchedIn(table, columns) {
  const words = folded(filter.query).split(/\s+/).filter(Boolean);
  return words.map((word) => columns.map((name) => [table.coded[name].ids, holding(table.coded[name], word)]));
}

/** Filters and sorts anew. */
function refreshPlaces() {
  const { lines, pairings } = ranked;
  const holds = (words, row) => words.every((columns) => columns.some(([ids, flags]) => flags[ids[row]] === 1));
  const [first, last] = rangeOf('first', 'lines', lines);
  const words = searchedIn(lines, LINES_CODED);
  const found = matching(lines.rows, (row) => row >= first && row < last && lines.coded.name.ids[row] >= 0 && holds(words, row));
  ranked.found = inOrder(found, lineRank(filter.sort.replace(/^-/, '')), filter.sort.startsWith('-'));
  const [begin, end] = rangeOf('first_pairing', 'pairings', pairings);
  const names = searchedIn(pairings, PAIRINGS_CODED);
  const round = roundNow();
  ranked.paired = matching(pairings.rows, (row) => {
    if (row < begin || row >= end) return false;
    if (round !== 'all' && pairings.plain('round', row) !== round) return false;
    if (filter.wrong && pairings.plain('verdict', row) !== 'wrong') return false;
    return holds(names, row);
  });
}

/** The round whose pairings are shown: the last one, unless the reader has chosen; of wrong ones, those of all. */
function roundNow() {
  const last = ofTournament('last_paired') ?? 0;
  if (filter.round === 'all' || (filter.round === null && filter.wrong)) return 'all';
  return filter.round !== null && filter.round <= last ? filter.round : last;
}

/** What stands in an address around the number of a line. Thousands of links are made in one go, so it is kept for that long. */
let around = null;

/** The address of a line, with everything else as it is. */
function addressOf(row) {
  if (!around) {
    const parts = new URLSearchParams(addressNow().slice(1));
    parts.set('p', 'ROW');
    // What was searched for cannot look like that: its signs are escaped.
    around = `#${parts}`.split('p=ROW');
    queueMicrotask(() => {
      around = null;
    });
  }
  return around.join(`p=${row}`);
}

/** A name, as a link to its line where it has one. */
function sideLink(name, row) {
  if (row === null || row === undefined || row >= ranked.lines.rows) return nameOr(name ?? '');
  return make('a', { href: addressOf(row), 'data-side': row }, nameOr(name ?? ''));
}

/** White or Black as a square that light and dark grounds do not turn round, with its word for who does not see it. */
function colourSign(colour) {
  if (!colour) return null;
  const word = say('page-colour', { colour });
  return make('span', { class: `side ${colour}`, role: 'img', 'aria-label': word, title: word });
}

/** `½` for `=`, and a minus for a game lost without play. */
function signText(result) {
  if (result === '=') return '½';
  if (result === '-') return '−';
  return valueText(result);
}

// ---------------------------------------------------------------------------------------------------------------------
// The list

/** Standings, crosstable or pairings, with what chooses among them. Lines are picked in all of them. */
class PlacesView extends TableView {
  build() {
    super.build();
    this.whole = make('div', { class: 'whole', hidden: true });
    this.element.insertBefore(this.whole, this.empty);
    this.whole.addEventListener('click', (event) => this.clicked(event));
    NARROW.addEventListener('change', () => this.filterChanged());
  }

  /** One line, or two where there is little room. */
  get rowHeight() {
    return PHONE.matches ? 50 : 32;
  }

  /** What is known of nobody has no column. */
  columns() {
    const [first, last] = rangeOf('first', 'lines', ranked.lines);
    const isKnown = (name) => {
      if (!['title', 'federation', 'rating'].includes(name)) return true;
      for (let row = first; row < last; row += 1) if (valueText(ranked.lines.plain(name, row)) !== '') return true;
      return false;
    };
    return [...ABOUT.filter(isKnown), ...tiesNow().map((_, place) => `tie${place}`)];
  }

  /** The columns of the list, as many as there is room for. */
  shownColumns() {
    return this.columns().filter((name) => !NARROW.matches || !GIVING_WAY.includes(name));
  }

  labelOfColumn(name) {
    if (name === 'player' && ofTournament('teams')) return say('page-head-team');
    const tie = tieOf(name);
    return tie < 0 ? say(`page-head-${name}`) : (tiesNow()[tie] ?? '');
  }

  shownCount() {
    return seen.view === 'pairings' ? ranked.paired.length : this.entries().length;
  }

  buildFilters() {
    const focus = document.activeElement?.id;
    this.search = this.searchField('page-tournament-search');
    const views = VIEWS.map((name) =>
      this.toggle(name, [say(`page-tournament-view-${name}`)], () => {
        seen.view = name;
      }),
    );
    const group = (key, ...content) => make('div', { class: 'toggles few', role: 'group', 'aria-label': say(key) }, ...content);
    this.filters.replaceChildren(
      ...(ranked.meta.tournaments > 1 ? [this.chooser()] : []),
      group('page-tournament-view', ...views),
      ...(seen.view === 'pairings' ? [group('page-round', ...this.rounds())] : []),
      this.search,
    );
    this.showFilters();
    if (focus) document.getElementById(focus)?.focus();
  }

  /** The tournament, where there are several. Those of one name are told apart by their files. */
  chooser() {
    const { tournaments } = ranked;
    const titles = Array.from({ length: tournaments.rows }, (_, place) => tell(tournaments.plain('title', place)));
    const twice = titles.filter((title, place) => titles.indexOf(title) !== place);
    const options = titles.map((title, place) => {
      const file = twice.includes(title) ? ` · ${visible(tournaments.at('file', place))}` : '';
      return make('option', { value: place, selected: place === tournamentNow() }, `${title}${file}`);
    });
    const change = (event) => {
      Object.assign(seen, { tournament: Number(event.target.value), tie: null });
      Object.assign(filter, { round: null, sort: '' });
      opened.row = -1;
      refreshPlaces();
      if (!PHONE.matches && ranked.found.length) [opened.row] = ranked.found;
      this.filterChanged();
    };
    const name = say('page-tournament-choose');
    return make(
      'div',
      { class: 'choices' },
      make('select', { id: 'tournament', class: 'set', 'aria-label': name, title: name, on: { change } }, ...options),
    );
  }

  rounds() {
    const last = ofTournament('last_paired') ?? 0;
    const numbers = Array.from({ length: last }, (_, place) => place + 1);
    const choice = (round, label, title) => {
      const made = this.toggle(`round-${round}`, [label], () => {
        filter.round = round;
      });
      made.setAttribute('aria-label', title);
      made.classList.add('small');
      return made;
    };
    return [
      ...numbers.map((round) => choice(round, String(round), say('page-round-number', { round }))),
      choice('all', say('page-any-round'), say('page-any-round')),
      ofTournament('system')
        ? this.toggle('wrong', ['● ', say('page-tournament-only-wrong')], () => {
            filter.wrong = !filter.wrong;
            filter.round = null;
          })
        : null,
    ];
  }

  filterChanged() {
    this.buildFilters();
    this.changed(true);
    showOpened();
  }

  showFilters() {
    const pressed = Object.fromEntries(VIEWS.map((name) => [name, seen.view === name]));
    for (let round = 1; round <= (ofTournament('last_paired') ?? 0); round += 1) pressed[`round-${round}`] = roundNow() === round;
    this.showPressed({ ...pressed, 'round-all': roundNow() === 'all', wrong: filter.wrong });
    this.showQuery();
    this.listed = this.shownColumns();
    this.buildHeads(this.kind, this.listed, 'rank');
    const widths = this.listed.map((name) => WIDTHS[name] ?? TIE_WIDTH);
    const columns = this.listed.map((name, place) => (name === 'player' ? `minmax(${widths[place]}rem, 1fr)` : `${widths[place]}rem`));
    this.element.style.setProperty('--columns', columns.join(' '));
    this.element.style.setProperty('--least-width', `${widths.reduce((sum, width) => sum + width + GAP, AROUND)}rem`);
  }

  show() {
    super.show();
    const isList = seen.view === 'standings';
    this.grid.hidden = !isList || this.shownCount() === 0;
    this.whole.hidden = isList || this.shownCount() === 0;
    if (isList) this.whole.replaceChildren();
    else this.whole.replaceChildren(...(seen.view === 'crosstable' ? crosstable(ranked.found, this) : pairingTables()));
    this.element.classList.toggle('is-whole', !isList);
    this.markPicked();
  }

  layOut() {
    super.layOut();
    if (seen.view !== 'standings') this.grid.hidden = true;
  }

  draw() {
    super.draw();
    this.markPicked();
  }

  /** Marks the line that is open in the crosstable and among the pairings. */
  markPicked() {
    const picked = this.cursor < 0 ? -1 : this.entries()[this.cursor];
    for (const marked of this.whole.querySelectorAll('.picked')) marked.classList.remove('picked');
    for (const marked of this.whole.querySelectorAll(`tr[data-row="${picked}"], [data-side="${picked}"]`))
      marked.classList.add('picked');
  }

  reveal() {
    super.reveal();
    const picked = seen.view === 'crosstable' ? this.whole.querySelector('tr.picked') : null;
    if (!picked) return;
    const [box, row] = [this.whole, picked].map((element) => element.getBoundingClientRect());
    if (row.top < box.top + row.height) this.whole.scrollTop -= box.top + row.height - row.top;
    else if (row.bottom > box.bottom) this.whole.scrollTop += row.bottom - box.bottom;
  }

  /** A row of the crosstable opens its line, a cell with an opponent his. */
  clicked(event) {
    if (event.target.closest('a, button')) return;
    const row = event.target.closest('[data-met]')?.dataset.met ?? event.target.closest('tr[data-row]')?.dataset.row;
    if (row !== undefined) this.pickLine(Number(row));
  }

  pickLine(row) {
    const place = this.entries().indexOf(row);
    if (place >= 0) this.pick(place);
    else {
      // The search hides him, but not in the address.
      open(row);
      this.follow(row);
    }
  }

  row(place) {
    const made = super.row(place);
    for (const cell of made.querySelectorAll('.cell:not(.message)')) if (!this.listed.includes(cell.classList[1])) cell.remove();
    const tie = tieNow();
    if (place === this.cursor) made.querySelector(`.tie${tie}`)?.classList.add('now');
    return made;
  }
}

/** The tie-break that is unfolded. */
function tieNow() {
  return Math.min(seen.tie ?? 0, Math.max(tiesNow().length - 1, 0));
}

function placeCells(row) {
  const { lines } = ranked;
  const ties = tiesNow();
  const values = ties.map((_, place) => valueText(lines.plain('values', row)?.[place]));
  const about = [say('page-tournament-start-number', { number: String(lines.at('number', row)) }), lines.at('federation', row)];
  const told = ties.map((name, place) => (values[place] === '' ? '' : `${name} ${values[place]}`));
  return {
    rank: String(lines.plain('rank', row) ?? ''),
    number: lines.at('number', row),
    title: given(lines.at('title', row)),
    player: nameOr(lines.at('name', row)),
    federation: given(lines.at('federation', row)),
    rating: valueText(lines.plain('rating', row)),
    points: valueText(lines.plain('points', row)),
    ...Object.fromEntries(values.map((value, place) => [`tie${place}`, value])),
    // Where there is no room for columns.
    message: [...about, ...told].filter(Boolean).join(' · '),
  };
}

/** The lines that are shown, as a table that does not move. */
function placesTable(rows) {
  const columns = page.list.columns();
  const isText = (name) => ['player', 'title', 'federation'].includes(name);
  const cells = (row) => {
    const { message, player, ...rest } = placeCells(row);
    const name = make('th', { scope: 'row' }, player);
    return columns.map((column) =>
      column === 'player' ? name : make('td', { class: isText(column) ? null : 'numeric' }, rest[column]),
    );
  };
  return make(
    'table',
    { class: 'places' },
    make('thead', {}, make('tr', {}, ...columns.map((name) => make('th', { scope: 'col', class: isText(name) ? null : 'numeric' }, page.list.labelOfColumn(name))))),
    make('tbody', {}, ...rows.map((row) => make('tr', {}, ...cells(row)))),
  );
}
