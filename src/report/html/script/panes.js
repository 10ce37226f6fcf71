// What all pages share: a list on the left and what was picked from it on the right, the tools in the head, and the keys. A page
// gives `retold` (everything is told again in another language), `closed` (what was picked is put away) and `addressNow`.

/** Below this width the list comes first and a case slides over it. The style has the same number. */
const PHONE = window.matchMedia('(max-width: 799px)');

const page = { list: null, case: null, view: null, problems: [] };

/** Reads what the script must know of the whole, and the words. */
async function readMeta() {
  const meta = JSON.parse(document.getElementById('meta').textContent);
  speech.vocabulary = await unpacked(document.getElementById('words'));
  return meta;
}

/** Puts list and case into the page, in the place of what is there for readers without script. */
function buildPanes(list) {
  const { documentElement: root } = document;
  root.classList.add('scripted');
  root.dataset.started = 'yes';
  page.list = list;
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
}

/** Everything is read and drawn. */
function ready() {
  document.getElementById('static')?.replaceChildren();
  document.documentElement.dataset.ready = 'yes';
}

/** A part of the page that could not be read. */
function tellProblem(table, error) {
  page.problems.push(`${table}: ${error.message}`);
  page.problem.hidden = false;
  page.problem.textContent = say('page-part-unread', { parts: page.problems.join('; ') });
}

/** What cannot be started leaves the plain text on the page, and says so. */
function startFailed(error) {
  document.documentElement.classList.remove('scripted');
  document.getElementById('app').hidden = true;
  document.getElementById('too-old')?.removeAttribute('hidden');
  console.error(error);
}

/** Shows what was picked, `{ element, view }`; null: nothing, with the words for that. */
function showPage(made, nothing) {
  page.view = made?.view ?? null;
  page.case.replaceChildren(
    ...(made
      ? [button('page-back', closed, { class: 'back' }), made.element]
      : [make('p', { class: 'quiet pick-one' }, nothing)]),
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

/** Writes the address: a new entry of the history for another case or filter, none for a letter of a search or a step in a
 * game. */
function writeAddress(isNewEntry) {
  const address = addressNow();
  if (address === (location.hash || '#')) return;
  try {
    if (isNewEntry) history.pushState(null, '', address);
    else history.replaceState(null, '', address);
  } catch {
    // Some browsers allow only so many changes in a while. The page goes on, and the next change is written.
  }
}

/** A number of the address, or -1. */
function numberIn(parts, name) {
  return /^\d{1,9}$/.test(parts.get(name) ?? '') ? Number(parts.get(name)) : -1;
}

/** The ply of the address, or null where it names none. */
function plyIn(parts) {
  const ply = numberIn(parts, 'ply');
  return ply < 0 ? null : ply;
}

/** The ply is written a moment later: who steps quickly would write too often. */
function writeAddressSoon() {
  clearTimeout(page.writing);
  page.writing = setTimeout(() => writeAddress(false), 250);
}

// ---------------------------------------------------------------------------------------------------------------------
// Language, letters, colours

function buildTools(meta) {
  const choice = (attributes, click, sign) =>
    make(
      'button',
      {
        type: 'button',
        ...attributes,
        on: {
          click: () => {
            click();
            writeAddress(false);
            tellAgain();
          },
        },
      },
      sign,
    );
  document.getElementById('languages')?.replaceChildren(
    ...meta.languages
      .filter((code) => Object.hasOwn(speech.vocabulary, code))
      .map((code) => {
        const { name } = speech.vocabulary[code];
        const attributes = { lang: code, 'data-language': code, title: name, 'aria-label': name };
        return choice(attributes, () => speak(code), code);
      }),
    choice(
      { id: 'figurines' },
      () => {
        speech.figurines = !speech.figurines;
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
  retold();
}

// ---------------------------------------------------------------------------------------------------------------------
// Keys, links, paper

/** `followed` is called when the address has changed; `built` and `cleared` make the paper and take it away again. */
function listen({ followed, built, cleared }) {
  document.addEventListener('keydown', answerKey);
  document.addEventListener('click', (event) => followLink(event, followed));
  // The back button and addresses that were typed come this way.
  window.addEventListener('popstate', followed);
  window.addEventListener('beforeprint', built);
  window.addEventListener('afterprint', cleared);
  PHONE.addEventListener('change', () => page.list.layOut());
}

/** A link within the page asks for a list or a case: it leaves language and letters as they are. */
function followLink(event, followed) {
  const link = event.target.closest?.('a[href^="#"]');
  if (!link) return;
  event.preventDefault();
  if (link.classList.contains('skip')) {
    page.list.rows.focus();
    return;
  }
  const parts = new URLSearchParams(link.getAttribute('href').slice(1));
  addSpeech(parts);
  history.pushState(null, '', `#${parts}`);
  followed();
}

/** Language and letters, where they are not those that the page was made in. */
function addSpeech(parts) {
  if (speech.language !== speech.usual) parts.set('lang', speech.language);
  if (!speech.figurines) parts.set('pieces', 'letters');
}

function readSpeech(parts) {
  speech.figurines = parts.get('pieces') !== 'letters';
  speak(speech.usual);
  speak(parts.get('lang') ?? speech.usual);
}

function answerKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isTyping = event.target.closest?.('input, select, textarea');
  if (event.key === 'Escape') {
    if (isTyping) event.target.blur();
    else closed();
    return;
  }
  if (isTyping) return;
  const inList = event.target === page.list.rows;
  const answer = {
    '/': () => page.list.search.focus(),
    j: () => page.list.move(1),
    k: () => page.list.move(-1),
    ArrowLeft: page.view ? () => page.view.step(-1) : null,
    ArrowRight: page.view ? () => page.view.step(1) : null,
    ArrowDown: inList ? () => page.list.move(1) : null,
    ArrowUp: inList ? () => page.list.move(-1) : null,
    Enter: inList ? () => page.list.pick(Math.max(page.list.cursor, 0)) : null,
  }[event.key];
  if (!answer) return;
  event.preventDefault();
  answer();
}

// ---------------------------------------------------------------------------------------------------------------------
// Paper

/** More than this is a job for the tables, not for a printer. */
const MOST_PRINTED = 200;

/** The row that alone is printed (null: what the list shows), and what was unfolded for it. */
const paper = { only: null, unfolded: [] };

/** Lays what is to be printed into the place of the plain text. */
function layPaper(content) {
  document.getElementById('static')?.replaceChildren(...content);
  document.documentElement.classList.toggle('one-case', paper.only !== null);
  // What is folded on the screen cannot be unfolded on paper.
  paper.unfolded = [...document.querySelectorAll('details:not([open])')].filter((details) => !details.closest('#app'));
  for (const details of paper.unfolded) details.setAttribute('open', '');
}

function clearPaper() {
  document.getElementById('static')?.replaceChildren();
  document.documentElement.classList.remove('one-case');
  for (const details of paper.unfolded) details.removeAttribute('open');
  Object.assign(paper, { only: null, unfolded: [] });
}
