// Words: facts come in, sentences of the chosen language go out. The messages are the program's own Fluent files, taken
// apart by Rust into arrays, so that nothing here has to parse; what is missing in a language is told in English, and what
// is missing there shows its key. Nothing here touches the page but `retellShell`.

/** The parts of a piece of evidence, as in the program's own tables. */
const BETWEEN_FACTS = '; ';

const FIGURINES = { K: '♔', Q: '♕', R: '♖', B: '♗', N: '♘' };

/** Which family of messages a function of the Fluent files looks in. */
const FAMILIES = { PIECE: 'piece', PLAYER: 'player', ROLE: 'role', ORDINAL: 'ordinal', RESULT: 'result' };

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

const speech = {
  vocabulary: { en: { messages: {}, letters: {}, rules: {}, name: 'English' } },
  language: 'en',
  /** The language that the page was made in. */
  usual: 'en',
  figurines: true,
  plurals: new Intl.PluralRules('en'),
  numbers: new Intl.NumberFormat('en'),
  collator: new Intl.Collator('en', { numeric: true, sensitivity: 'base' }),
};

/** Chooses the language that everything is told in from now on. An unknown one changes nothing. */
function speak(language) {
  if (!Object.hasOwn(speech.vocabulary, language)) return;
  speech.language = language;
  speech.plurals = new Intl.PluralRules(language);
  speech.numbers = new Intl.NumberFormat(language);
  speech.collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
}

function own(table, key) {
  return table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
}

/** A message in the chosen language, else in English. */
function messageOf(key) {
  const { vocabulary, language } = speech;
  return own(vocabulary[language].messages, key) ?? own(vocabulary.en?.messages, key);
}

/** A text of the page itself: its numbers are counts and are grouped by thousands. */
function say(key, values = {}) {
  const pattern = messageOf(key)?.v;
  return pattern ? fill(pattern, values, true) : key;
}

/** The sentence of a fact. */
function tell(fact) {
  const [key, values] = fact;
  const pattern = messageOf(key)?.v;
  return pattern ? fill(pattern, values ?? {}, false) : `${key} ${JSON.stringify(values ?? {})}`;
}

/** The sentence of a fact as it stands alone. A first letter grows only where the language wrote it: `exd5` is a capture, and
 * a name of the input is not ours to change. */
function sentence(fact) {
  const text = tell(fact);
  const pattern = messageOf(fact[0])?.v;
  if (!pattern || !opensWithWord(pattern, fact[1] ?? {})) return text;
  const first = String.fromCodePoint(text.codePointAt(0) ?? 32);
  return first.toLocaleUpperCase(speech.language) + text.slice(first.length);
}

function opensWithWord(pattern, values) {
  const first = pattern[0];
  if (typeof first === 'string') return true;
  if (first === undefined || first.str !== undefined) return false;
  if (first.call) return first.call !== 'RESULT';
  if (first.select) return opensWithWord(variantOf(first, values), values);
  if (first.message) return opensWithWord(messageOf(first.message)?.v ?? [], values);
  const value = values[first.var];
  if (!Array.isArray(value) || value[0] !== 'fact') return false;
  return opensWithWord(messageOf(value[1][0])?.v ?? [], value[1][1] ?? {});
}

/** What the user can do: what was looked for in this case, else what the language has for this kind of finding. */
function suggestionOf(detail, found) {
  if (found) return sentence(found);
  const pattern = messageOf(detail?.[0])?.a?.suggestion;
  return pattern ? fill(pattern, detail[1] ?? {}, false) : '';
}

function fill(pattern, values, grouped) {
  let text = '';
  for (const element of pattern) text += typeof element === 'string' ? element : placed(element, values, grouped);
  return text;
}

function placed(element, values, grouped) {
  if (typeof element === 'number') return String(element);
  if (element.str !== undefined) return element.str;
  if (element.select) return fill(variantOf(element, values), values, grouped);
  if (element.message) return fill(messageOf(element.message)?.v ?? [element.message], values, grouped);
  if (!Object.hasOwn(values, element.var)) return `{$${element.var}}`;
  const value = values[element.var];
  return element.call ? named(element.call, value, element.form) : shown(value, grouped);
}

/** The variant that a value chooses: an equal number, then the plural of the language; an equal word; else the default. */
function variantOf(element, values) {
  const { select, variants } = element;
  const value = select.call ? named(select.call, values[select.var], select.form) : chooser(values[select.var]);
  let chosen;
  if (typeof value === 'number') {
    const plural = speech.plurals.select(value);
    chosen = variants.find(([key]) => Number(key) === value && key !== '') ?? variants.find(([key]) => key === plural);
  } else if (value !== undefined) {
    chosen = variants.find(([key]) => String(key) === value);
  }
  chosen ??= variants.find(([, , isDefault]) => isDefault) ?? variants[variants.length - 1];
  return chosen[1];
}

/** What a value is when it chooses. Text of the input chooses nothing: a word `none` on a sheet is not "there is none". */
function chooser(value) {
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (!Array.isArray(value) || value[0] === 'text') return undefined;
  return shown(value, false);
}

/** `PIECE($piece, "of")`: the message `piece-white-rook`, in the form of that attribute. */
function named(call, value, form) {
  const family = FAMILIES[call];
  const name = Array.isArray(value) && value[0] !== 'none' ? undefined : Array.isArray(value) ? 'none' : value;
  const known = (of) => {
    const message = messageOf(`${family}-${of}`);
    const pattern = form ? (message?.a?.[form] ?? message?.v) : message?.v;
    return pattern ? fill(pattern, {}, false) : undefined;
  };
  const text = name === undefined ? undefined : (known(name) ?? (call === 'ORDINAL' ? known('other') : undefined));
  return text ?? shown(value, false);
}

/** A value as it is shown. The tags are those of the contract with Rust. */
function shown(value, grouped) {
  if (typeof value === 'number') return grouped ? speech.numbers.format(value) : String(value);
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) return value === null || value === undefined ? '' : JSON.stringify(value);
  const [kind, first, second] = value;
  switch (kind) {
    case 'none':
      return 'none';
    case 'text':
      return isolated(first);
    case 'decimal':
      return decimal(first, second);
    case 'halves':
      return first % 2 === 0 ? String(first / 2) : decimal(first * 5, 1);
    case 'list':
      return listed(first, second);
    case 'joined':
      return first.join(', ');
    case 'texts':
      return first.map(isolated).join(BETWEEN_FACTS);
    case 'file':
      return say('file', { file: String(first) });
    case 'departure':
      return departure(first, second);
    case 'move':
      return `${first} ${inLetters(second)}`;
    case 'moves':
      return first.map(inLetters).join(', ');
    case 'fact':
      return tell(first);
    case 'facts':
      return first.map(tell).join(BETWEEN_FACTS);
    default:
      return JSON.stringify(value);
  }
}

/** Text of the input as it is shown. Signs that nobody sees, or that turn the direction of writing, could show other words than
 * it says: they are shown as text, in the manner of the program's own `visible`. */
function visible(text) {
  return String(text).replace(
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    (sign) => `\\u{${sign.charCodeAt(0).toString(16)}}`,
  );
}

/** A right-to-left name inside a sentence must not turn the words around it: the marks around it are invisible. */
function isolated(text) {
  const safe = visible(text);
  return RIGHT_TO_LEFT.test(safe) ? `\u2068${safe}\u2069` : safe;
}

/** `-2.50`: a whole number of the smallest of so many decimals. */
function decimal(parts, decimals) {
  const digits = String(Math.abs(parts)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return `${parts < 0 ? '-' : ''}${whole}${say('decimal-sign')}${digits.slice(digits.length - decimals)}`;
}

function listed(names, end) {
  if (names.length < 2) return names.join('');
  return say(end, { rest: names.slice(0, -1).join(', '), last: names[names.length - 1] });
}

function departure(file, rank) {
  const hasFile = file !== null && file !== undefined;
  const hasRank = rank !== null && rank !== undefined;
  if (hasFile && hasRank) return `${file}${rank}`;
  if (hasFile) return say('departure-file', { file: say('file', { file: String(file) }) });
  if (hasRank) return say('departure-rank', { rank });
  return say('departure-board');
}

/** A move that came in English letters, in figurines or in the letters of the language. */
function inLetters(san) {
  const letters = speech.figurines ? FIGURINES : (speech.vocabulary[speech.language].letters ?? {});
  return san.replace(/^[KQRBN]|(?<==)[QRBN]/g, (letter) => letters[letter] ?? letter);
}

/** The name and the explanation of a rule. A rule that the language lacks is told in English. */
function ruleWords(code) {
  const { vocabulary, language } = speech;
  return own(vocabulary[language].rules, code) ?? own(vocabulary.en?.rules, code) ?? { name: '', text: [] };
}

/** Big and small letters, and accents, make no difference to a search: `pena` finds `Peña`. */
function folded(text) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Tells every text that Rust wrote into the page again, in the language of now. */
function retellShell(root) {
  const places = [
    [
      'data-words',
      (element, text) => {
        element.textContent = text;
      },
    ],
    ['data-words-title', (element, text) => element.setAttribute('title', text)],
    ['data-words-placeholder', (element, text) => element.setAttribute('placeholder', text)],
    ['data-words-label', (element, text) => element.setAttribute('aria-label', text)],
  ];
  for (const [attribute, write] of places) {
    for (const element of root.querySelectorAll(`[${attribute}]`)) {
      const values = element.dataset.args ? JSON.parse(element.dataset.args) : {};
      write(element, say(element.getAttribute(attribute), values));
    }
  }
  for (const element of root.querySelectorAll('[data-fact]'))
    element.textContent = tell(JSON.parse(element.dataset.fact));
}
