// Data of an audit: games, findings and claims, and what the reader decides about them. Chunks are unpacked one after the
// other, so that the list shows what is there and the page never stands still.

/** Orders the severities, and gives each its shape: colour is never alone. */
const SEVERITIES = ['error', 'warning', 'note'];
const SHAPES = { error: '●', warning: '▲', note: '○' };

const GAMES_CODED = [
  'file',
  'event',
  'round',
  'white',
  'black',
  'status',
  'date',
  'result_submitted',
  'result_audited',
];
const FINDINGS_CODED = ['file', 'rule', 'severity', 'written', 'round'];

/** Everything that was in the page, as far as it has been unpacked. */
const report = {
  meta: {},
  games: new Table(GAMES_CODED, 0),
  findings: new Table(FINDINGS_CODED, 0),
  claims: new Table([], 0),
  /** For each finding: the row of its game (-1: none) and whether it is accepted now. */
  gameOf: new Int32Array(0),
  accepted: new Uint8Array(0),
  /** Rows of findings and claims by row of their game. */
  findingsOfGame: new Map(),
  claimsOfGame: new Map(),
  /** Sentences of the findings, folded for the search, in the language of now. */
  sentences: noSentences(0),
  complete: false,
};

/** Unpacks all tables. `grown` is called behind every chunk, `failed` for a chunk that cannot be read: the rest goes on, and
 * the reader is told. */
async function readTables(grown, failed) {
  const [games, findings, claims] = ['games', 'findings', 'claims'].map(chunksOf);
  report.games = new Table(GAMES_CODED, rowsIn(games));
  report.findings = new Table(FINDINGS_CODED, rowsIn(findings));
  report.gameOf = new Int32Array(rowsIn(findings)).fill(-1);
  report.accepted = new Uint8Array(rowsIn(findings));
  report.sentences = noSentences(rowsIn(findings));

  // Findings stand in the order of their games: taken in turns, the first rows can be shown whole at once.
  const order = [];
  for (let place = 0; place < Math.max(games.length, findings.length); place += 1) {
    if (games[place]) order.push(games[place]);
    if (findings[place]) order.push(findings[place]);
  }
  order.push(...claims);

  for (const element of order) {
    const { table, rows } = element.dataset;
    try {
      const chunk = await unpacked(element);
      if (table === 'findings') appendFindings(chunk);
      else if (table === 'claims') appendClaims(chunk);
      else report.games.append(chunk);
    } catch (error) {
      // Row numbers are places over all chunks: a chunk that is lost must leave its room empty.
      report[table].append({ rows: Number(rows ?? 0), columns: {} });
      failed(table, error);
    }
    grown();
  }
  report.complete = true;
  grown();
}

function appendFindings(chunk) {
  const { findings } = report;
  const first = findings.rows;
  findings.append(chunk);
  for (let row = first; row < findings.rows; row += 1) {
    const game = findings.plain('game_row', row) ?? -1;
    report.gameOf[row] = game;
    report.accepted[row] = findings.plain('accepted', row) === null ? 0 : 1;
    if (game >= 0) listUnder(report.findingsOfGame, game, row);
  }
}

function appendClaims(chunk) {
  const { claims } = report;
  const first = claims.rows;
  claims.append(chunk);
  for (let row = first; row < claims.rows; row += 1) listUnder(report.claimsOfGame, claims.plain('game_row', row), row);
}

/** The severity as a shape, which readers of the screen hear as a word. */
function severityShape(severity) {
  return make(
    'span',
    { class: `shape ${severity}`, role: 'img', 'aria-label': say(`page-${severity}`) },
    SHAPES[severity],
  );
}

/** How many findings of each severity a game has. */
function findingCounts(game) {
  const counts = { error: 0, warning: 0, note: 0 };
  for (const row of report.findingsOfGame.get(game) ?? []) counts[report.findings.at('severity', row)] += 1;
  return counts;
}

/** The sentence of every different fact, and its place for each of so many findings (-1: not told yet). */
function noSentences(findings) {
  return { values: [], places: new Map(), ids: new Int32Array(findings).fill(-1), telling: tellingNow() };
}

/** What sentences hang on beside their facts. */
function tellingNow() {
  return `${speech.language} ${speech.figurines}`;
}

/** The place of a finding's sentence. It is told when it is first needed, and again for another language. */
function sentenceOf(row) {
  const { values, places, ids } = report.sentences;
  if (ids[row] < 0) {
    // Findings of a chunk that say the same share their fact.
    const detail = report.findings.plain('detail', row);
    let id = places.get(detail);
    if (id === undefined) {
      id = values.length;
      values.push(detail ? folded(tell(detail)) : '');
      places.set(detail, id);
    }
    ids[row] = id;
  }
  return ids[row];
}

/** Makes the sentences of the search and the order of the names ahead, in slices between other work, so that the first search
 * and the first sort do not wait. */
function prepareSearch() {
  const { sentences } = report;
  const later = window.requestIdleCallback ?? ((work) => setTimeout(() => work({ timeRemaining: () => 8 }), 30));
  const { games, findings } = report;
  const searched = [
    ...['white', 'black', 'event', 'file'].map((name) => games.coded[name]),
    ...['file', 'written'].map((name) => findings.coded[name]),
  ];
  const work = [
    ...searched.map((column) => () => column.folded()),
    ...['white', 'round', 'result_audited'].map((name) => () => ranksOf(games.coded[name])),
  ];
  let row = 0;
  const slice = (idle) => {
    // Another language has taken its place.
    if (report.sentences !== sentences) return;
    while (row < report.findings.rows && idle.timeRemaining() > 2) {
      for (const end = Math.min(row + 100, report.findings.rows); row < end; row += 1) sentenceOf(row);
    }
    if (row < report.findings.rows) later(slice);
    else if (work.length) {
      work.shift()();
      later(slice);
    }
  };
  later(slice);
}

// ---------------------------------------------------------------------------------------------------------------------
// Decisions

/** What the reader has decided in this page: a reason, or null where an earlier decision was taken back. Keys are file, game
 * and rule, because that is what a row of accepted.csv decides: all findings of one rule in one game. */
const decisions = new Map();

/** Whether there is a decision that is in no file yet. */
let unsaved = false;

function decisionKey(row) {
  const { findings } = report;
  return JSON.stringify([findings.at('file', row), findings.at('game', row), findings.at('rule', row)]);
}

/** Every finding that a decision on this one settles. */
function decidedTogether(row) {
  const key = decisionKey(row);
  const game = report.gameOf[row];
  if (game >= 0) return report.findingsOfGame.get(game).filter((other) => decisionKey(other) === key);
  const together = [];
  for (let other = 0; other < report.findings.rows; other += 1) {
    if (report.gameOf[other] < 0 && decisionKey(other) === key) together.push(other);
  }
  return together;
}

/** Accepts findings for a reason; null takes their acceptance back. */
function decide(rows, reason) {
  for (const row of rows) {
    const key = decisionKey(row);
    if (decisions.get(key) === reason) continue;
    decisions.set(key, reason);
    for (const other of decidedTogether(row)) report.accepted[other] = reason === null ? 0 : 1;
  }
  unsaved = true;
}

/** Why a finding is accepted, or null. */
function acceptedReason(row) {
  const decided = decisions.get(decisionKey(row));
  return decided === undefined ? report.findings.plain('accepted', row) : decided;
}

/** accepted.csv as `arbiter audit --accepted` reads it: earlier decisions stay in it, for it replaces the file of last time. */
function acceptedCsv() {
  const { findings, games } = report;
  const lines = ['file,game,rule,reason,white,black,round,date'];
  const written = new Set();
  for (let row = 0; row < findings.rows; row += 1) {
    if (!report.accepted[row]) continue;
    const key = decisionKey(row);
    if (written.has(key)) continue;
    written.add(key);
    const game = report.gameOf[row];
    const ofGame = (name) => (game < 0 ? '' : games.at(name, game));
    const cells = [
      findings.at('file', row),
      findings.at('game', row),
      findings.at('rule', row),
      acceptedReason(row),
      ofGame('white'),
      ofGame('black'),
      ofGame('round') || findings.at('round', row),
      ofGame('date'),
    ];
    lines.push(cells.map(csvCell).join(','));
  }
  return { text: `${lines.join('\n')}\n`, rows: written.size };
}

/** A cell by RFC 4180. What a spreadsheet would run as a formula gets an apostrophe, by the same rule as the program's own
 * tables (src/table.rs), which takes it off again when it reads the file. */
function csvCell(value) {
  let text = String(value ?? '');
  const bare = text.replace(/^[\s\p{Cc}\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]+/u, '');
  const isNumber = bare !== '' && /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(bare);
  const isDashes = /^-+$/.test(bare);
  if (/^[\t\r\n]/.test(text) || (/^[=+\-@＝＋－＠]/.test(bare) && !isNumber && !isDashes)) text = `'${text}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
