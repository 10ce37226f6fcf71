// Which rows of a table are shown, and in which order.

/** Room for the row number below the rank in a sort key: both fit into the 53 bits that a number is exact in. */
const ROW_ROOM = 2 ** 22;

/** For every different value of a column: whether it holds the word. */
function holding(column, word) {
  return Uint8Array.from(column.folded(), (value) => (value.includes(word) ? 1 : 0));
}

function matching(rows, test) {
  const found = new Int32Array(rows);
  let count = 0;
  for (let row = 0; row < rows; row += 1) {
    if (test(row)) {
      found[count] = row;
      count += 1;
    }
  }
  return found.slice(0, count);
}

/** The rank of every value of a column in the order of the language. Ranks are kept until values are added. */
const ranksKept = new WeakMap();
function ranksOf(column) {
  const kept = ranksKept.get(column);
  if (kept?.count === column.values.length && kept.language === speech.language) return kept.ranks;
  const order = column.values
    .map((_, id) => id)
    .sort((a, b) => speech.collator.compare(column.values[a], column.values[b]));
  const ranks = new Int32Array(order.length);
  order.forEach((id, rank) => {
    ranks[id] = rank + 1;
  });
  ranksKept.set(column, { count: order.length, language: speech.language, ranks });
  return ranks;
}

function rankBy(column, rows = (row) => row) {
  const ranks = ranksOf(column);
  return (row) => {
    const place = rows(row);
    const id = place < 0 ? -1 : column.ids[place];
    return id < 0 ? 0 : ranks[id];
  };
}

/** Rows by a number for each, up or down; of equals, those that came first in the input. Without ranks, as they came. */
function inOrder(found, rank, down) {
  if (!rank) return down ? found.slice().reverse() : found;
  // Sorting plain numbers is many times faster than asking a function about every two rows.
  const keys = new Float64Array(found.length);
  const top = 2 ** 30;
  for (let place = 0; place < found.length; place += 1) {
    const value = rank(found[place]);
    keys[place] = (down ? top - value : value) * ROW_ROOM + found[place];
  }
  keys.sort();
  return Int32Array.from(keys, (key) => key % ROW_ROOM);
}
