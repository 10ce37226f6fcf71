// The crosstable: a row for each line, a column for each round or, where everybody meets everybody, for each opponent. A cell
// that is pointed at or focused marks the row of the opponent and the cell in it that tells the same round.

/** More rows than these are drawn when they are asked for. */
const MOST_DRAWN = 400;

/** The columns: `{ label, title, cells }`, where `cells` gives the rounds of a line that stand there. */
function crossColumns() {
  const { lines } = ranked;
  if (!ofTournament('round_robin')) {
    return Array.from({ length: ofTournament('rounds') ?? 0 }, (_, place) => ({
      label: String(place + 1),
      title: say('page-round-number', { round: place + 1 }),
      cells: (row) => [lines.plain('rounds', row)?.[place]].filter(Boolean),
    }));
  }
  const [first, last] = rangeOf('first', 'lines', lines);
  return Array.from({ length: last - first }, (_, place) => {
    const opponent = first + place;
    return {
      label: lines.at('number', opponent),
      title: visible(lines.at('name', opponent)),
      opponent,
      cells: (row) => (lines.plain('rounds', row) ?? []).filter((round) => round.opponent === opponent),
    };
  });
}

/** One round in a cell: the opponent's number, where the column does not say it, the colour and what came of it. */
function crossRound(round, withNumber) {
  return make(
    'span',
    { class: 'met-in' },
    withNumber && round.number !== null ? make('span', { class: 'number' }, String(round.number)) : null,
    colourSign(round.colour),
    make('span', { class: 'result' }, signText(round.result)),
  );
}

function crossCell(column, place, row) {
  const isOwn = column.opponent === row;
  const rounds = isOwn ? [] : column.cells(row);
  const met = rounds.find((round) => round.opponent !== null)?.opponent ?? null;
  const told = rounds.map((round) => tell(round.told)).join(BETWEEN_FACTS);
  return make(
    'td',
    {
      class: isOwn ? 'own' : null,
      tabindex: -1,
      'data-column': place,
      'data-met': met,
      'aria-label': isOwn ? '×' : told,
      title: told || null,
    },
    isOwn ? '×' : null,
    ...rounds.map((round) => crossRound(round, column.opponent === undefined)),
  );
}

function crossRow(columns, row) {
  const { lines } = ranked;
  return make(
    'tr',
    { 'data-row': row },
    make('td', { class: 'numeric rank' }, String(lines.plain('rank', row) ?? '')),
    make('td', { class: 'numeric' }, lines.at('number', row)),
    make('th', { scope: 'row' }, sideLink(lines.at('name', row), row)),
    make('td', { class: 'numeric points' }, valueText(lines.plain('points', row))),
    ...columns.map((column, place) => crossCell(column, place, row)),
  );
}

/** The crosstable of these lines, and a button for those that are not drawn yet. With `list` it answers pointer and keys. */
function crosstable(rows, list) {
  const columns = crossColumns();
  const heads = ['rank', 'number', 'player', 'points'].map((name) => make('th', { scope: 'col', class: `head-${name}` }, page.list.labelOfColumn(name)));
  const drawn = (from, to) => [...rows.slice(from, to)].map((row) => crossRow(columns, row));
  const body = make('tbody', {}, ...drawn(0, MOST_DRAWN));
  const table = make(
    'table',
    { class: 'crosstable' },
    make(
      'thead',
      {},
      make('tr', {}, ...heads, ...columns.map(({ label, title }) => make('th', { scope: 'col', class: 'column', title }, label))),
    ),
    body,
  );
  if (list) {
    for (const [event, shows] of [
      ['mouseover', true],
      ['focusin', true],
      ['mouseout', false],
      ['focusout', false],
    ])
      table.addEventListener(event, ({ target }) => markMet(table, shows ? target.closest('td[data-met]') : null));
    table.addEventListener('keydown', (event) => answerInTable(event, list));
    body.querySelector('td[data-column]')?.setAttribute('tabindex', 0);
  }
  if (rows.length <= MOST_DRAWN) return [table];
  const rest = button('page-tournament-show-all', () => {
    body.append(...drawn(MOST_DRAWN));
    rest.remove();
    list?.markPicked();
  }, {}, { count: rows.length });
  return [table, rest];
}

/** Marks whom a cell speaks of, and the cell of his that speaks of the same; without a cell, nobody. */
function markMet(table, cell) {
  for (const marked of table.querySelectorAll('.met, .same-round')) marked.classList.remove('met', 'same-round');
  if (!cell) return;
  cell.classList.add('same-round');
  const opponent = table.querySelector(`tr[data-row="${cell.dataset.met}"]`);
  opponent?.classList.add('met');
  const own = cell.closest('tr').dataset.row;
  const back = [...(opponent?.querySelectorAll(`td[data-met="${own}"]`) ?? [])];
  const same = back.find(({ dataset }) => dataset.column === cell.dataset.column) ?? back[0];
  same?.classList.add('same-round');
}

/** Arrow keys go from cell to cell, and Enter opens whom the cell speaks of, else whose row it is. */
function answerInTable(event, list) {
  const cell = event.target.closest('td[data-column]');
  if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
  const row = cell.closest('tr');
  const below = (next) => next?.querySelector(`td[data-column="${cell.dataset.column}"]`);
  const beside = (next) => (next?.matches('td[data-column]') ? next : null);
  const to = {
    ArrowRight: () => beside(cell.nextElementSibling),
    ArrowLeft: () => beside(cell.previousElementSibling),
    ArrowDown: () => below(row.nextElementSibling),
    ArrowUp: () => below(row.previousElementSibling),
  }[event.key];
  if (!to && event.key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
  if (!to) {
    list.pickLine(Number(cell.dataset.met ?? row.dataset.row));
    return;
  }
  const next = to();
  if (!next) return;
  cell.setAttribute('tabindex', -1);
  next.setAttribute('tabindex', 0);
  next.focus();
}
