// Tests of the page of tournaments in a real browser, against the tables beside it and, where the command that made it is given
// (COMMAND, a word a line, to be run in FROM), against what its `--explain` prints. `run` sets all of it.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  FILE,
  closed,
  count,
  csvRows,
  everyLanguage,
  meta,
  opened,
  parameters,
  readable,
  rowsOf,
  sameAddress,
  settled,
  source,
} from './opened.mjs';

const tournaments = rowsOf('tournaments');
const lines = rowsOf('lines');
const pairings = rowsOf('pairings');
const papers = rowsOf('papers');
const command = (process.env.COMMAND ?? '').split('\n').filter(Boolean);
const MOST_CHECKED = 30;
const VIEWS = ['standings', 'crosstable', 'pairings'];

function table(name) {
  const [head, ...rows] = csvRows(readFileSync(join(dirname(FILE), `${name}.csv`), 'utf8'));
  return rows.map((cells) => Object.fromEntries(head.map((column, place) => [column, cells[place]])));
}

/** A table defuses what a spreadsheet would run; the page shows it as it is. */
const bare = (text) => text.replace(/^'/, '');
/** As the terminal shows it: without the invisible marks that frame right-to-left names. */
const framed = (text) => text.replace(/[\u2066-\u2069]/g, '');
/** The lines of the page stand in the order of the tables. */
const standings = table('standings');
const crosstable = table('crosstable');
const linesOf = (place) => lines.map((line, row) => ({ line, row })).filter(({ line }) => line.tournament === place);

const goTo = async (page, hash) => {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await settled(page);
};

/** Every row of the list, by scrolling through it. */
async function rowsSeen(page, all) {
  const seen = new Map();
  for (let top = 0; ; top += 300) {
    await page.$eval(
      '.rows',
      (rows, to) => {
        rows.scrollTop = to;
      },
      top,
    );
    await page.waitForTimeout(30);
    const rows = await page.$$eval('.row.place', (drawn) =>
      drawn.map((row) => [
        Number(row.dataset.row),
        Object.fromEntries([...row.querySelectorAll('.cell')].map((cell) => [cell.classList[1], cell.textContent])),
      ]),
    );
    for (const [row, cells] of rows) seen.set(row, cells);
    if (top > all * 32) return seen;
  }
}

test('the page opens in silence and shows every place', async () => {
  const page = await opened();
  assert.equal(meta.lines, lines.length);
  assert.equal(meta.lines, standings.length);
  assert.equal(papers.length, lines.length);
  assert.equal(await count(page), tournaments[0].lines);
  assert.equal(await page.isVisible('#static'), false);
  await closed(page);
});

for (const [language, sign] of [
  ['en', '.'],
  ['ca', ','],
])
  test(`rows hold the numbers of the tables, in ${language}`, async () => {
    const page = await opened();
    for (const place of tournaments.keys()) {
      await goTo(page, `t=${place}&lang=${language}`);
      const heads = await page.$$eval('.heads .cell', (all) =>
        all.map((head) => [head.classList[1], head.textContent.replace(/ [↑↓]$/, '')]),
      );
      const seen = await rowsSeen(page, tournaments[place].lines);
      assert.equal(seen.size, tournaments[place].lines);
      for (const { row } of linesOf(place)) {
        const cells = seen.get(row);
        const [places, crossed] = [standings[row], crosstable[row]];
        assert.equal(cells.player, framed(bare(places.player)));
        const wanted = { rank: places.rank, number: crossed.number, points: places.points };
        for (const name of ['title', 'federation', 'rating']) if (name in cells) wanted[name] = crossed[name];
        const shown = Object.fromEntries(Object.keys(wanted).map((name) => [name, cells[name]]));
        assert.deepEqual(shown, { ...wanted, points: wanted.points.replace('.', sign) });
        const ties = heads.filter(([name]) => name.startsWith('tie'));
        assert.deepEqual(ties.map(([, label]) => label), tournaments[place].tiebreaks);
        for (const [name, label] of ties) assert.equal(cells[name], places[label].replace('.', sign), label);
        if (!('rating' in cells)) assert.equal(crossed.rating, '');
      }
    }
    await closed(page);
  });

/** What the crosstable shows: for each row its cells as `crosstable.csv` writes them, by the labels of their columns. */
const crossShown = (page) =>
  page.$$eval('table.crosstable', ([shown]) => {
    const labels = [...shown.tHead.rows[0].cells].slice(4).map((head) => head.textContent);
    return [...shown.tBodies[0].rows].map((row) => ({
      row: Number(row.dataset.row),
      name: row.querySelector('th').textContent,
      cells: [...row.querySelectorAll('td[data-column]')].map((cell, place) => ({
        label: labels[place],
        own: cell.classList.contains('own'),
        text: [...cell.querySelectorAll('.met-in')]
          .map((round) => {
            const side = round.querySelector('.side');
            const colour = side ? (side.classList.contains('white') ? 'w' : 'b') : '';
            const sign = round.querySelector('.result').textContent.replace('½', '=').replace('−', '-');
            return `${round.querySelector('.number')?.textContent ?? ''}${colour}${sign}`;
          })
          .join(' '),
      })),
    }));
  });

test('the crosstable holds what crosstable.csv holds, cell by cell', async () => {
  const page = await opened();
  for (const [place, tournament] of tournaments.entries()) {
    await goTo(page, `t=${place}&view=crosstable&lang=en`);
    const shown = await crossShown(page);
    assert.equal(shown.length, tournament.lines);
    for (const { row, name, cells } of shown) {
      assert.equal(name, framed(bare(crosstable[row].player)));
      assert.equal(cells.length, tournament.round_robin ? tournament.lines : tournament.rounds);
      for (const { label, own, text } of cells) {
        const column = tournament.round_robin ? `against_${label}` : `round_${label}`;
        assert.equal(text, bare(crosstable[row][column]), `${name}, ${column}`);
        assert.equal(own, tournament.round_robin && label === crosstable[row].number);
      }
    }
  }
  await closed(page);
});

for (const language of ['en', 'ca', 'ro'])
  test(`what is unfolded and copied is what --explain prints, in ${language}`, { skip: command.length === 0 }, async () => {
    const page = await opened();
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: {
          writeText: async (text) => {
            window.copied = text;
          },
        },
      });
    });
    const every = Math.max(1, Math.floor(lines.length / MOST_CHECKED));
    for (let row = 0; row < lines.length; row += every) {
      const { name } = lines[row];
      // Whoever shares his name with others cannot be asked for alone.
      if (name.startsWith('-') || lines.filter((other) => other.name === name).length !== 1) continue;
      const asked = [...command.slice(1), '--lang', language, '--out', '-', `--explain=${name}`];
      const { stdout } = spawnSync(command[0], asked, { cwd: process.env.FROM, encoding: 'utf8' });
      await goTo(page, `p=${row}&lang=${language}`);
      await page.click('#copy-text');
      const copied = await page.evaluate(() => window.copied);
      assert.equal(framed(`${copied}\n`), framed(stdout), name);
      const parts = await page.$$eval('.tie', (all) =>
        all.map((tie) => [tie.querySelector('summary').textContent, ...[...tie.querySelectorAll('li')].map((line) => line.textContent)]),
      );
      const [head, ...told] = framed(stdout).trimEnd().split('\n\n');
      assert.deepEqual(parts.map((part) => part.map(framed).join('\n  ')), told);
      const [heading, title, ...rounds] = head.split('\n');
      assert.equal(framed(await page.textContent('#case-title')), title);
      assert.ok(framed(await page.textContent('.case-head')).includes(heading));
      const shown = await page.$$eval('.line-rounds tr[data-round]', (all) => all.map((tr) => [...tr.cells].map((cell) => cell.textContent)));
      assert.equal(shown.length, rounds.length);
      for (const [place, cells] of shown.entries()) {
        const [number, , opponent, word, points] = cells.map(framed);
        for (const part of [number, opponent.replace(/^\d+ /, '').replace('–', ''), word, points]) assert.ok(rounds[place].includes(part), `${rounds[place]}: ${part}`);
      }
    }
    await closed(page);
  });

test('a match shows its boards', { skip: !tournaments.some(({ teams }) => teams) }, async () => {
  const row = lines.findIndex(({ rounds }) => rounds.some(({ boards }) => boards?.length));
  const page = await opened(`#p=${row}`);
  const boards = lines[row].rounds.flatMap((round) => round.boards ?? []);
  const shown = await page.$$eval('.line-rounds .of-match', (all) => all.map((tr) => tr.textContent));
  assert.equal(shown.length, boards.length);
  for (const [place, [board, own, , other, result]] of boards.entries()) {
    for (const part of [String(board), own, other, result.replace('=', '½').replace('-', '−')]) assert.ok(shown[place].includes(part), shown[place]);
  }
  await closed(page);
});

test('a click on a tie-break unfolds it, the address keeps it, and Back goes back', async () => {
  const page = await opened();
  const second = Number(await page.getAttribute('.row.place >> nth=1', 'data-row'));
  await page.click('.row.place >> nth=1 >> .tie1');
  await sameAddress(page, 'tie', '1');
  assert.equal((await parameters(page)).get('p'), String(second));
  const open = () => page.$$eval('.tie[open]', (all) => all.map((tie) => tie.dataset.tie));
  assert.deepEqual(await open(), ['1']);
  assert.equal(await page.locator('.row.selected .now.tie1').count(), 1);
  const again = await opened(new URL(page.url()).hash);
  assert.equal(await again.textContent('.case-pane'), await page.textContent('.case-pane'));
  assert.deepEqual(await again.$$eval('.tie[open]', (all) => all.map((tie) => tie.dataset.tie)), ['1']);
  await closed(again);
  await page.click('.tie[data-tie="2"] summary');
  await sameAddress(page, 'tie', '2');
  await page.click('#toggle-crosstable');
  await sameAddress(page, 'view', 'crosstable');
  await page.goBack();
  await settled(page);
  assert.equal((await parameters(page)).get('view'), null);
  assert.equal((await parameters(page)).get('p'), String(second));
  assert.equal(await page.getAttribute('#toggle-standings', 'aria-pressed'), 'true');
  await closed(page);
});

test('an opponent is a link, and the view stays', async () => {
  const row = lines.findIndex(({ rounds }) => rounds.some(({ opponent }) => opponent !== null));
  const page = await opened(`#p=${row}&view=crosstable&t=${lines[row].tournament}`);
  const title = await page.textContent('#case-title');
  await page.click('.line-rounds a >> nth=0');
  await settled(page);
  assert.notEqual(await page.textContent('#case-title'), title);
  assert.equal((await parameters(page)).get('view'), 'crosstable');
  await page.goBack();
  await sameAddress(page, 'p', String(row));
  await settled(page);
  assert.equal(await page.textContent('#case-title'), title);
  await closed(page);
});

test('keys lead through the rows and the tie-breaks', async () => {
  const page = await opened();
  await page.click('.row.place >> nth=0');
  const [first, second] = linesOf(0).map(({ row }) => String(row));
  await page.keyboard.press('ArrowDown');
  await sameAddress(page, 'p', second);
  await page.keyboard.press('ArrowUp');
  await sameAddress(page, 'p', first);
  await page.keyboard.press('Enter');
  await page.keyboard.press('j');
  await sameAddress(page, 'p', second);
  await page.keyboard.press('k');
  await page.keyboard.press('ArrowRight');
  await sameAddress(page, 'tie', '1');
  assert.deepEqual(await page.$$eval('.tie[open]', (all) => all.map((tie) => tie.dataset.tie)), ['1']);
  await page.keyboard.press('ArrowLeft');
  await sameAddress(page, 'tie', '0');
  await page.keyboard.press('Escape');
  await settled(page);
  assert.equal((await parameters(page)).has('p'), false);
  await page.keyboard.press('/');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'search');
  await closed(page);
});

test('in the crosstable a cell marks whom it speaks of, by pointer and by keys', async () => {
  const page = await opened('#view=crosstable');
  const cell = page.locator('td[data-met]').first();
  const met = await cell.getAttribute('data-met');
  const marked = () =>
    page.evaluate(() => ({
      rows: [...document.querySelectorAll('tr.met')].map((row) => row.dataset.row),
      cells: document.querySelectorAll('td.same-round').length,
      line: [...document.querySelectorAll('tr.met > th')].map((head) => getComputedStyle(head).textDecorationLine),
    }));
  await cell.hover();
  // Not by a ground alone: the name is underlined.
  assert.deepEqual(await marked(), { rows: [met], cells: 2, line: ['underline'] });
  await page.mouse.move(2, 2);
  assert.deepEqual((await marked()).rows, []);
  await page.focus('td[tabindex="0"]');
  const label = () => page.evaluate(() => document.activeElement.getAttribute('aria-label'));
  const before = await label();
  await page.keyboard.press('ArrowRight');
  assert.notEqual(await label(), before);
  await page.keyboard.press('ArrowLeft');
  assert.equal(await label(), before);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  assert.equal(await label(), before);
  await cell.focus();
  assert.deepEqual((await marked()).rows, [met]);
  await page.keyboard.press('Enter');
  await sameAddress(page, 'p', met);
  assert.equal(await page.getAttribute('tr.picked', 'data-row'), met);
  await closed(page);
});

test('the pairings of each round are those of the crosstable', async () => {
  const page = await opened('#view=pairings&round=all&lang=en');
  for (const [place, tournament] of tournaments.entries()) {
    await goTo(page, `t=${place}&view=pairings&round=all&lang=en`);
    assert.equal(await count(page), tournament.pairings);
    const shown = await page.$$eval('tr[data-pairing]', (all) =>
      all.map((row) => ({
        row: Number(row.dataset.pairing),
        sides: [...row.querySelectorAll('[data-side]')].map(({ dataset }) => Number(dataset.side)),
        result: row.querySelector('.result')?.textContent,
      })),
    );
    assert.equal(shown.length, tournament.pairings);
    for (const { row, sides, result } of shown) {
      const { round, alone, results } = pairings[row];
      for (const [side, line] of sides.entries()) {
        const own = lines[line].rounds[round - 1];
        if (alone) assert.equal(own.word, alone);
        else assert.equal(own.opponent, sides[1 - side]);
        if (!alone) assert.deepEqual(own.result, results[side]);
      }
      if (!alone) assert.equal(result.split(' – ').length, 2);
    }
    // Every game of the crosstable stands there once.
    const games = linesOf(place).flatMap(({ line }) => line.rounds.filter(({ opponent }) => opponent !== null));
    assert.equal(shown.filter(({ sides }) => sides.length === 2).length * 2, games.length);
  }
  await goTo(page, 'view=pairings');
  await page.click('#toggle-round-1');
  await sameAddress(page, 'round', '1');
  assert.equal(await count(page), pairings.filter(({ tournament, round }) => tournament === 0 && round === 1).length);
  await page.click('tr[data-pairing] a >> nth=0');
  await settled(page);
  assert.equal((await parameters(page)).get('round'), '1');
  await closed(page);
});

/** A copy of the page in which the first three pairings were judged: wrong, right, undecidable; the way in which the program
 * puts verdicts into a page is held by a test of its own. */
function judgedPage() {
  const verdicts = ['wrong', 'correct', 'undecidable'];
  const anew = (name, change) => (html) =>
    html.replace(new RegExp(`(data-table="${name}"[^>]*>)([^<]*)<`), (_, head, text) => {
      const chunk = JSON.parse(gunzipSync(Buffer.from(text, 'base64')));
      change(chunk.columns, chunk.rows);
      return `${head}${gzipSync(JSON.stringify(chunk)).toString('base64')}<`;
    });
  const filled = (rows, given) => Array.from({ length: rows }, (_, row) => given[row] ?? null);
  const { white, white_row: row } = pairings[1];
  const reason = papers[0].heading;
  const html = [
    anew('pairings', (columns, rows) => {
      columns.verdict = filled(rows, verdicts);
      columns.expected = filled(rows, [[[white, row], null]]);
      columns.reasons = filled(rows, [[reason]]);
    }),
    anew('tournaments', (columns, rows) => {
      columns.system = filled(rows, ['swiss-1985']);
      columns.verdicts = filled(rows, [[1, 1, 1]]);
    }),
  ].reduce((text, change) => change(text), source);
  const path = join(dirname(FILE), 'judged.html');
  writeFileSync(path, html);
  return pathToFileURL(path).href;
}

test('a verdict has a shape and a word, with what the rules ask for and why', async () => {
  const page = await opened('#view=pairings&round=all&lang=en', {}, judgedPage());
  const rows = await page.$$eval('tr[data-pairing]', (all) => all.slice(0, 3).map((row) => row.querySelector('.verdict').textContent));
  assert.deepEqual(rows, ['● wrong', '○ correct', '? cannot be decided']);
  assert.equal(await page.textContent('tr.wrong .expected'), `${pairings[1].white} – bye`);
  assert.ok((await page.textContent('tr.wrong + tr.reasons')).length > 10);
  assert.match(await page.textContent('.judged-by'), /Swiss system of 1985 · ● 1 wrong pairing · ○ 1 correct · \? 1 /);
  await page.click('#toggle-wrong');
  await sameAddress(page, 'wrong', 'yes');
  assert.equal(await count(page), 1);
  assert.equal(await page.locator('tr[data-pairing]').count(), 1);
  await page.click('#toggle-wrong');
  await goTo(page, 'view=pairings&wrong=yes&lang=ca');
  assert.match(await page.textContent('tr.wrong .verdict'), /● incorrecte/);
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    await goTo(page, 'p=0&view=pairings&round=all');
    await readable(page, colorScheme);
  }
  await closed(page);
});

test('several tournaments are chosen among', { skip: tournaments.length < 2 }, async () => {
  const page = await opened();
  assert.equal(await page.locator('#tournament option').count(), tournaments.length);
  await page.selectOption('#tournament', '1');
  await sameAddress(page, 't', '1');
  assert.equal(await count(page), tournaments[1].lines);
  assert.equal((await parameters(page)).get('p'), String(tournaments[1].first));
  await page.goBack();
  await settled(page);
  assert.equal(await count(page), tournaments[0].lines);
  await closed(page);
});

test('heads sort, and a search finds in every view', async () => {
  const page = await opened();
  await page.click('#sort-points');
  await page.click('#sort-points');
  await settled(page);
  assert.equal((await parameters(page)).get('sort'), '-points');
  const { name } = lines[0];
  await page.fill('#search', name.toUpperCase());
  await settled(page);
  assert.ok((await page.textContent('.window')).includes(name));
  for (const view of VIEWS) {
    await goTo(page, `view=${view}`);
    await page.fill('#search', 'no-such-player-zzz');
    await page.waitForSelector('.empty:not([hidden])');
    assert.equal(await count(page), 0);
    await page.click('.empty button');
    await settled(page);
    assert.ok((await count(page)) > 0);
  }
  await closed(page);
});

test('every language tells everything, and no key or placeholder shows', async () => {
  for (const view of VIEWS) {
    const page = await opened(`#view=${view}`);
    await page.click('#how summary');
    await everyLanguage(page, () => page.textContent('#app'));
    await closed(page);
  }
});

test('what must be known of the run stands on top', async () => {
  const page = await opened('#lang=en');
  assert.match(await page.textContent('#notes'), /tie-breaks by|tournaments/);
  const top = (selector) => page.$eval(selector, (element) => element.getBoundingClientRect().top);
  assert.ok((await top('#notes')) < (await top('#app')));
  await closed(page);
});

test('names that look like markup or formulas stay names', async () => {
  const page = await opened();
  const scripts = await page.$$eval('script', (all) => all.length);
  for (const [row, { name, tournament }] of lines.entries()) {
    if (!/[<>=@&]/.test(name)) continue;
    for (const view of VIEWS) {
      await goTo(page, `p=${row}&t=${tournament}&view=${view}`);
      assert.ok((await page.textContent('#case-title')).includes(name));
      assert.ok((await page.textContent(view === 'standings' ? '.window' : '.whole')).includes(name));
    }
  }
  assert.equal(await page.$$eval('script', (all) => all.length), scripts);
  assert.equal(await page.$$eval('#app img, #app iframe, #app script, #app style', (all) => all.length), 0);
  await closed(page);
});

test('it prints standings and crosstable, the pairings, or one line with everything unfolded', async () => {
  const page = await opened();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  assert.ok((pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g) ?? []).length >= 1);
  const printed = () =>
    page.evaluate(() => {
      window.print = () => {};
      const around = () => {
        window.dispatchEvent(new Event('beforeprint'));
        const place = document.getElementById('static');
        const found = {
          places: place.querySelectorAll('.places tbody tr').length,
          crossed: place.querySelectorAll('.crosstable tbody tr').length,
          paired: place.querySelectorAll('tr[data-pairing]').length,
          folded: place.querySelectorAll('.tie:not([open])').length,
          ties: place.querySelectorAll('.tie').length,
        };
        window.dispatchEvent(new Event('afterprint'));
        return { ...found, left: place.childElementCount };
      };
      const all = around();
      [...document.querySelectorAll('.actions button')].at(-1).click();
      return { all, one: around() };
    });
  const [first] = tournaments;
  const shown = Math.min(first.lines, 200);
  const { all, one } = await printed();
  assert.deepEqual(all, { places: shown, crossed: shown, paired: 0, folded: 0, ties: 0, left: 0 });
  assert.deepEqual(one, { places: 0, crossed: 0, paired: 0, folded: 0, ties: first.tiebreaks.length, left: 0 });
  await goTo(page, 'p=0&view=pairings&round=all');
  assert.equal((await printed()).all.paired, first.pairings);
  await closed(page);
});

test('without script the first places and the notes are there', async () => {
  const page = await opened('', { javaScriptEnabled: false });
  assert.equal(await page.isVisible('#notes'), true);
  assert.equal(await page.isVisible('#app'), false);
  const shown = await page.$$eval('#static tbody tr', (all) => all.map((row) => [...row.cells].map((cell) => cell.textContent)));
  assert.equal(shown.length, Math.min(lines.length, 200));
  for (const [row, cells] of shown.entries()) {
    assert.equal(cells[0], standings[row].rank);
    assert.equal(cells[3], bare(standings[row].player));
    const { tiebreaks } = tournaments[lines[row].tournament];
    assert.deepEqual(cells.slice(7).map((cell) => cell.replace(',', '.')), tiebreaks.map((name) => standings[row][name]));
  }
  await closed(page);
});

test('on a phone the list comes first, a line slides over it, and nothing is wider than the screen', async () => {
  const page = await opened('', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  assert.equal(await page.isVisible('.case-pane'), false);
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  assert.ok(await fits());
  const message = await page.textContent('.row.place >> nth=0 >> .message');
  for (const name of tournaments[0].tiebreaks.filter((name) => standings[0][name])) assert.ok(message.includes(name), message);
  await page.click('.row.place >> nth=0');
  await page.waitForSelector('.case-pane', { state: 'visible' });
  assert.ok(await fits());
  await page.click('.back');
  await page.waitForSelector('.case-pane', { state: 'hidden' });
  for (const view of ['crosstable', 'pairings']) {
    await page.click(`#toggle-${view}`);
    await settled(page);
    assert.ok(await fits(), view);
    assert.ok((await page.locator('.whole tbody tr').count()) > 0);
  }
  await closed(page);
});

test('everything has a name, and the words can be read on their grounds', async () => {
  for (const colorScheme of ['light', 'dark']) {
    for (const view of VIEWS) {
      const page = await opened(`#view=${view}`, { colorScheme });
      if (view === 'crosstable') await page.locator('td[data-met]').first().hover();
      await readable(page, `${colorScheme} ${view}`);
      await closed(page);
    }
  }
});
