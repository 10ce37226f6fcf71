// Tables: packed chunks come in, rows and columns go out. Columns that are filtered, sorted or searched are coded (one number
// a row into a list of different values), all others stay as they came and are looked up when a row is opened.

/** A column of few different values: their list, and for each row the place in it (-1: none). */
class CodedColumn {
  constructor(capacity) {
    this.values = [];
    this.places = new Map();
    this.ids = new Int32Array(capacity).fill(-1);
    this.searched = [];
  }

  /** The values as the search sees them, made when first asked for. */
  folded() {
    for (let id = this.searched.length; id < this.values.length; id += 1) this.searched.push(folded(this.values[id]));
    return this.searched;
  }

  idOf(value) {
    if (value === null || value === undefined) return -1;
    const text = String(value);
    let id = this.places.get(text);
    if (id === undefined) {
      id = this.values.length;
      this.values.push(text);
      this.places.set(text, id);
    }
    return id;
  }

  append(first, rows, column) {
    if (this.ids.length < first + rows) {
      const longer = new Int32Array((first + rows) * 2).fill(-1);
      longer.set(this.ids);
      this.ids = longer;
    }
    if (column === undefined) return;
    if (Array.isArray(column)) {
      for (let row = 0; row < rows; row += 1) this.ids[first + row] = this.idOf(column[row]);
    } else {
      const ids = column.dict.map((value) => this.idOf(value));
      for (let row = 0; row < rows; row += 1) {
        const id = column.ids[row];
        this.ids[first + row] = id < 0 ? -1 : ids[id];
      }
    }
  }

  at(row) {
    const id = this.ids[row];
    return id === undefined || id < 0 ? '' : this.values[id];
  }
}

/** A table that grows by chunks. */
class Table {
  constructor(coded, capacity) {
    this.rows = 0;
    this.chunks = [];
    this.coded = Object.fromEntries(coded.map((name) => [name, new CodedColumn(capacity)]));
  }

  append(chunk) {
    for (const [name, column] of Object.entries(this.coded)) column.append(this.rows, chunk.rows, chunk.columns[name]);
    this.chunks.push({ first: this.rows, columns: chunk.columns });
    this.rows += chunk.rows;
  }

  /** What stands in a column; an empty string where there is nothing, or no such column in this report. */
  at(name, row) {
    const coded = this.coded[name];
    if (coded) return coded.at(row);
    return this.plain(name, row) ?? '';
  }

  /** As `at`, with null for nothing: for values that are more than text. */
  plain(name, row) {
    let low = 0;
    let high = this.chunks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.chunks[middle].first <= row) low = middle;
      else high = middle - 1;
    }
    const chunk = this.chunks[low];
    const column = chunk?.columns[name];
    if (column === undefined) return null;
    const place = row - chunk.first;
    if (Array.isArray(column)) return column[place] ?? null;
    const id = column.ids[place];
    return id === undefined || id < 0 ? null : (column.dict[id] ?? null);
  }
}

function bytesOf(base64) {
  const text = base64.trim();
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let place = 0; place < binary.length; place += 1) bytes[place] = binary.charCodeAt(place);
  return bytes;
}

async function unpacked(element) {
  const stream = new Blob([bytesOf(element.textContent)]).stream().pipeThrough(new DecompressionStream('gzip'));
  const value = await new Response(stream).json();
  // The packed text is of no more use, and in a large report it is most of what the page holds.
  element.remove();
  return value;
}

function rowsIn(elements) {
  return elements.reduce((sum, element) => sum + Number(element.dataset.rows ?? 0), 0);
}

/** The packed parts of a table, in their order. */
function chunksOf(table) {
  return [...document.querySelectorAll(`script.chunk[data-table="${table}"]`)];
}

/** Unpacks a whole table, with these columns coded. A chunk that cannot be read leaves its room empty, for row numbers are
 * places over all chunks; `failed` is told. */
async function readTable(name, coded, failed) {
  const chunks = chunksOf(name);
  const table = new Table(coded, rowsIn(chunks));
  for (const element of chunks) {
    const { rows } = element.dataset;
    try {
      table.append(await unpacked(element));
    } catch (error) {
      table.append({ rows: Number(rows ?? 0), columns: {} });
      failed(name, error);
    }
  }
  return table;
}

function listUnder(map, key, value) {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
