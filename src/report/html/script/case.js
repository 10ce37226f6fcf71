// One case: what was found, why, by which article, what was written, what can be done, and the decision. Also the page of a
// game without a finding, and of a group of findings. The same words make the cases that are printed (print.js).

/** How many games of a group are named on its page; the list has them all. */
const GROUP_SHOWN = 100;
const USUAL_REASONS = 4;

/** `9.Ra3`: the number by the game, the move in the reader's letters, or the word as written where it is no move. */
function findingMove(row) {
  const { findings, games } = report;
  const ply = Number(findings.at('ply', row)) || 0;
  const game = report.gameOf[row];
  if (ply === 0 || game < 0) return '';
  const start = readFen(games.at('start', game) || USUAL_START) ?? readFen(USUAL_START);
  const san =
    findings.at('san', row) ||
    (findings.at('written', row) ? '' : (String(games.at('san', game)).split(' ')[ply - 1] ?? ''));
  return `${moveNumber(start, ply)}${san ? inLetters(san) : isolated(findings.at('written', row))}`;
}

function findingRound(row) {
  const game = report.gameOf[row];
  return report.findings.at('round', row) || (game < 0 ? '' : report.games.at('round', game));
}

/** `Roe, Richard (2100) – Doe, Jane (2050)`. */
function playersOf(game, withRatings) {
  const { games } = report;
  const side = (name) => {
    const rating = withRatings ? games.at(`${name}_elo`, game) : '';
    return [
      nameOr(games.at(name, game)),
      rating === '' ? null : make('span', { class: 'quiet' }, ' (', given(rating), ')'),
    ];
  };
  return [...side('white'), ' – ', ...side('black')];
}

/** Where a finding stands: round, event, date. */
function whereOf(row, game) {
  const { games } = report;
  const round = row < 0 ? games.at('round', game) : findingRound(row);
  const parts = [];
  if (round) parts.push([make('span', {}, say('page-round-number', { round: isolated(round) }))]);
  if (game >= 0)
    for (const name of ['event', 'date']) if (games.at(name, game)) parts.push([given(games.at(name, game))]);
  return parts.flatMap((part, place) => (place ? [' · ', ...part] : part));
}

/** `games.pgn, game 3, line 58`. */
function fileOf(row, game) {
  const at = (name) => (row < 0 ? report.games.at(name, game) : report.findings.at(name, row));
  const number = Number(at('game')) || 0;
  const place =
    number > 0
      ? say('page-place-game', { game: number, line: String(at('line')) })
      : say('page-place-line', { line: String(at('line')) });
  return [given(at('file'), { class: 'path' }), `, ${place}`];
}

function ruleName(code) {
  return ruleWords(code).name || report.meta.rule_names?.[code] || '';
}

/** The article, with the edition of the Laws that the game was judged by. */
function lawOf(row) {
  const article = report.findings.at('article', row);
  const game = report.gameOf[row];
  const edition = game < 0 ? '' : report.games.at('edition', game);
  if (!article) return '';
  return edition ? say('page-law', { edition: String(edition), article }) : article;
}

/** The article in the other editions. */
function otherEditions(code) {
  const articles = report.meta.articles?.[code] ?? [];
  if (!articles.length) return null;
  const rows = articles.map(([edition, article]) =>
    make('tr', {}, make('th', { scope: 'row' }, String(edition)), make('td', {}, article || '–')),
  );
  return make(
    'details',
    { class: 'editions' },
    make('summary', {}, say('page-other-editions')),
    make('table', {}, make('tbody', {}, ...rows)),
  );
}

/** The line of the file with the word marked on it. Columns count characters, as people see them in an editor. */
function sourceOf(row) {
  const source = report.findings.plain('source', row);
  const written = report.findings.at('written', row);
  if (!source) return written ? make('p', { class: 'source' }, given(written, { class: 'code' })) : null;
  const signs = Array.from(String(source.text));
  const [from, to] = [source.column, source.column + source.width];
  const text = make(
    'code',
    { class: 'source-text', dir: 'auto' },
    visible(signs.slice(0, from).join('')),
    make('mark', {}, visible(signs.slice(from, to).join(''))),
    visible(signs.slice(to).join('')),
  );
  return make(
    'p',
    { class: 'source' },
    make('span', { class: 'line-number', title: say('page-line', { line: String(source.line) }) }, String(source.line)),
    text,
  );
}

/** Everything that a case says in words, beside its board. */
function wordsOfCase(row, forPrint) {
  const { findings } = report;
  const detail = findings.plain('detail', row);
  const evidence = findings.plain('evidence', row) ?? [];
  const suggestion = suggestionOf(detail, findings.plain('suggestion', row));
  const code = findings.at('rule', row);
  const fen = findings.at('fen', row);
  const law = lawOf(row);
  const assumed = String(findings.at('assumes', row)).split(';').filter(Boolean);
  const labelled = (key, ...content) =>
    make('div', { class: 'labelled' }, make('dt', {}, say(key)), make('dd', {}, ...content));

  const list = make('dl', {});
  if (law || !forPrint) list.append(labelled('page-article', law, forPrint ? null : otherEditions(code)));
  const source = sourceOf(row);
  if (source) list.append(labelled('page-written', source));
  if (evidence.length)
    list.append(labelled('page-evidence', make('ul', {}, ...evidence.map((fact) => make('li', {}, sentence(fact))))));
  if (suggestion) list.append(labelled('page-suggestion', suggestion));
  if (assumed.length)
    list.append(
      labelled('page-assumes', ...assumed.map((told) => make('div', {}, assumption(told, report.gameOf[row])))),
    );
  if (fen) {
    const copyFen = forPrint ? null : button('page-copy', () => copy(fen), { class: 'small' });
    list.append(labelled('page-fen', make('code', { class: 'fen' }, fen), ' ', copyFen));
  }
  return make(
    'div',
    { class: 'case-words' },
    make('p', { class: 'reason' }, detail ? sentence(detail) : ''),
    list,
    forPrint ? null : explanation(code),
  );
}

/** `slip@9`: how the replay went on, and where. */
function assumption(told, game) {
  const [way, ply] = told.split('@');
  const start = readFen((game < 0 ? '' : report.games.at('start', game)) || USUAL_START) ?? readFen(USUAL_START);
  return say('page-assumed-at', { way, move: moveNumber(start, Number(ply) || 1) });
}

function explanation(code) {
  const { text } = ruleWords(code);
  if (!text?.length) return null;
  return make(
    'details',
    { class: 'explain' },
    make('summary', {}, say('page-explain', { rule: code })),
    ...text.map((paragraph) => make('p', {}, paragraph)),
  );
}

/** The heading that all cases share. */
function caseHeading(row, level) {
  const { findings } = report;
  const severity = findings.at('severity', row);
  const code = findings.at('rule', row);
  return make(
    level,
    { class: 'case-title' },
    make(
      'span',
      { class: `severity ${severity}` },
      make('span', { class: `shape ${severity}`, 'aria-hidden': 'true' }, SHAPES[severity]),
      ` ${say(`page-${severity}`)}`,
    ),
    make('span', { class: 'rule-code' }, code),
    make('span', { class: 'rule-name' }, ruleName(code)),
  );
}

// ---------------------------------------------------------------------------------------------------------------------
// The pages on the right

/** A finding. `actions` are what the page can do with it: open, step, decided, link, print. */
function findingPage(row, ply, actions) {
  const game = report.gameOf[row];
  const reason = acceptedReason(row);
  const move = findingMove(row);
  const view =
    game >= 0 || report.findings.at('fen', row)
      ? new GameView({ game, finding: row, ply, stepped: actions.stepped, open: actions.open })
      : null;
  const decision = make('div', { class: 'decision' });
  const page = make('article', { class: reason === null ? 'case' : 'case accepted', 'aria-labelledby': 'case-title' });
  const title = caseHeading(row, 'h2');
  title.id = 'case-title';
  title.tabIndex = -1;
  page.append(
    make(
      'header',
      { class: 'case-head' },
      make('div', { class: 'case-top' }, title, caseActions(row, reason, decision, actions)),
      game >= 0 ? make('p', { class: 'players' }, ...playersOf(game, true)) : null,
      make('p', { class: 'where' }, move ? make('strong', {}, move) : null, move ? ' · ' : null, ...whereOf(row, game)),
      make('p', { class: 'file quiet' }, ...fileOf(row, game)),
    ),
    decision,
  );
  if (reason !== null) decision.append(acceptedNote(row, reason, actions));
  page.append(
    make('div', { class: view ? 'case-body' : 'case-body no-board' }, view?.boardPane ?? null, wordsOfCase(row, false)),
  );
  if (view && game >= 0) page.append(view.linePane, gameFacts(game));
  return { element: page, view };
}

function caseActions(row, reason, decision, actions) {
  const group = make(
    'div',
    { class: 'actions' },
    signButton('↑', 'page-previous', () => actions.neighbour(-1)),
    signButton('↓', 'page-next', () => actions.neighbour(1)),
    button('page-link', actions.link, { title: say('page-link-title') }),
    button('page-print-case', () => actions.print(row)),
  );
  if (reason === null) {
    const open = button(
      'page-decide',
      () => {
        const isOpen = decision.childElementCount > 0;
        open.setAttribute('aria-expanded', String(!isOpen));
        decision.replaceChildren(...(isOpen ? [] : [decisionForm([row], actions)]));
        decision.querySelector('select')?.focus();
      },
      { class: 'primary', 'aria-expanded': 'false' },
    );
    group.append(open);
  }
  return group;
}

/** A short list of reasons and free text; the reason is what the next run will show beside the finding. */
function decisionForm(rows, actions) {
  const together = new Set(rows.flatMap(decidedTogether));
  const usual = Array.from({ length: USUAL_REASONS }, (_, place) => say(`page-reason-${place + 1}`));
  const choice = make(
    'select',
    { id: 'reason' },
    ...usual.map((text) => make('option', { value: text }, text)),
    make('option', { value: '' }, say('page-reason-own')),
  );
  const text = make('input', { id: 'reason-text', type: 'text', maxlength: 300, dir: 'auto', autocomplete: 'off' });
  const missing = make('p', { class: 'problem', role: 'alert' });
  const form = make(
    'form',
    {
      class: 'decide',
      on: {
        submit: (event) => {
          event.preventDefault();
          const reason = [choice.value, text.value.trim()].filter(Boolean).join('; ');
          if (!reason) {
            missing.textContent = say('page-reason-missing');
            text.focus();
            return;
          }
          decide(rows, reason);
          actions.decided();
        },
      },
    },
    make('label', { for: 'reason' }, say('page-reason')),
    choice,
    make('label', { for: 'reason-text' }, say('page-reason-text')),
    text,
    make('button', { type: 'submit', class: 'primary' }, say('page-accept', { count: together.size })),
    button('page-cancel', actions.decided),
    missing,
  );
  if (together.size > rows.length)
    form.append(make('p', { class: 'quiet' }, say('page-accept-together', { count: together.size })));
  return form;
}

function acceptedNote(row, reason, actions) {
  return make(
    'p',
    { class: 'accepted-note' },
    make('span', { 'aria-hidden': 'true' }, '✓ '),
    say('page-accepted-because'),
    ' ',
    given(reason),
    ' ',
    button(
      'page-take-back',
      () => {
        decide([row], null);
        actions.decided();
      },
      { class: 'small' },
    ),
  );
}

/** What is known of a game beside its moves. */
function gameFacts(game) {
  const { games } = report;
  const at = (name) => String(games.at(name, game) ?? '');
  const rows = [];
  const add = (key, ...content) =>
    rows.push(make('div', { class: 'labelled' }, make('dt', {}, say(key)), make('dd', {}, ...content)));
  const result = (name) => resultText(at(name)) || say('page-none');
  add(
    'page-result',
    result('result_submitted'),
    at('result_submitted') === at('result_audited') ? null : make('strong', {}, ` → ${result('result_audited')}`),
  );
  const ending = say('page-termination-word', { word: at('termination_audited') });
  add('page-termination', ...(at('termination_submitted') ? [given(at('termination_submitted')), ' → '] : []), ending);
  add('page-laws', say('page-edition', { edition: at('edition'), basis: at('edition_basis') }));
  if (at('pace')) add('page-pace', say('page-pace-word', { word: at('pace') }));
  if (at('time_control')) add('page-time-control', given(at('time_control')));
  if (at('site')) add('page-site', given(at('site')));
  if (at('alphabet')) add('page-alphabet', at('alphabet'));
  if (at('encoding')) add('page-encoding', at('encoding'));
  add(
    'page-half-moves',
    say('page-half-moves-of', { sound: Number(at('sound')) || 0, all: at('path').split(' ').filter(Boolean).length }),
  );
  return make(
    'details',
    { class: 'game-facts', open: true },
    make('summary', {}, say('page-about-game')),
    make('dl', {}, ...rows),
  );
}

/** The head of a game or a group: its title, the ways to its neighbours and what else can be done, and lines below. */
function caseHead(title, actions, buttons, ...lines) {
  const neighbours = [
    signButton('↑', 'page-previous', () => actions.neighbour(-1)),
    signButton('↓', 'page-next', () => actions.neighbour(1)),
  ];
  const top = make('div', { class: 'case-top' }, title, make('div', { class: 'actions' }, ...neighbours, ...buttons));
  return make('header', { class: 'case-head' }, top, ...lines);
}

/** A game from the table of games. */
function gamePage(game, ply, actions) {
  const view = new GameView({ game, finding: -1, ply, stepped: actions.stepped, open: actions.open });
  const own = report.findingsOfGame.get(game) ?? [];
  const list = own.map((row) => {
    const severity = report.findings.at('severity', row);
    const detail = report.findings.plain('detail', row);
    return make(
      'li',
      { class: report.accepted[row] ? 'accepted' : null },
      severityShape(severity),
      ' ',
      make(
        'button',
        { type: 'button', class: 'as-link', on: { click: () => actions.open(row) } },
        report.findings.at('rule', row),
      ),
      ' ',
      findingMove(row),
      ' ',
      detail ? tell(detail) : '',
    );
  });
  const page = make(
    'article',
    { class: 'case', 'aria-labelledby': 'case-title' },
    caseHead(
      make('h2', { id: 'case-title', class: 'case-title', tabindex: -1 }, ...playersOf(game, true)),
      actions,
      [button('page-link', actions.link, { title: say('page-link-title') })],
      make('p', { class: 'where' }, ...whereOf(-1, game)),
      make('p', { class: 'file quiet' }, ...fileOf(-1, game)),
    ),
    make(
      'div',
      { class: 'case-body' },
      view.boardPane,
      make(
        'div',
        { class: 'case-words' },
        make(
          'p',
          { class: 'reason' },
          own.length ? say('page-game-findings', { count: own.length }) : statusWords(game),
        ),
        own.length ? make('ul', { class: 'of-game' }, ...list) : null,
        gameFacts(game),
      ),
    ),
    view.linePane,
  );
  return { element: page, view };
}

function statusWords(game) {
  return say('page-status-word', { status: report.games.at('status', game) });
}

/** A group: one rule in many games of an event or a file. It can be decided as a whole. */
function groupPage(group, actions) {
  const [first] = group.members;
  const open = group.members.filter((row) => !report.accepted[row]);
  const decision = make('div', { class: 'decision' });
  const title = caseHeading(first, 'h2');
  title.id = 'case-title';
  title.tabIndex = -1;
  const decideAll = button(
    'page-decide-all',
    () => {
      decision.replaceChildren(...(decision.childElementCount ? [] : [decisionForm(open, actions)]));
      decision.querySelector('select')?.focus();
    },
    { class: 'primary' },
    { count: open.length },
  );
  const rows = group.members.slice(0, GROUP_SHOWN).map((row) => {
    const game = report.gameOf[row];
    const detail = report.findings.plain('detail', row);
    return make(
      'tr',
      { class: report.accepted[row] ? 'accepted' : null },
      make('td', { class: 'numeric' }, given(findingRound(row))),
      make(
        'td',
        {},
        make(
          'button',
          { type: 'button', class: 'as-link', on: { click: () => actions.open(row) } },
          ...(game < 0 ? [given(report.findings.at('file', row))] : playersOf(game, false)),
        ),
      ),
      make('td', {}, findingMove(row)),
      make('td', {}, detail ? tell(detail) : ''),
    );
  });
  const rest = group.members.length - rows.length;
  const page = make(
    'article',
    { class: 'case', 'aria-labelledby': 'case-title' },
    caseHead(title, actions, open.length ? [decideAll] : [], make('p', { class: 'where' }, groupWords(group))),
    decision,
    explanation(report.findings.at('rule', first)),
    make(
      'table',
      { class: 'group-table' },
      make(
        'thead',
        {},
        make(
          'tr',
          {},
          ...['page-round', 'page-players', 'page-move', 'page-finding'].map((key) =>
            make('th', { scope: 'col' }, say(key)),
          ),
        ),
      ),
      make('tbody', {}, ...rows),
    ),
    rest > 0 ? make('p', { class: 'quiet' }, say('page-group-rest', { count: rest })) : null,
  );
  page.querySelector('.explain')?.setAttribute('open', '');
  return { element: page, view: null };
}

/** `12 games of Obert de Barcelona`. */
function groupWords(group) {
  return say(group.event === null ? 'page-group-file' : 'page-group-event', {
    games: group.games,
    name: ['text', group.event ?? group.file],
  });
}
