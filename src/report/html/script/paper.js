// One player: his numbers as submitted and as audited, the calculation of both on paper, and his games. Also the table of
// players that is printed.

const SUMS = ['games', 'score', 'mean', 'expected', 'k', 'change', 'after', 'error'];

/** The lines of the calculation, as `rate --explain` prints them; null where there was no room for it. */
function paperText(row, basis) {
  const stored = rated.papers.plain(basis, row);
  const lines = stored ?? rated.papers.plain('submitted', row);
  if (!lines) return null;
  return lines
    .map(([before, facts], place) => {
      // The calculation as audited is not stored where it differs in nothing but the basis that its heading names.
      const told = place === 0 ? facts.map(([key, values]) => [key, { ...values, basis }]) : facts;
      return `${before}${told.map(tell).join(BETWEEN_FACTS)}\n`;
    })
    .join('');
}

function playerPage(row) {
  const { players } = rated;
  const about = [players.at('id', row), players.at('federation', row)].filter(Boolean);
  const papers = BASES.map((basis) => paperText(row, basis));
  const where = make('p', { class: 'where' }, ...about.flatMap((part, place) => [place ? ' · ' : '', given(part)]));
  const element = make(
    'article',
    { class: 'case player-case', 'aria-labelledby': 'case-title' },
    headOf([nameOr(players.at('name', row))], where),
    sumsOf(row),
    papers[0] === null
      ? make('p', { class: 'notice' }, say('page-rating-paper-left-out'))
      : make('h3', {}, say('page-rating-paper')),
    ...papers
      .filter((text) => text !== null)
      .map((text, place) => make('pre', { class: `paper ${BASES[place]}`, dir: 'auto' }, text)),
    gamesOf(row),
  );
  return { element, view: null };
}

/** The sums of both bases side by side; what differs is marked. */
function sumsOf(row) {
  const { players } = rated;
  const lines = SUMS.flatMap((name) => {
    const [submitted, audited] = BASES.map((basis) => shownCell(`${name}_${basis}`, row));
    if (submitted === '' && audited === '') return [];
    return [
      make(
        'tr',
        { class: submitted === audited ? null : 'differs' },
        make('th', { scope: 'row' }, say(`page-rating-${name}`)),
        make('td', { class: 'numeric' }, submitted),
        make('td', { class: 'numeric' }, audited),
      ),
    ];
  });
  const before = shownCell('before', row);
  const head = (key) => make('th', { scope: 'col', class: 'numeric' }, say(key));
  return make(
    'table',
    { class: 'sums' },
    make('caption', {}, before === '' ? say('page-rating-unrated') : say('page-rating-before', { rating: before })),
    make('thead', {}, make('tr', {}, make('td', {}), head('page-submitted'), head('page-audited'))),
    make('tbody', {}, ...lines),
    players.plain('differs', row) ? make('tfoot', {}, make('tr', {}, make('td', { colspan: 3 }, plotOf(row)))) : null,
  );
}

/** The games of a player, each as it counts; where the audit changes it, as submitted and as audited. */
function gamesOf(row) {
  const games = rated.papers.plain('games', row) ?? [];
  if (!games.length) return null;
  const heads = ['round', 'opponent', 'rating', 'difference', 'expected', 'score', 'change', 'remark'];
  return make(
    'section',
    { class: 'games-of' },
    make('h3', {}, say(rated.meta.every_game ? 'page-rating-games' : 'page-rating-games-left-out')),
    make(
      'table',
      { class: 'player-games' },
      make('thead', {}, make('tr', {}, ...heads.map((name) => make('th', { scope: 'col' }, say(`page-rating-head-${name}`))))),
      make('tbody', {}, ...games.map(gameRow)),
    ),
  );
}

function gameRow(game) {
  const last = game.lines[game.lines.length - 1];
  const both = (show) => {
    const [first, second = first] = game.lines.map((line) => (line ? show(line) : ''));
    return first === second ? [first] : [make('del', {}, first), ' ', make('strong', {}, second)];
  };
  const number = (show) => make('td', { class: 'numeric' }, ...both(show));
  const plain = (value) => (value === null ? '' : String(value));
  const opponent =
    game.row !== null && game.row < rated.players.rows
      ? make('a', { href: `#p=${game.row}` }, nameOr(game.opponent))
      : nameOr(game.opponent);
  const difference = ({ difference: real, counted }) =>
    counted === null || counted === real ? plain(real) : `${plain(real)} (${counted})`;
  const remarks = [
    last?.why ? tell(last.why) : '',
    game.changed ? [say('page-rating-changed-by'), ' ', ...game.findings.flatMap(ruleMark)] : '',
    make('span', { class: 'quiet' }, given(game.file, { class: 'path' }), ` ${game.game}`),
  ];
  return make(
    'tr',
    { class: [last?.why ? 'not-counted' : '', game.changed ? 'differs' : ''].join(' ').trim() || null },
    make('td', {}, given(game.round)),
    make('td', {}, make('span', { title: say('page-colour', { colour: game.colour }) }, game.colour === 'white' ? '○ ' : '● '), opponent),
    number(({ rating }) => plain(rating)),
    number(difference),
    number(({ expected }) => shownHundredths(expected)),
    number(({ score }) => shownScore(score)),
    number(({ change }) => shownHundredths(change)),
    make('td', { class: 'remark' }, ...remarks.map((part) => make('div', {}, ...[part].flat()))),
  );
}

/** The code of a rule with its name. */
function ruleMark(code) {
  return [make('strong', {}, code), ` ${ruleWords(code).name} `];
}

/** The players of the filter as they stand on paper. */
function printedPlayers() {
  const rows = [...rated.found.slice(0, MOST_PRINTED)];
  const columns = SORTED.filter((name) => name !== 'plot');
  const body = rows.flatMap((row) => {
    const { message, plot, player, ...numbers } = playerCells(row);
    const id = rated.players.at('id', row);
    const line = make(
      'tr',
      { class: rated.players.plain('differs', row) ? 'differs' : null },
      make('th', { scope: 'row' }, player, id ? ' ' : null, id ? given(id, { class: 'quiet' }) : null),
      ...columns.slice(1).map((name) => make('td', { class: 'numeric' }, numbers[name])),
      make('td', { class: 'picture' }, plot),
    );
    const remark = remarksOf(row);
    return remark ? [line, make('tr', { class: 'remark' }, make('td', { colspan: 10 }, remark))] : [line];
  });
  return [
    make('h2', {}, say('page-rating-players')),
    make('p', {}, say('page-rating-printed', { shown: rows.length, total: rated.found.length })),
    make(
      'table',
      { class: 'player-table' },
      make(
        'thead',
        {},
        make('tr', {}, ...columns.map((name) => make('th', { scope: 'col' }, say(`page-head-${name}`))), make('th', {})),
      ),
      make('tbody', {}, ...body),
    ),
  ];
}
