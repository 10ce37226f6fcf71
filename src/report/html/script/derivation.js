// One line of the standings: the rounds behind it, and how each tie-break comes about, as `standings --explain` prints it.

/** What is printed of a line, and what there was no room for (null). */
function paperOf(row) {
  const { papers } = ranked;
  if (row >= papers.rows || papers.plain('heading', row) === null) return null;
  return ['heading', 'side', 'tiebreaks'].map((name) => papers.plain(name, row));
}

/** The same text that `--explain` prints. */
function paperText(row) {
  const [heading, side, ties] = paperOf(row);
  const rounds = (ranked.lines.plain('rounds', row) ?? []).map(({ told }) => `  ${tell(told)}\n`);
  const told = ties.map(([head, lines]) => `\n${tell(head)}\n${lines.map((line) => `  ${tell(line)}\n`).join('')}`);
  return `${tell(heading)}\n${tell(side)}\n${rounds.join('')}${told.join('')}`;
}

function linePage(row) {
  const { lines } = ranked;
  const derived = paperOf(row);
  const title = derived ? tell(derived[1]) : `${lines.plain('rank', row)}. ${visible(lines.at('name', row))}`;
  const rating = valueText(lines.plain('rating', row));
  const about = [
    say('page-tournament-start-number', { number: String(lines.at('number', row)) }),
    ...['title', 'federation', 'id'].map((name) => lines.at(name, row)).filter(Boolean).map((text) => given(text)),
    rating && `${say('page-head-rating')} ${rating}`,
  ].filter(Boolean);
  const dotted = about.flatMap((part, place) => (place ? [' · ', part] : [part]));
  const ties = derived ? derived[2].map((tie, place) => tieDerived(tie, place)) : [];
  const element = make(
    'article',
    { class: 'case line-case', 'aria-labelledby': 'case-title' },
    headOf(
      [make('bdi', { dir: 'auto' }, title)],
      make('p', { class: 'where' }, ...dotted),
      derived ? make('p', { class: 'where quiet', dir: 'auto' }, tell(derived[0])) : null,
    ),
    roundsOf(row),
    make(
      'div',
      { class: 'ties-head' },
      make('h3', {}, say('page-tournament-ties')),
      derived ? button('page-tournament-copy', () => copy(paperText(row)), { class: 'small', id: 'copy-text', title: say('page-tournament-copy-title') }) : null,
    ),
    derived ? null : make('p', { class: 'notice' }, say('page-tournament-paper-left-out')),
    ...ties,
  );
  return { element, view: { markLine: () => revealTie(element), step: stepTie } };
}

/** A tie-break, folded unless it is the one that is looked at. On paper nothing is folded. */
function tieDerived([heading, lines], place) {
  const isOpen = place === tieNow() || paper.only !== null;
  const click = (event) => {
    // It is about to unfold.
    if (event.currentTarget.parentElement.open) return;
    seen.tie = place;
    writeAddress(false);
    page.list.draw();
  };
  const line = (fact) => make('li', { class: fact[0].startsWith('tie-cut') ? 'cut' : fact[0] === 'tie-sum' ? 'sum' : null, dir: 'auto' }, tell(fact));
  return make(
    'details',
    { class: 'tie', 'data-tie': place, open: isOpen },
    make('summary', { on: { click } }, tell(heading)),
    make('ul', {}, ...lines.map(line)),
  );
}

/** Brings the tie-break that was just asked for into view. */
function revealTie(element) {
  if (seen.isAsked) element.querySelector(`details[data-tie="${seen.tie}"]`)?.scrollIntoView({ block: 'nearest' });
  seen.isAsked = false;
}

/** The tie-break after this one, or before it. */
function stepTie(by) {
  const count = tiesNow().length;
  if (!count) return;
  Object.assign(seen, { tie: Math.min(Math.max(tieNow() + by, 0), count - 1), isAsked: true });
  writeAddress(false);
  page.list.draw();
  showOpened();
}

// ---------------------------------------------------------------------------------------------------------------------
// The rounds

function roundsOf(row) {
  const rounds = ranked.lines.plain('rounds', row) ?? [];
  const teams = ofTournament('teams');
  const heads = teams ? ['round', 'colour', 'opponent', 'match-points', 'game-points'] : ['round', 'colour', 'opponent', 'outcome', 'points'];
  return make(
    'section',
    { class: 'rounds-of' },
    make('h3', {}, say('page-tournament-rounds')),
    make(
      'table',
      { class: 'line-rounds' },
      make('thead', {}, make('tr', {}, ...heads.map((name) => make('th', { scope: 'col', class: `head-${name}` }, say(`page-tournament-head-${name}`))))),
      make('tbody', {}, ...rounds.flatMap((round, place) => [roundRow(round, place + 1, teams), ...boardRows(round)])),
    ),
  );
}

function roundRow(round, number, teams) {
  const word = round.word ? say('tie-mark', { mark: round.word }) : '';
  const isAlone = round.name === null;
  // A team has no column of words.
  const instead = teams && round.word && round.word !== 'unknown' ? word : '–';
  const opponent = isAlone ? make('span', { class: 'quiet' }, instead) : sideLink(round.name, round.opponent);
  const points = (value) => make('td', { class: 'numeric' }, valueText(value));
  return make(
    'tr',
    { 'data-round': number },
    make('td', { class: 'numeric' }, String(number)),
    make('td', {}, colourSign(round.colour), round.colour ? ` ${say('page-colour', { colour: round.colour })}` : ''),
    make('td', {}, isAlone ? null : make('span', { class: 'quiet' }, `${round.number} `), opponent),
    teams ? points(round.points) : make('td', {}, word),
    points(teams ? round.game_points : round.points),
  );
}

/** The boards of a match: own player, his colour, the other one, what came of it. */
function boardRows(round) {
  if (!round.boards?.length) return [];
  return round.boards.map(([board, own, colour, other, result]) =>
    make(
      'tr',
      { class: 'of-match' },
      make('td', { class: 'numeric' }, String(board)),
      make('td', {}, colourSign(colour)),
      make('td', { colspan: 2 }, own === null ? '–' : given(own), ' – ', other === null ? '–' : given(other)),
      make('td', { class: 'numeric' }, result === null ? '' : signText(result)),
    ),
  );
}
