// The players of a rating run: their numbers, which of them are shown and in which order, and the cells of their rows.

const BASES = ['submitted', 'audited'];

/** Everything that was in the page. */
const rated = { meta: {}, players: new Table([], 0), papers: new Table([], 0), found: new Int32Array(0), remarks: {} };

/** What the reader has asked to see. */
const filter = { query: '', sort: '', differing: false, remarked: false };

const PLAYERS_CODED = ['name', 'id', 'federation', 'k_audited'];
const NUMBERS = ['before', 'games', 'score', 'expected', 'change_submitted', 'change_audited', 'after'];
const SORTED = ['player', 'before', 'games', 'score', 'expected', 'k', 'change_submitted', 'change_audited', 'after', 'plot'];

/** The column behind a head: of what is reckoned, the audited number. */
function columnOf(name) {
  return name === 'before' || name.startsWith('change_') ? name : `${name}_audited`;
}

/** A number of a cell in hundredths, so that `2310` and `2310.25` can be compared; null where there is none. */
function hundredthsOf(value) {
  if (value === null || value === '') return null;
  return Array.isArray(value) ? value[1] : value * 100;
}

/** A number for each player by which the list is sorted; the order of the page is that of the pictures. */
function playerRank(name) {
  const { players } = rated;
  if (name === 'player') return rankBy(players.coded.name);
  if (name === 'k') return rankBy(players.coded.k_audited);
  if (!NUMBERS.includes(name)) return null;
  const column = columnOf(name);
  // Whoever has no such number stands below all who have one; a change may be negative, and ranks may not.
  return (row) => {
    const number = hundredthsOf(players.plain(column, row));
    return number === null ? 0 : number + 2 ** 28;
  };
}

/** The remarks of a player in words, made in each language when they are first asked for. */
function remarksOf(row) {
  rated.remarks[speech.language] ??= [];
  const told = rated.remarks[speech.language];
  told[row] ??= (rated.players.plain('remarks_audited', row) ?? []).map(tell).join(BETWEEN_FACTS);
  return told[row];
}

/** Filters and sorts anew. */
function refreshPlayers() {
  const { players } = rated;
  const { name: names, id: ids, federation } = players.coded;
  const words = folded(filter.query)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ word, columns: [names, ids, federation].map((column) => [column.ids, holding(column, word)]) }));
  const found = matching(players.rows, (row) => {
    // A row of a chunk that could not be read: the page has said so.
    if (names.ids[row] < 0) return false;
    if (filter.differing && !players.plain('differs', row)) return false;
    if (filter.remarked && !players.plain('remarks_audited', row)?.length) return false;
    return words.every(
      ({ word, columns }) =>
        columns.some(([column, flags]) => flags[column[row]] === 1) || folded(remarksOf(row)).includes(word),
    );
  });
  rated.found = inOrder(found, playerRank(filter.sort.replace(/^-/, '')), filter.sort.startsWith('-'));
}

// ---------------------------------------------------------------------------------------------------------------------
// Numbers as they are shown

function shownHundredths(number) {
  return number === null || number === '' ? '' : decimal(number, 2);
}

function shownScore(halves) {
  return halves === null || halves === '' ? '' : shown(['halves', halves], false);
}

/** What a player's column says, as it is shown. */
function shownCell(name, row) {
  const value = rated.players.plain(name, row);
  if (value === null || value === '') return '';
  if (name.startsWith('score')) return shownScore(value);
  if (/^(expected|change|mean|error)/.test(name)) return shownHundredths(value);
  return shown(value, false);
}

/** The cells of a row of the list. */
function playerCells(row) {
  const { players } = rated;
  const numbers = NUMBERS.map((name) => [name, shownCell(columnOf(name), row)]);
  const { expected, ...rest } = Object.fromEntries(numbers);
  const about = [players.at('id', row), players.at('federation', row)].filter(Boolean).map((text) => given(text));
  return {
    player: nameOr(players.at('name', row)),
    before: rest.before,
    games: rest.games,
    score: rest.score,
    expected,
    k: players.at('k_audited', row),
    change_submitted: rest.change_submitted,
    change_audited: rest.change_audited,
    after: rest.after,
    plot: plotOf(row),
    message: [...about.flatMap((part) => [part, ' ']), remarksOf(row)],
  };
}

// ---------------------------------------------------------------------------------------------------------------------
// The picture of a player, as Rust draws it into the plain table (`plot.rs`)

function plotOf(row) {
  const { plot } = rated.meta;
  const svg = draw('svg', { class: 'plot', 'aria-hidden': 'true' });
  svg.append(...(plot.kind === 'changes' ? changeBars(row, plot) : ratingDots(row, plot)));
  return svg;
}

/** What the colours of the pictures mean, and the ends of their scale. */
function plotLegend() {
  const { most, least = -most } = rated.meta.plot;
  const keys = BASES.map((basis) => make('span', { class: basis }, say(`page-${basis}`)));
  const [from, to] = [least, most].map(shownHundredths);
  return make('div', { class: 'keys-of-plot' }, ...keys, make('i', {}, say('page-rating-scale', { from, to })));
}

const percent = (part) => `${part.toFixed(2)}%`;

function changeBars(row, { most }) {
  const bars = [draw('line', { class: 'zero', x1: '50%', x2: '50%', y1: 0, y2: 22 })];
  for (const [place, basis] of BASES.entries()) {
    const change = rated.players.plain(`change_${basis}`, row);
    if (change === null) continue;
    const length = (50 * Math.abs(change)) / most;
    const x = percent(change < 0 ? 50 - length : 50);
    bars.push(draw('rect', { class: basis, x, y: place * 10 + 2, width: percent(length), height: 8 }));
  }
  return bars;
}

function ratingDots(row, { least, most }) {
  const at = (rating) => percent((100 * (rating - least)) / (most - least));
  return BASES.flatMap((basis) => {
    const rating = hundredthsOf(rated.players.plain(`after_${basis}`, row));
    if (rating === null) return [];
    const error = rated.players.plain(`error_${basis}`, row) ?? 0;
    return [
      draw('line', { class: basis, x1: at(rating - error), x2: at(rating + error), y1: 11, y2: 11 }),
      draw('circle', { class: basis, cx: at(rating), cy: 11, r: 4 }),
    ];
  });
}
