// A list of the rows of one table, with toggles, a search and heads to sort by. What stands in a row is a matter of the page.

class TableView extends RowsView {
  /** `kind` names the rows, `sorts` their heads and `usual` the one that they stand in order of; `toggles` are
   * `{ filter: words }`, `cells` makes the cells of a row and `classes` its classes, `found` gives the rows that are shown,
   * `counted` and `foots` say how many they are and what is below them, `legend` what their pictures mean. */
  constructor(options) {
    super(options);
    Object.assign(this, options);
  }

  entries() {
    return this.found();
  }

  buildFilters() {
    const focus = document.activeElement?.id;
    this.search = this.searchField(this.searched);
    const toggles = Object.entries(this.toggles).map(([name, key]) =>
      this.toggle(name, [say(key)], () => {
        this.filter[name] = !this.filter[name];
      }),
    );
    this.filters.replaceChildren(
      make('div', { class: 'toggles few', role: 'group', 'aria-label': say('page-shown') }, ...toggles, this.legend?.()),
      this.search,
    );
    this.showFilters();
    if (focus) document.getElementById(focus)?.focus();
  }

  showFilters() {
    this.showPressed(Object.fromEntries(Object.keys(this.toggles).map((name) => [name, this.filter[name]])));
    this.showQuery();
    this.buildHeads(this.kind, this.sorts, this.usual);
  }

  /** How many are shown. */
  shownCount() {
    return this.entries().length;
  }

  show() {
    const length = this.shownCount();
    this.count.textContent = this.counted(length);
    this.empty.hidden = length > 0;
    this.empty.replaceChildren(
      make('p', {}, say('page-nothing-fits')),
      button('page-drop-all', () => {
        for (const name of Object.keys(this.toggles)) this.filter[name] = false;
        this.filter.query = '';
        this.filterChanged();
      }),
    );
    this.foot.textContent = this.foots();
    this.layOut();
  }

  row(place) {
    const entry = this.entries()[place];
    const cells = Object.entries(this.cells(entry)).map(([name, content]) => this.cell(name, ...[content].flat()));
    return this.rowElement(place, [this.kind, ...this.classes(entry)], { 'data-row': entry }, cells);
  }

  /** Picks a row, by one of its cells where it was clicked. */
  pick(place, cell) {
    const entry = this.entries()[place];
    if (entry === undefined) return;
    this.cursor = place;
    this.picked(entry, cell);
    this.draw();
  }

  move(by) {
    const place = Math.min(Math.max(this.cursor + by, 0), this.entries().length - 1);
    if (place < 0 || place === this.cursor) return;
    this.pick(place);
    this.reveal();
  }

  /** Puts the cursor on a row; -1: on none. */
  follow(entry) {
    this.cursor = entry < 0 ? -1 : this.entries().indexOf(entry);
    this.reveal();
  }
}
