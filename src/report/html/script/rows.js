// A list of any length, of which only the rows that come into view are drawn, with its filters, its search and heads to sort
// by. What the rows are is a matter of the page: it gives `entries`, `row`, `pick` and `move`.

/** Pixels of a row, as long as a page has no other. The style takes it from here. */
const ROW_HEIGHT = 50;
/** Browsers cannot make a box higher than some millions of pixels: beyond this the bar of the list is scaled. */
const HIGHEST_BOX = 8_000_000;
/** Milliseconds that typing stands still before it is searched. */
const TYPING = 40;
/** Rows that are drawn above and below what is seen. */
const SPARE_ROWS = 6;

class RowsView {
  /** `filter` is what the reader has asked for, its `query` and its `sort` among it; `changed` is called when it changes, and told
   * whether that is a step to go back from: letters of a search are none. */
  constructor({ filter, changed }) {
    this.filter = filter;
    this.changed = changed;
    this.cursor = -1;
    this.element = make('section', { class: 'list', 'aria-label': say('page-list') });
    this.build();
  }

  build() {
    this.count = make('p', { class: 'count', id: 'count', role: 'status', 'aria-live': 'polite' });
    this.filters = make('div', { class: 'filters', role: 'search' });
    this.heads = make('div', { class: 'heads', role: 'row' });
    this.window = make('div', { class: 'window' });
    this.spacer = make('div', { class: 'spacer' }, this.window);
    this.rows = make('div', { class: 'rows', tabindex: 0, role: 'rowgroup' }, this.spacer);
    this.grid = make('div', { class: 'grid', role: 'grid', 'aria-label': say('page-list') }, this.heads, this.rows);
    this.empty = make('div', { class: 'empty', hidden: true });
    this.foot = make('p', { class: 'list-foot quiet' });
    this.element.append(this.filters, this.count, this.grid, this.empty, this.foot);
    this.rows.addEventListener('scroll', () => this.draw(), { passive: true });
    this.rows.addEventListener('click', (event) => {
      const row = event.target.closest('[data-place]');
      if (row) this.pick(Number(row.dataset.place), event.target.closest('.cell'));
    });
    new ResizeObserver(() => this.draw()).observe(this.rows);
  }

  filterChanged() {
    this.showFilters();
    this.changed(true);
  }

  searchField(key) {
    return make('input', {
      type: 'search',
      id: 'search',
      placeholder: say(key),
      'aria-label': say(key),
      autocomplete: 'off',
      spellcheck: 'false',
      dir: 'auto',
      on: { input: () => this.searchSoon() },
    });
  }

  /** Typing goes on while the list is filtered: only what stands still for a moment is searched. */
  searchSoon() {
    clearTimeout(this.typing);
    this.typing = setTimeout(() => {
      this.filter.query = this.search.value.trim();
      this.changed(false);
    }, TYPING);
  }

  /** A button that says its state and changes the filter. */
  toggle(id, content, click) {
    return make(
      'button',
      {
        type: 'button',
        class: `toggle ${id}`,
        id: `toggle-${id}`,
        on: {
          click: () => {
            click();
            this.filterChanged();
          },
        },
      },
      ...content,
    );
  }

  /** Lets buttons say whether they are pressed, by their names. */
  showPressed(pressed) {
    for (const [id, isPressed] of Object.entries(pressed))
      this.filters.querySelector(`#toggle-${id}`)?.setAttribute('aria-pressed', String(isPressed));
  }

  showQuery() {
    if (this.search.value.trim() !== this.filter.query) this.search.value = this.filter.query;
  }

  /** Pixels of a row: a page may have rows of its own. */
  get rowHeight() {
    return ROW_HEIGHT;
  }

  /** What stands above a column. */
  labelOfColumn(name) {
    return say(`page-head-${name}`);
  }

  /** What a column is called where it is not pressed for room. */
  nameOfColumn(name) {
    return this.labelOfColumn(name);
  }

  /** The heads of these columns; without a wish, the list is sorted by the usual one. */
  buildHeads(kind, names, usual) {
    const { filter } = this;
    const focus = document.activeElement?.id;
    const now = filter.sort.replace(/^-/, '');
    const down = filter.sort.startsWith('-');
    this.heads.className = `heads ${kind}`;
    this.heads.replaceChildren(
      ...names.map((name) => {
        const isNow = now === name || (filter.sort === '' && name === usual);
        const order = isNow ? (down ? 'descending' : 'ascending') : 'none';
        const sign = isNow ? (down ? ' ↓' : ' ↑') : '';
        const head = make(
          'button',
          {
            type: 'button',
            id: `sort-${name}`,
            title: say('page-sort', { column: this.nameOfColumn(name) }),
            on: {
              click: () => {
                filter.sort = isNow && !down ? `-${name}` : name;
                this.filterChanged();
              },
            },
          },
          this.labelOfColumn(name),
          make('span', { 'aria-hidden': 'true' }, sign),
        );
        return make('span', { role: 'columnheader', class: `cell ${name}`, 'aria-sort': order }, head);
      }),
    );
    if (focus?.startsWith('sort-')) document.getElementById(focus)?.focus();
  }

  // -------------------------------------------------------------------------------------------------------------------
  // Rows

  /** Makes room for all rows, and draws those in view. */
  layOut() {
    const { length } = this.entries();
    this.element.style.setProperty('--row-height', `${this.rowHeight}px`);
    this.height = Math.min(length * this.rowHeight, HIGHEST_BOX);
    this.spacer.style.setProperty('height', `${this.height}px`);
    this.grid.setAttribute('aria-rowcount', String(length + 1));
    this.grid.hidden = length === 0;
    this.draw();
  }

  /** A row with its cells. */
  rowElement(place, classes, attributes, cells) {
    return make(
      'div',
      {
        class: ['row', ...classes, place === this.cursor ? 'selected' : ''].filter(Boolean).join(' '),
        role: 'row',
        id: `row-${place}`,
        'data-place': place,
        'aria-rowindex': place + 2,
        'aria-selected': String(place === this.cursor),
        ...attributes,
      },
      ...cells,
    );
  }

  /** The first row in view. Where the box is lower than the rows, the bar is scaled. */
  firstInView() {
    const real = this.entries().length * this.rowHeight;
    const seen = this.rows.clientHeight;
    const scale = real > this.height ? (real - seen) / (this.height - seen) : 1;
    return {
      top: this.rows.scrollTop,
      first: Math.floor((this.rows.scrollTop * scale) / this.rowHeight),
      scaled: scale !== 1,
    };
  }

  draw() {
    const { top, first, scaled } = this.firstInView();
    const inView = Math.ceil(this.rows.clientHeight / this.rowHeight) + 1;
    const from = Math.max(0, first - SPARE_ROWS);
    const to = Math.min(this.entries().length, first + inView + SPARE_ROWS);
    const offset = scaled
      ? Math.min(top - (first - from) * this.rowHeight, this.height - (to - from) * this.rowHeight)
      : from * this.rowHeight;
    this.window.style.setProperty('transform', `translateY(${Math.max(offset, 0)}px)`);
    const drawn = [];
    for (let place = from; place < to; place += 1) drawn.push(this.row(place));
    this.window.replaceChildren(...drawn);
    if (this.cursor >= from && this.cursor < to) this.rows.setAttribute('aria-activedescendant', `row-${this.cursor}`);
    else this.rows.removeAttribute('aria-activedescendant');
  }

  cell(name, ...content) {
    return make('span', { class: `cell ${name}`, role: 'gridcell' }, ...content);
  }

  reveal() {
    if (this.cursor >= 0) {
      const real = this.entries().length * this.rowHeight;
      const seen = this.rows.clientHeight;
      const scale = real > this.height ? (this.height - seen) / (real - seen) : 1;
      const top = this.cursor * this.rowHeight * scale;
      const bottom = top + this.rowHeight;
      if (top < this.rows.scrollTop) this.rows.scrollTop = top;
      else if (bottom > this.rows.scrollTop + seen) this.rows.scrollTop = scale === 1 ? bottom - seen : top;
    }
    this.draw();
  }
}
