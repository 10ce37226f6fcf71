// The page as a whole: it starts here. Reads the data, joins list and case, answers keys, and changes language, colours and
// paper.

/** Below this width the list comes first and a case slides over it. The style has the same number. */
const PHONE = window.matchMedia('(max-width: 799px)');

const page = { list: null, case: null, view: null, group: null, problems: [] };

async function start() {
  const { documentElement: root } = document;
  report.meta = JSON.parse(document.getElementById('meta').textContent);
  speech.vocabulary = await unpacked(document.getElementById('words'));
  const language = readAddress();
  speak(report.meta.language);
  speak(language);

  root.classList.add('scripted');
  root.dataset.started = 'yes';
  page.list = new ListView({ changed: listChanged, picked });
  page.case = make('section', { class: 'case-pane', 'aria-label': say('page-case') });
  page.problem = make('p', { class: 'problem', role: 'alert', hidden: true });
  const app = document.getElementById('app');
  app.replaceChildren(
    page.problem,
    page.list.element,
    page.case,
    make('div', { id: 'said', class: 'said', role: 'status', 'aria-live': 'polite' }),
  );
  app.hidden = false;
  buildTools();
  tellAgain();
  listen();

  let drawn = 0;
  await readTables(
    () => {
      // Behind every chunk there is a little more; drawing it each time would take longer than reading it.
      const now = performance.now();
      if (drawn && now - drawn < 200 && !report.complete) return;
      drawn = now;
      refreshList();
      page.list.show();
      if (!page.view && wantedIsRead()) showOpened();
    },
    (table, error) => {
      page.problems.push(`${table}: ${error.message}`);
      page.problem.hidden = false;
      page.problem.textContent = say('page-part-unread', { parts: page.problems.join('; ') });
    },
  );
  page.list.buildFilters();
  buildBar();
  showFirst();
  prepareSearch();
  document.getElementById('static')?.replaceChildren();
  root.dataset.ready = 'yes';
}

/** What cannot be started leaves the plain cases on the page, and says so. */
function startFailed(error) {
  document.documentElement.classList.remove('scripted');
  document.getElementById('app').hidden = true;
  document.getElementById('too-old')?.removeAttribute('hidden');
  console.error(error);
}

// ---------------------------------------------------------------------------------------------------------------------
// List and case

function listChanged() {
  refreshList();
  page.list.cursor = -1;
  page.list.show();
  if (opened.finding >= 0 || opened.game >= 0)
    page.list.cursor = shownList.rows.indexOf(filter.tab === 'games' ? opened.game : opened.finding);
  page.list.draw();
  writeAddress(false);
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
    clearTimeout(page.writing);
    page.writing = setTimeout(() => writeAddress(false), 250);
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
  else showPage(null);
}

function showPage(made) {
  page.view = made?.view ?? null;
  page.case.replaceChildren(
    ...(made
      ? [button('page-back', closeCase, { class: 'back' }), made.element]
      : [
          make(
            'p',
            { class: 'quiet pick-one' },
            report.findings.rows ? say('page-pick-one') : say('page-nothing-found'),
          ),
        ]),
  );
  document.documentElement.classList.toggle('case-open', made !== null);
  if (made && PHONE.matches) {
    page.case.scrollTop = 0;
    page.case.querySelector('#case-title')?.focus({ preventScroll: true });
  } else if (made && page.case.getBoundingClientRect().top < -1) {
    page.case.scrollIntoView({ block: 'start' });
  }
  // The moves can only be scrolled to the right place once they are on the page.
  page.view?.markLine();
}

function closeCase() {
  page.group = null;
  Object.assign(opened, { finding: -1, game: -1, ply: null });
  writeAddress(true);
  page.list.cursor = -1;
  page.list.draw();
  showPage(null);
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
// Language, letters, colours

function buildTools() {
  const languages = document.getElementById('languages');
  languages?.replaceChildren(
    ...report.meta.languages
      .filter((code) => Object.hasOwn(speech.vocabulary, code))
      .map((code) =>
        make(
          'button',
          {
            type: 'button',
            lang: code,
            'data-language': code,
            title: speech.vocabulary[code].name,
            'aria-label': speech.vocabulary[code].name,
            on: {
              click: () => {
                speak(code);
                writeAddress(false);
                tellAgain();
              },
            },
          },
          code,
        ),
      ),
    make(
      'button',
      {
        type: 'button',
        id: 'figurines',
        on: {
          click: () => {
            speech.figurines = !speech.figurines;
            writeAddress(false);
            tellAgain();
          },
        },
      },
      '♘',
    ),
  );
  for (const id of ['theme', 'print']) document.getElementById(id)?.removeAttribute('hidden');
  document.getElementById('theme')?.addEventListener('click', () => {
    const { dataset } = document.documentElement;
    const isDark =
      (dataset.theme ?? (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark';
    dataset.theme = isDark ? 'light' : 'dark';
  });
  document.getElementById('print')?.addEventListener('click', () => window.print());
}

/** Tells everything again, after a change of language or letters. */
function tellAgain() {
  document.documentElement.lang = speech.language;
  retellShell(document);
  report.sentences = [];
  for (const choice of document.querySelectorAll('[data-language]'))
    choice.setAttribute('aria-pressed', String(choice.dataset.language === speech.language));
  const figurines = document.getElementById('figurines');
  figurines?.setAttribute('aria-pressed', String(speech.figurines));
  figurines?.setAttribute('title', say('page-figurines'));
  figurines?.setAttribute('aria-label', say('page-figurines'));
  page.list.element.setAttribute('aria-label', say('page-list'));
  page.list.grid.setAttribute('aria-label', say('page-list'));
  page.case.setAttribute('aria-label', say('page-case'));
  page.list.buildFilters();
  if (!report.complete) return;
  buildBar();
  refreshList();
  page.list.show();
  if (page.group) showPage(groupPage(page.group, actions));
  else showOpened();
  prepareSearch();
}

// ---------------------------------------------------------------------------------------------------------------------
// Keys, history, paper

function listen() {
  document.addEventListener('keydown', answerKey);
  document.addEventListener('click', followLink);
  // The back button and addresses that were typed come this way.
  window.addEventListener('popstate', followAddress);
  window.addEventListener('beforeprint', buildPaper);
  window.addEventListener('afterprint', clearPaper);
  window.addEventListener('beforeunload', (event) => {
    if (unsaved) event.preventDefault();
  });
  PHONE.addEventListener('change', () => page.list.draw());
}

/** A link in the charts asks for a list: it sets the filter and leaves language and letters as they are. */
function followLink(event) {
  const link = event.target.closest?.('a[href^="#"]');
  if (!link) return;
  event.preventDefault();
  if (link.classList.contains('skip')) {
    page.list.rows.focus();
    return;
  }
  const parts = new URLSearchParams(link.getAttribute('href').slice(1));
  if (speech.language !== report.meta.language) parts.set('lang', speech.language);
  if (!speech.figurines) parts.set('pieces', 'letters');
  history.pushState(null, '', `#${parts}`);
  followAddress();
}

function followAddress() {
  const language = readAddress();
  if (opened.finding >= 0) opened.game = report.gameOf[opened.finding] ?? -1;
  page.group = null;
  speak(language);
  tellAgain();
  if (opened.finding >= 0 || opened.game >= 0) page.list.follow(opened);
  const app = document.getElementById('app');
  if (opened.finding < 0 && opened.game < 0) {
    if (!filterIsOff()) app.scrollIntoView({ block: 'start' });
    if (!PHONE.matches) showFirst();
  }
}

function answerKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isTyping = event.target.closest?.('input, select, textarea');
  if (event.key === 'Escape') {
    if (isTyping) event.target.blur();
    else closeCase();
    return;
  }
  if (isTyping) return;
  const inList = event.target === page.list.rows;
  const answer = {
    '/': () => page.list.search.focus(),
    j: () => page.list.move(1),
    k: () => page.list.move(-1),
    ArrowLeft: () => page.view?.step(-1),
    ArrowRight: () => page.view?.step(1),
    ArrowDown: inList ? () => page.list.move(1) : null,
    ArrowUp: inList ? () => page.list.move(-1) : null,
    Enter: inList ? () => page.list.pick(Math.max(page.list.cursor, 0)) : null,
  }[event.key];
  if (!answer) return;
  event.preventDefault();
  answer();
}

start().catch(startFailed);
