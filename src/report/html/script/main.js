// The page of an audit as a whole: it starts here. Reads the data, joins list and case, and keeps the bar of decisions.

async function start() {
  report.meta = await readMeta();
  speech.usual = report.meta.language;
  readAddress();
  buildPanes(new ListView({ changed: listChanged, picked }));
  buildTools(report.meta);
  tellAgain();
  listen({ followed: followAddress, built: buildPaper, cleared: clearPaper });
  window.addEventListener('beforeunload', (event) => {
    if (unsaved) event.preventDefault();
  });

  let drawn = 0;
  await readTables(() => {
    // Behind every chunk there is a little more; drawing it each time would take longer than reading it.
    const now = performance.now();
    if (drawn && now - drawn < 200 && !report.complete) return;
    drawn = now;
    refreshList();
    page.list.show();
    if (!page.view && wantedIsRead()) showOpened();
  }, tellProblem);
  page.list.buildFilters();
  buildBar();
  showFirst();
  prepareSearch();
  ready();
}

// ---------------------------------------------------------------------------------------------------------------------
// List and case

function listChanged(isStep) {
  refreshList();
  page.list.cursor = -1;
  page.list.show();
  if (opened.finding >= 0 || opened.game >= 0)
    page.list.cursor = shownList.rows.indexOf(filter.tab === 'games' ? opened.game : opened.finding);
  page.list.draw();
  writeAddress(isStep);
}

function picked({ finding = -1, game = -1, group = null }) {
  if (group) {
    page.group = group;
    opened.finding = -1;
    opened.game = -1;
    opened.ply = null;
    showPage(groupPage(group, actions));
    return;
  }
  openCase(finding, game);
}

/** Opens a finding, or a game; a new entry of the history. */
function openCase(finding, game) {
  page.group = null;
  opened.finding = finding;
  opened.game = finding >= 0 ? report.gameOf[finding] : game;
  opened.ply = null;
  writeAddress(true);
  showOpened();
}

const actions = {
  open: (row) => {
    openCase(row, -1);
    page.list.follow(opened);
  },
  stepped: (ply) => {
    opened.ply = ply;
    writeAddressSoon();
  },
  neighbour: (by) => page.list.move(by),
  link: () => copy(location.href.split('#')[0] + addressNow()),
  print: (row) => {
    paper.only = row;
    window.print();
  },
  decided: () => {
    buildBar();
    refreshList();
    page.list.show();
    if (page.group) showPage(groupPage(page.group, actions));
    else showOpened();
  },
};

function wantedIsRead() {
  if (opened.finding >= 0)
    return opened.finding < report.findings.rows && report.gameOf[opened.finding] < report.games.rows;
  return opened.game >= 0 && opened.game < report.games.rows;
}

/** Shows what the address says is open. */
function showOpened() {
  if (opened.finding >= report.findings.rows) opened.finding = -1;
  if (opened.game >= report.games.rows) opened.game = -1;
  if (opened.finding >= 0) showPage(findingPage(opened.finding, opened.ply, actions));
  else if (opened.game >= 0) showPage(gamePage(opened.game, opened.ply, actions));
  else showPage(null, nothingPicked());
}

function nothingPicked() {
  return say(report.findings.rows ? 'page-pick-one' : 'page-nothing-found');
}

function closed() {
  page.group = null;
  Object.assign(opened, { finding: -1, game: -1, ply: null });
  writeAddress(true);
  page.list.cursor = -1;
  page.list.draw();
  showPage(null, nothingPicked());
  page.list.rows.focus({ preventScroll: true });
}

/** What stands there at the start: the case of the address, else (where there is room beside the list) the first one. */
function showFirst() {
  if (opened.finding < 0 && opened.game < 0 && !PHONE.matches && shownList.found.length) {
    const [first] = shownList.found;
    if (filter.tab === 'games') opened.game = first;
    else {
      opened.finding = first;
      opened.game = report.gameOf[first];
    }
  }
  showOpened();
  if (opened.finding >= 0 || opened.game >= 0) page.list.follow(opened);
}

// ---------------------------------------------------------------------------------------------------------------------
// The bar of decisions

function buildBar() {
  const bar = document.getElementById('bar');
  if (!bar) return;
  retellCounts();
  let count = 0;
  for (const flag of report.accepted) count += flag;
  const changes = decisions.size;
  bar.hidden = changes === 0 && count === 0;
  document.documentElement.classList.toggle('has-bar', !bar.hidden);
  const leftOut = report.meta.left_out?.findings ?? 0;
  bar.replaceChildren(
    make('span', {}, `✓ ${say('page-accepted-count', { count })}`),
    changes && unsaved ? make('span', { class: 'unsaved' }, say('page-unsaved')) : '',
    button('page-save-accepted', saveAccepted, { class: 'primary', id: 'save-accepted' }),
    make('span', { class: 'quiet' }, say('page-accepted-use')),
    leftOut ? make('span', { class: 'problem' }, say('page-accepted-left-out', { count: leftOut })) : '',
  );
}

/** The counts in the head are of what is still open: what is decided in this page is taken off, or put back. */
function retellCounts() {
  const open = { ...report.meta.findings };
  for (let row = 0; decisions.size && row < report.findings.rows; row += 1) {
    const before = report.findings.plain('accepted', row) === null ? 0 : 1;
    open[report.findings.at('severity', row)] += before - report.accepted[row];
  }
  for (const severity of SEVERITIES) {
    const element = document.querySelector(`.counts [data-words="page-count-${severity}s"]`);
    if (!element) continue;
    element.dataset.args = JSON.stringify({ count: open[severity] });
    element.textContent = say(`page-count-${severity}s`, { count: open[severity] });
  }
}

function saveAccepted() {
  const { text, rows } = acceptedCsv();
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = make('a', { href: address, download: 'accepted.csv' });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  unsaved = false;
  buildBar();
  announce(say('page-saved', { count: rows }));
}

// ---------------------------------------------------------------------------------------------------------------------
// Another language, another address

function retold() {
  if (report.sentences.telling !== tellingNow()) report.sentences = noSentences(report.gameOf.length);
  if (!report.complete) return;
  buildBar();
  refreshList();
  page.list.show();
  if (page.group) showPage(groupPage(page.group, actions));
  else showOpened();
  prepareSearch();
}

function followAddress() {
  readAddress();
  if (opened.finding >= 0) opened.game = report.gameOf[opened.finding] ?? -1;
  page.group = null;
  tellAgain();
  if (opened.finding >= 0 || opened.game >= 0) page.list.follow(opened);
  const app = document.getElementById('app');
  if (opened.finding < 0 && opened.game < 0) {
    if (!filterIsOff()) app.scrollIntoView({ block: 'start' });
    if (!PHONE.matches) showFirst();
  }
}

start().catch(startFailed);
