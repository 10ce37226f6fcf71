// A page that is one table and what was picked from it. `SUBJECT` says what it is: `key` names the picked row in the address,
// `refresh` filters and sorts anew, `rows` tells how many there are, `made` makes the page of one of them, `sorts` and `toggles`
// are those of its list, `paper` makes what is printed of the whole. A page that has more to remember than a row gives
// `written` and `understood`, which put it into the address and take it from there, and `opens`, told which cell was clicked.
// `View` is its list, where that is more than a table.

/** What is open: a row (-1: none), and the ply where it is a game. */
const opened = { row: -1, ply: null };

/** Reads the tables with `read`, and shows the first row, where there is room beside the list, or that of the address. */
async function startTable(meta, list, read) {
  speech.usual = meta.language;
  readAddress();
  const { sorts, toggles, View = TableView } = SUBJECT;
  buildPanes(new View({ ...list, sorts, toggles, filter, changed: listChanged, picked: open }));
  buildTools(meta);
  await read();
  SUBJECT.refresh();
  if (opened.row < 0 && !PHONE.matches && page.list.entries().length) [opened.row] = page.list.entries();
  tellAgain();
  listen({ followed: followAddress, built: buildPaper, cleared: clearPaper });
  ready();
}

function showList() {
  SUBJECT.refresh();
  page.list.show();
  page.list.follow(opened.row);
}

function listChanged(isStep) {
  showList();
  writeAddress(isStep);
}

function open(row, cell) {
  Object.assign(opened, { row, ply: null });
  SUBJECT.opens?.(cell);
  writeAddress(true);
  showOpened();
}

function showOpened() {
  if (opened.row >= SUBJECT.rows()) opened.row = -1;
  showPage(opened.row < 0 ? null : SUBJECT.made(opened.row, opened.ply), say('page-pick-one'));
}

function closed() {
  open(-1);
  page.list.follow(-1);
  page.list.rows.focus({ preventScroll: true });
}

function retold() {
  showList();
  showOpened();
}

/** The head of what was picked: its title with what can be done, and lines below it. */
function headOf(title, ...lines) {
  const printOnly = () => {
    paper.only = opened.row;
    window.print();
  };
  return make(
    'header',
    { class: 'case-head' },
    make(
      'div',
      { class: 'case-top' },
      make('h2', { id: 'case-title', class: 'case-title', tabindex: -1 }, ...title),
      make(
        'div',
        { class: 'actions' },
        signButton('↑', 'page-previous', () => page.list.move(-1)),
        signButton('↓', 'page-next', () => page.list.move(1)),
        button('page-link', () => copy(location.href.split('#')[0] + addressNow()), { title: say('page-link-title') }),
        button('page-print-case', printOnly),
      ),
    ),
    ...lines,
  );
}

/** What is printed: the rows of the filter, or only the one that is open. */
function buildPaper() {
  layPaper(paper.only === null ? SUBJECT.paper() : [SUBJECT.made(paper.only, opened.ply).element]);
}

// ---------------------------------------------------------------------------------------------------------------------
// The address

/** `#p=12&differing=yes&q=anna&sort=-after`. */
function addressNow() {
  const parts = new URLSearchParams();
  if (opened.row >= 0) parts.set(SUBJECT.key, opened.row);
  if (opened.ply !== null) parts.set('ply', opened.ply);
  for (const name of Object.keys(SUBJECT.toggles)) if (filter[name]) parts.set(name, 'yes');
  if (filter.query) parts.set('q', filter.query);
  if (filter.sort) parts.set('sort', filter.sort);
  SUBJECT.written?.(parts);
  addSpeech(parts);
  return `#${parts}`;
}

/** Takes filter and row from the address. Whatever is not understood is left out. */
function readAddress() {
  const parts = new URLSearchParams(location.hash.slice(1));
  Object.assign(opened, { row: numberIn(parts, SUBJECT.key), ply: plyIn(parts) });
  for (const name of Object.keys(SUBJECT.toggles)) filter[name] = parts.get(name) === 'yes';
  filter.query = parts.get('q') ?? '';
  filter.sort = SUBJECT.sorts.includes((parts.get('sort') ?? '').replace(/^-/, '')) ? parts.get('sort') : '';
  SUBJECT.understood?.(parts);
  readSpeech(parts);
}

function followAddress() {
  readAddress();
  tellAgain();
}
