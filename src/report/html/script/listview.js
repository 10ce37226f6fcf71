// The list as it is seen: tabs, filters, heads to sort by, and the rows that are in view. It tells `main.js` what was picked
// and asks `list.js` for what to show.

const CHOICES = ['rule', 'event', 'round', 'file', 'status'];
/** No select can be read that is longer; the search finds the rest. */
const LONGEST_CHOICE = 3000;

class ListView extends RowsView {
  /** `changed` is called when a filter changes, `picked` with what was clicked: `{ finding }`, `{ game }` or `{ group }`. */
  constructor({ changed, picked }) {
    super({ filter, changed });
    this.picked = picked;
    /** Values of the choices with their counts, by tab and name. */
    this.kept = {};
  }

  entries() {
    return shownList.rows;
  }

  nameOfColumn(name) {
    return say(`page-${name}`);
  }

  // -------------------------------------------------------------------------------------------------------------------
  // Filters

  /** Builds the filters anew: at the start, when all is read, for another tab and in another language. */
  buildFilters() {
    const focus = document.activeElement?.id;
    const tab = (name) =>
      make(
        'button',
        {
          type: 'button',
          class: 'tab',
          id: `tab-${name}`,
          'aria-pressed': String(filter.tab === name),
          on: {
            click: () => {
              filter.tab = name;
              filter.sort = '';
              this.buildFilters();
              this.changed(true);
            },
          },
        },
        say(`page-tab-${name}`, { count: report[name].rows }),
      );
    const severities = SEVERITIES.map((severity) =>
      this.toggle(
        severity,
        [
          make('span', { class: `shape ${severity}`, 'aria-hidden': 'true' }, SHAPES[severity]),
          ` ${say(`page-${severity}s`)}`,
        ],
        () => {
          if (!filter.severities.delete(severity)) filter.severities.add(severity);
        },
      ),
    );
    const accepted = this.toggle('accepted', [`✓ ${say('page-accepted')}`], () => {
      filter.accepted = !filter.accepted;
    });
    const groups = this.toggle('groups', [say('page-groups')], () => {
      filter.groups = !filter.groups;
    });
    this.search = this.searchField('page-search');
    this.choices = CHOICES.map((name) => this.choice(name));
    this.filters.replaceChildren(
      make('div', { class: 'tabs' }, tab('findings'), tab('games')),
      make(
        'div',
        { class: 'toggles', role: 'group', 'aria-label': say('page-shown') },
        ...severities,
        accepted,
        filter.tab === 'findings' ? groups : null,
      ),
      make('div', { class: 'choices' }, ...this.choices),
      this.search,
    );
    this.showFilters();
    if (focus) document.getElementById(focus)?.focus();
  }

  /** Lets the filters say their state. A choice may hold a thousand events: it is not built again for that. */
  showFilters() {
    const pressed = { accepted: filter.accepted, groups: filter.groups };
    for (const severity of SEVERITIES) pressed[severity] = filter.severities.has(severity);
    this.showPressed(pressed);
    for (const [place, name] of CHOICES.entries()) {
      const select = this.choices[place];
      const value = filter[name] === null ? '' : `=${filter[name]}`;
      select.value = value;
      if (select.value !== value) {
        // The address may ask for a value that no row has: it is shown all the same, so that it can be dropped.
        select.append(make('option', { value }, this.choiceWords(name, filter[name])));
        select.value = value;
      }
      select.classList.toggle('set', filter[name] !== null);
    }
    this.showQuery();
    this.buildHeads(filter.tab, SORTS[filter.tab], SORTS[filter.tab][0]);
  }

  /** A select with every value of a column and how often it comes. */
  choice(name) {
    const values = this.valuesOf(name);
    const select = make('select', { id: `choice-${name}`, 'aria-label': say(`page-${name}`) });
    const options = values
      .slice(0, LONGEST_CHOICE)
      .map(({ value, count }) =>
        make('option', { value: `=${value}` }, `${this.choiceWords(name, value)} (${speech.numbers.format(count)})`),
      );
    select.append(make('option', { value: '' }, say(`page-any-${name}`)), ...options);
    if (values.length > LONGEST_CHOICE)
      select.append(
        make('option', { disabled: true }, say('page-too-many', { count: values.length - LONGEST_CHOICE })),
      );
    select.addEventListener('change', () => {
      filter[name] = select.value === '' ? null : select.value.slice(1);
      this.filterChanged();
    });
    return select;
  }

  choiceWords(name, value) {
    if (name === 'rule') return `${value} ${ruleName(value)}`;
    if (name === 'status') return say('page-status-name', { status: value });
    if (value === '') return say('page-none');
    return name === 'round' ? say('page-round-number', { round: isolated(value) }) : value;
  }

  /** The values of a choice with their counts, in the order of the language. Counting is kept until more has been read. */
  valuesOf(name) {
    const { games, findings } = report;
    const isFindings = filter.tab === 'findings';
    const known = `${games.rows} ${findings.rows} ${speech.language}`;
    const place = `${filter.tab} ${name}`;
    if (this.kept[place]?.known === known) return this.kept[place].values;
    const counts = new Map();
    const add = (value) => counts.set(value, (counts.get(value) ?? 0) + 1);
    if (name === 'rule') for (let row = 0; row < findings.rows; row += 1) add(findings.coded.rule.at(row));
    else if (isFindings && name === 'file')
      for (let row = 0; row < findings.rows; row += 1) add(findings.coded.file.at(row));
    else if (isFindings && name === 'round')
      for (let row = 0; row < findings.rows; row += 1) add(roundName(findingRound(row)));
    else if (isFindings) {
      const column = games.coded[name];
      for (let row = 0; row < findings.rows; row += 1) if (report.gameOf[row] >= 0) add(column.at(report.gameOf[row]));
    } else
      for (let game = 0; game < games.rows; game += 1)
        add(name === 'round' ? roundName(games.coded.round.at(game)) : games.coded[name].at(game));
    const values = [...counts]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => speech.collator.compare(a.value, b.value));
    this.kept[place] = { known, values };
    return values;
  }

  // -------------------------------------------------------------------------------------------------------------------
  // Rows

  /** Shows what `list.js` has found. */
  show() {
    const { rows, found, total } = shownList;
    const key = filter.tab === 'findings' ? 'page-count-findings' : 'page-count-games';
    this.count.textContent = report.complete
      ? say(key, { shown: found.length, total })
      : say('page-reading', { count: total });
    this.empty.hidden = rows.length > 0 || !report.complete;
    if (!this.empty.hidden) this.showEmpty();
    this.foot.textContent = this.footWords();
    this.layOut();
  }

  footWords() {
    const { left_out: leftOut, inside, clean } = report.meta;
    if (!report.complete) return '';
    if (filter.tab === 'findings')
      return leftOut?.findings ? say('page-findings-left-out', { count: leftOut.findings }) : say('page-keys');
    const missing = leftOut?.games ?? Math.max((clean ?? 0) - (inside?.clean_games ?? 0), 0);
    return missing ? say('page-games-left-out', { count: missing }) : say('page-keys');
  }

  /** An empty list says why, and offers the filters to drop. */
  showEmpty() {
    if (filterIsOff()) {
      this.empty.replaceChildren(
        make('p', {}, say(filter.tab === 'findings' ? 'page-nothing-found' : 'page-no-games')),
      );
      return;
    }
    const drops = filtersToDrop().map(({ name, count }) =>
      make(
        'li',
        {},
        button(`page-drop-${name}`, () => {
          dropFilter(name);
          this.filterChanged();
        }),
        ' ',
        make('span', { class: 'quiet' }, say('page-would-show', { count })),
      ),
    );
    this.empty.replaceChildren(
      make('p', {}, say('page-nothing-matches')),
      make('ul', {}, ...drops),
      button('page-drop-all', () => {
        dropFilter('all');
        this.filterChanged();
      }),
    );
  }

  row(place) {
    const entry = shownList.rows[place];
    const kind = filter.tab === 'games' ? 'game' : entry < 0 ? 'group' : 'finding';
    const cells =
      kind === 'game'
        ? this.gameCells(entry)
        : kind === 'group'
          ? this.groupCells(shownList.groups[-1 - entry])
          : this.findingCells(entry);
    const classes = [
      kind,
      kind === 'finding' && report.accepted[entry] ? 'accepted' : '',
      shownList.members[place] ? 'member' : '',
    ];
    const attributes = {
      'data-finding': kind === 'finding' ? entry : null,
      'data-game': kind === 'game' ? entry : null,
      'aria-expanded': kind === 'group' ? String(openGroups.has(shownList.groups[-1 - entry].name)) : null,
    };
    return this.rowElement(place, classes, attributes, cells);
  }

  findingCells(row) {
    const { findings } = report;
    const game = report.gameOf[row];
    const detail = findings.plain('detail', row);
    const players =
      game < 0 ? [given(findings.at('file', row))] : game < report.games.rows ? playersOf(game, false) : ['…'];
    return [
      this.cell(
        'severity',
        report.accepted[row]
          ? make('span', { class: 'shape done', role: 'img', 'aria-label': say('page-accepted') }, '✓')
          : severityShape(findings.at('severity', row)),
      ),
      this.cell('rule', findings.at('rule', row)),
      this.cell('players', ...players),
      this.cell('move', game < report.games.rows ? findingMove(row) : ''),
      this.cell('round', given(findingRound(row))),
      this.cell('message', detail ? tell(detail) : ''),
    ];
  }

  groupCells(group) {
    const [first] = group.members;
    const code = report.findings.at('rule', first);
    const isOpen = openGroups.has(group.name);
    return [
      this.cell('severity', severityShape(report.findings.at('severity', first))),
      this.cell('rule', code),
      this.cell(
        'players',
        make('span', { class: 'opener', 'aria-hidden': 'true' }, isOpen ? '▾ ' : '▸ '),
        ruleName(code),
      ),
      this.cell('move'),
      this.cell('round', make('span', { class: 'badge' }, speech.numbers.format(group.members.length))),
      this.cell('message', groupWords(group)),
    ];
  }

  gameCells(game) {
    const { games } = report;
    const counts = findingCounts(game);
    const told = SEVERITIES.filter((severity) => counts[severity] > 0).flatMap((severity) => [
      severityShape(severity),
      ` ${counts[severity]} `,
    ]);
    const [submitted, audited] = [games.at('result_submitted', game), games.at('result_audited', game)];
    return [
      this.cell('number', speech.numbers.format(game + 1)),
      this.cell('players', ...playersOf(game, false)),
      this.cell(
        'result',
        resultText(submitted || '?'),
        submitted === audited ? null : make('strong', {}, ` → ${resultText(audited || '?')}`),
      ),
      this.cell('round', given(games.at('round', game))),
      this.cell(
        'findings',
        ...(told.length
          ? told
          : [make('span', { class: 'quiet' }, say('page-status-name', { status: games.at('status', game) }))]),
      ),
      this.cell('message', given(games.at('event', game)), ' · ', given(games.at('date', game))),
    ];
  }

  // -------------------------------------------------------------------------------------------------------------------
  // Moving through the list

  pick(place) {
    const entry = shownList.rows[place];
    if (entry === undefined) return;
    this.cursor = place;
    if (filter.tab === 'games') this.picked({ game: entry });
    else if (entry < 0) {
      const group = shownList.groups[-1 - entry];
      if (!openGroups.delete(group.name)) openGroups.add(group.name);
      refreshList();
      this.show();
      this.picked({ group });
    } else this.picked({ finding: entry });
    this.draw();
  }

  /** The next or previous row. A group is opened on the way, so that going on leads through every case. */
  move(by) {
    const place = Math.min(Math.max(this.cursor + by, 0), shownList.rows.length - 1);
    if (place < 0 || place === this.cursor) return;
    const entry = shownList.rows[place];
    const isClosedGroup = filter.tab === 'findings' && entry < 0 && !openGroups.has(shownList.groups[-1 - entry].name);
    if (isClosedGroup && by > 0) this.pick(place);
    else {
      this.cursor = place;
      if (filter.tab === 'games') this.picked({ game: entry });
      else if (entry >= 0) this.picked({ finding: entry });
      else this.picked({ group: shownList.groups[-1 - entry] });
    }
    this.reveal();
  }

  /** Puts the cursor on what is open, opening its group if need be. */
  follow({ finding, game }) {
    const wanted = filter.tab === 'games' ? game : finding;
    if (wanted < 0) {
      this.cursor = -1;
      this.draw();
      return;
    }
    const group = closedGroupOf(wanted);
    if (group) {
      openGroups.add(group.name);
      refreshList();
      this.show();
    }
    this.cursor = shownList.rows.indexOf(wanted);
    this.reveal();
  }
}
