// Making elements. Text is only ever set as text: whatever a name in the input looks like, it stays a name.

const SVG = 'http://www.w3.org/2000/svg';

/** An HTML element with attributes, listeners (`on: { click }`) and children; children that are null are left out. */
function make(tag, attributes = {}, ...children) {
  return dressed(document.createElement(tag), attributes, children);
}

/** The same for SVG. */
function draw(tag, attributes = {}, ...children) {
  return dressed(document.createElementNS(SVG, tag), attributes, children);
}

function dressed(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === 'on') for (const [event, listener] of Object.entries(value)) element.addEventListener(event, listener);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  // `append` makes text nodes of strings: markup in them stays text.
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== ''));
  return element;
}

/** Text of the input: its direction is its own. */
function given(text, attributes = {}) {
  return make('bdi', { dir: 'auto', ...attributes }, visible(text));
}

/** A name, or a question mark in its place. */
function nameOr(text) {
  return given(text === '' ? '?' : text);
}

/** `½-½` for `1/2-1/2`. */
function resultText(result) {
  return String(result).replaceAll('1/2', '½');
}

/** A button. */
function button(key, listener, attributes = {}, values = {}) {
  return make('button', { type: 'button', ...attributes, on: { click: listener } }, say(key, values));
}

/** A button that shows a sign and says what it does. */
function signButton(sign, key, listener, attributes = {}) {
  return make(
    'button',
    {
      type: 'button',
      title: say(key),
      'aria-label': say(key),
      ...attributes,
      on: { click: listener },
    },
    sign,
  );
}

/** Says something to those who do not see the page, and for a moment to those who do. */
function announce(text) {
  const live = document.getElementById('said');
  if (live) live.textContent = text;
}

/** Copies a text. A page that was opened as a file has no clipboard in some browsers: then the old way is tried. */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = make('textarea', { class: 'unseen', 'aria-hidden': 'true' });
    field.value = text;
    document.body.append(field);
    field.select();
    const copied = document.execCommand('copy');
    field.remove();
    if (!copied) {
      announce(say('page-not-copied'));
      return;
    }
  }
  announce(say('page-copied'));
}
