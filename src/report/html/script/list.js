// The list on the left: findings or games, filtered, sorted and grouped, and drawn only where they come into view. Filtering
// looks at numbers (the coded columns) and never at the words of a hundred thousand rows; only a search does, and then every
// different name is looked at once.

/** From so many games on, findings of one rule in one event or file are one row. */
const GROUP_FROM = 3;
const SORTS = {
  findings: ['severity', 'rule', 'players', 'move', 'round'],
  games: ['number', 'players', 'result', 'round', 'findings'],
};

/** What the reader has asked to see. null in a choice: everything; '' is a value of its own (games without a round). */
const filter = {
  tab: 'findings',
  severities: new Set(SEVERITIES),
  accepted: true,
  rule: null,
  event: null,
  round: null,
  file: null,
  status: null,
  query: '',
  sort: '',
  groups: true,
};

function filterIsOff() {
  return (
    filter.severities.size === SEVERITIES.length &&
    filter.accepted &&
    !filter.query &&
    [filter.rule, filter.event, filter.round, filter.file, filter.status].every((value) => value === null)
  );
}

/** What the list shows now: rows of findings or games in order; where grouped, a negative number -1-n is group n, and
 * `members` says which places belong to an open one. */
const shownList = { rows: new Int32Array(0), found: new Int32Array(0), groups: [], members: [], total: 0 };

/** The groups that stand open. */
const openGroups = new Set();

// ---------------------------------------------------------------------------------------------------------------------
// Filtering

/** A rule is found by its code and by its name in the language. */
function rulesHolding(word) {
  return Uint8Array.from(report.findings.coded.rule.values, (code) =>
    folded(`${code} ${ruleName(code)}`).includes(word) ? 1 : 0,
  );
}

/** Tests for the words of a search: each word must stand somewhere in the row. What repeats (names, files, sentences, games) is
 * looked at once. */
function searchTests(query) {
  const { games, findings } = report;
  const ofColumn = (table, name, word) => {
    const { ids } = table.coded[name];
    const flags = name === 'rule' ? rulesHolding(word) : holding(table.coded[name], word);
    return (row) => ids[row] >= 0 && flags[ids[row]] === 1;
  };
  return folded(query)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const [white, black, event, gameFile] = ['white', 'black', 'event', 'file'].map((name) =>
        ofColumn(games, name, word),
      );
      const [file, written, rule] = ['file', 'written', 'rule'].map((name) => ofColumn(findings, name, word));
      const ofGame = remembered(games.rows, (game) => white(game) || black(game) || event(game));
      const said = remembered(findings.rows, (id) => report.sentences.values[id].includes(word));
      return {
        game: (game) => ofGame(game) || gameFile(game),
        finding: (row) => {
          const game = report.gameOf[row];
          if (file(row) || written(row) || rule(row)) return true;
          return (game >= 0 && ofGame(game)) || said(sentenceOf(row));
        },
      };
    });
}

/** Asks once for each of so many numbers. */
function remembered(count, ask) {
  const answers = new Uint8Array(count);
  return (number) => {
    if (answers[number] === 0) answers[number] = ask(number) ? 2 : 1;
    return answers[number] === 2;
  };
}

/** Rounds are chosen by their number: `5.2`, the second board of round 5, is found under 5, as in the chart. */
function roundName(round) {
  return round.match(/^\d+/)?.[0] ?? round;
}

/** For every value of a column of rounds: whether it is of the chosen round. */
function inChosenRound(column) {
  return Uint8Array.from(column.values, (round) => (roundName(round) === filter.round ? 1 : 0));
}

/** The place of a chosen value in a column: -2 for everything, -1 for one that no row has yet. */
function chosenId(column, value) {
  if (value === null) return -2;
  return column.places.get(value) ?? -1;
}

/** Whether a finding passes everything but, perhaps, one filter (that is how an empty list finds the one to drop). */
function findingTest(without = '') {
  const { games, findings } = report;
  const { coded } = findings;
  const severities = Uint8Array.from(coded.severity.values, (value) => (filter.severities.has(value) ? 1 : 0));
  const bySeverity = without !== 'severities' && filter.severities.size < SEVERITIES.length;
  const byAccepted = without !== 'accepted' && !filter.accepted;
  const rule = without === 'rule' ? -2 : chosenId(coded.rule, filter.rule);
  const file = without === 'file' ? -2 : chosenId(coded.file, filter.file);
  const event = without === 'event' ? -2 : chosenId(games.coded.event, filter.event);
  const status = without === 'status' ? -2 : chosenId(games.coded.status, filter.status);
  const byRound = without !== 'round' && filter.round !== null;
  const ownRound = byRound ? inChosenRound(coded.round) : null;
  const gameRound = byRound ? inChosenRound(games.coded.round) : null;
  const words = without === 'query' ? [] : searchTests(filter.query);
  return (row) => {
    // A row of a chunk that could not be read: the page has said so.
    if (coded.rule.ids[row] < 0) return false;
    if (bySeverity && !severities[coded.severity.ids[row]]) return false;
    if (byAccepted && report.accepted[row]) return false;
    if (rule !== -2 && coded.rule.ids[row] !== rule) return false;
    if (file !== -2 && coded.file.ids[row] !== file) return false;
    const game = report.gameOf[row];
    if (byRound && !ownRound[coded.round.ids[row]] && !(game >= 0 && gameRound[games.coded.round.ids[game]]))
      return false;
    if (event !== -2 && (game < 0 || games.coded.event.ids[game] !== event)) return false;
    if (status !== -2 && (game < 0 || games.coded.status.ids[game] !== status)) return false;
    for (const word of words) if (!word.finding(row)) return false;
    return true;
  };
}

/** Games pass by their own columns; severities and rules ask for a finding of that kind. */
function gameTest(without = '') {
  const { games, findings } = report;
  const { coded } = games;
  const ids = Object.fromEntries(
    ['file', 'event', 'status'].map((name) => [name, without === name ? -2 : chosenId(coded[name], filter[name])]),
  );
  const byRound = without !== 'round' && filter.round !== null;
  const rounds = byRound ? inChosenRound(coded.round) : null;
  const rule = without === 'rule' ? -2 : chosenId(findings.coded.rule, filter.rule);
  const bySeverity = without !== 'severities' && filter.severities.size < SEVERITIES.length;
  const words = without === 'query' ? [] : searchTests(filter.query);
  const hasSuch = (game) =>
    (report.findingsOfGame.get(game) ?? []).some(
      (row) =>
        (rule === -2 || findings.coded.rule.ids[row] === rule) &&
        (!bySeverity || filter.severities.has(findings.at('severity', row))) &&
        (filter.accepted || !report.accepted[row]),
    );
  return (game) => {
    if (coded.file.ids[game] < 0) return false;
    if (byRound && !rounds[coded.round.ids[game]]) return false;
    for (const name of ['file', 'event', 'status'])
      if (ids[name] !== -2 && coded[name].ids[game] !== ids[name]) return false;
    if ((rule !== -2 || bySeverity) && !hasSuch(game)) return false;
    for (const word of words) if (!word.game(game)) return false;
    return true;
  };
}

// ---------------------------------------------------------------------------------------------------------------------
// Sorting

/** A number for each row by which the list is sorted. */
function sortRank(tab, name) {
  const { games, findings } = report;
  const gameOf = (row) => report.gameOf[row];
  if (tab === 'findings') {
    switch (name) {
      case 'rule':
        return rankBy(findings.coded.rule);
      case 'players':
        return rankBy(games.coded.white, gameOf);
      case 'move':
        return (row) => Number(findings.at('ply', row)) || 0;
      case 'round':
        return rankBy(
          findings.coded.round.values.length ? findings.coded.round : games.coded.round,
          findings.coded.round.values.length ? undefined : gameOf,
        );
      default: {
        const ranks = findings.coded.severity.values.map((value) => SEVERITIES.indexOf(value));
        return (row) => ranks[findings.coded.severity.ids[row]] ?? SEVERITIES.length;
      }
    }
  }
  switch (name) {
    case 'players':
      return rankBy(games.coded.white);
    case 'result':
      return rankBy(games.coded.result_audited);
    case 'round':
      return rankBy(games.coded.round);
    case 'findings':
      return (game) => {
        const { error, warning, note } = findingCounts(game);
        return 1_000_000 - Math.min(error, 99) * 10_000 - Math.min(warning, 99) * 100 - Math.min(note, 99);
      };
    default:
      return null;
  }
}

/** Rows in the order asked for. */
function sorted(found) {
  const name = filter.sort.replace(/^-/, '');
  const rank = sortRank(filter.tab, SORTS[filter.tab].includes(name) ? name : SORTS[filter.tab][0]);
  return inOrder(found, rank, filter.sort.startsWith('-'));
}

// ---------------------------------------------------------------------------------------------------------------------
// Grouping

/** Puts groups in the place of their first finding. A group is a rule, with one severity, in one event, or in one file where
 * the event has no name. */
function grouped(found) {
  const { coded } = report.findings;
  const { event: events } = report.games.coded;
  const isNamed = Uint8Array.from(events.values, (name) => (/^[?\s-]*$/.test(name) ? 0 : 1));
  const places = events.values.length + coded.file.values.length;
  const gathered = new Map();
  const keys = new Float64Array(found.length).fill(-1);
  for (let place = 0; place < found.length; place += 1) {
    const row = found[place];
    const game = report.gameOf[row];
    if (game < 0) continue;
    const event = events.ids[game];
    const named = event >= 0 && isNamed[event] === 1;
    const within = named ? event : events.values.length + coded.file.ids[row];
    const key = (coded.rule.ids[row] * SEVERITIES.length + coded.severity.ids[row]) * places + within;
    keys[place] = key;
    let group = gathered.get(key);
    if (!group) {
      group = {
        name: JSON.stringify([
          coded.rule.at(row),
          coded.severity.at(row),
          named,
          named ? events.values[event] : coded.file.at(row),
        ]),
        event: named ? events.values[event] : null,
        file: coded.file.at(row),
        members: [],
        games: 0,
        seen: new Set(),
        drawn: false,
      };
      gathered.set(key, group);
    }
    group.members.push(row);
    group.seen.add(game);
  }
  for (const group of gathered.values()) {
    group.games = group.seen.size;
    group.seen = null;
  }
  const groups = [];
  const rows = [];
  const members = [];
  for (let place = 0; place < found.length; place += 1) {
    const group = keys[place] < 0 ? undefined : gathered.get(keys[place]);
    if (!group || group.games < GROUP_FROM) {
      rows.push(found[place]);
    } else if (!group.drawn) {
      group.drawn = true;
      rows.push(-1 - groups.length);
      groups.push(group);
      if (openGroups.has(group.name)) {
        for (const row of group.members) {
          members[rows.length] = true;
          rows.push(row);
        }
      }
    }
  }
  return { rows: Int32Array.from(rows), groups, members };
}

/** The group that hides a finding, if it stands closed. */
function closedGroupOf(row) {
  if (!filter.groups || filter.tab !== 'findings') return null;
  return shownList.groups.find((group) => !openGroups.has(group.name) && group.members.includes(row)) ?? null;
}

/** Filters, sorts and groups anew. */
function refreshList() {
  const isFindings = filter.tab === 'findings';
  const table = isFindings ? report.findings : report.games;
  const found = matching(table.rows, isFindings ? findingTest() : gameTest());
  shownList.found = sorted(found);
  shownList.total = table.rows;
  if (isFindings && filter.groups) {
    Object.assign(shownList, grouped(shownList.found));
    // One group alone has nothing to keep in order.
    const [only] = shownList.groups;
    if (shownList.rows.length === 1 && only && !openGroups.has(only.name)) {
      openGroups.add(only.name);
      Object.assign(shownList, grouped(shownList.found));
    }
  } else {
    shownList.rows = shownList.found;
    shownList.groups = [];
    shownList.members = [];
  }
}

/** The filters whose dropping would show something, with how much. */
function filtersToDrop() {
  const isFindings = filter.tab === 'findings';
  const rows = isFindings ? report.findings.rows : report.games.rows;
  const set = ['rule', 'event', 'round', 'file', 'status'].filter((name) => filter[name] !== null);
  if (filter.severities.size < SEVERITIES.length) set.push('severities');
  if (filter.query) set.push('query');
  if (!filter.accepted) set.push('accepted');
  const drops = set.map((name) => ({
    name,
    count: matching(rows, isFindings ? findingTest(name) : gameTest(name)).length,
  }));
  return drops.sort((a, b) => b.count - a.count);
}

/** Drops one filter, or all. */
function dropFilter(name) {
  if (name === 'severities' || name === 'all') filter.severities = new Set(SEVERITIES);
  if (name === 'accepted' || name === 'all') filter.accepted = true;
  if (name === 'query' || name === 'all') filter.query = '';
  for (const choice of ['rule', 'event', 'round', 'file', 'status'])
    if (name === choice || name === 'all') filter[choice] = null;
}
