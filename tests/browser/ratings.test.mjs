// Tests of the page of ratings in a real browser, against the tables beside it and, where the command that made it is given
// (COMMAND, a word a line, to be run in FROM), against what its `--explain` prints. `run` sets all of it.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
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
} from './opened.mjs';

const players = rowsOf('players');
const papers = rowsOf('papers');
const command = (process.env.COMMAND ?? '').split('\n').filter(Boolean);
const MOST_CHECKED = 40;

function table(name) {
  const [head, ...lines] = csvRows(readFileSync(join(dirname(FILE), `${name}.csv`), 'utf8'));
  return lines.map((cells) => Object.fromEntries(head.map((column, place) => [column, cells[place]])));
}

/** A table defuses what a spreadsheet would run; the page shows it as it is. */
const bare = (text) => text.replace(/^'/, '');
const ratings = table('ratings');
const of = (basis, player) =>
  ratings.find((row) => row.basis === basis && bare(row.player) === player.name && bare(row.id) === player.id);

/** Every row of the list, by scrolling through it. */
async function rowsSeen(page) {
  const seen = new Map();
  for (let top = 0; ; top += 400) {
    await page.$eval(
      '.rows',
      (rows, to) => {
        rows.scrollTop = to;
      },
      top,
    );
    await page.waitForTimeout(30);
    const rows = await page.$$eval('.row.player', (all) =>
      all.map((row) => {
        const cells = Object.fromEntries(
          [...row.querySelectorAll('.cell')].map((cell) => [cell.classList[1], cell.textContent]),
        );
        const shapes = [...row.querySelectorAll('.plot .submitted, .plot .audited')].map((shape) => ({
          tag: shape.tagName,
          basis: shape.classList[0],
          ...Object.fromEntries([...shape.attributes].map(({ name, value }) => [name, value])),
        }));
        return [Number(row.dataset.row), { cells, shapes }];
      }),
    );
    for (const [row, told] of rows) seen.set(row, told);
    if (top > players.length * 50) return seen;
  }
}

test('the page opens in silence and shows every player', async () => {
  const page = await opened();
  assert.equal(await count(page), players.length);
  assert.equal(meta.players, players.length);
  assert.equal(await page.isVisible('#static'), false);
  await closed(page);
});

test('rows and pictures hold the numbers of the tables', async () => {
  const page = await opened('#lang=en');
  const seen = await rowsSeen(page);
  assert.equal(seen.size, players.length);
  const most = Math.max(...ratings.map(({ change }) => Math.abs(Number(change))));
  for (const [row, { cells, shapes }] of seen) {
    const [submitted, audited] = ['submitted', 'audited'].map((basis) => of(basis, players[row]));
    assert.ok(submitted && audited, players[row].name);
    assert.deepEqual(
      [cells.before, cells.games, cells.score, cells.expected, cells.k, cells.after],
      [audited.rating_before, audited.games, audited.score, audited.expected, audited.k, audited.rating_after],
      players[row].name,
    );
    assert.deepEqual([cells.change_submitted, cells.change_audited], [submitted.change, audited.change]);
    if (audited.remark && !/[^\u0000-\u024f]/.test(audited.remark)) assert.ok(cells.message.includes(bare(audited.remark)));
    if (meta.plot.kind !== 'changes') continue;
    for (const sum of [submitted, audited]) {
      const bar = shapes.find(({ basis }) => basis === sum.basis);
      assert.equal(Boolean(bar), sum.change !== '');
      if (!bar) continue;
      const length = (50 * Math.abs(Number(sum.change))) / most;
      assert.ok(Math.abs(parseFloat(bar.width) - length) < 0.02, `${players[row].name}: ${bar.width}`);
      assert.ok(Math.abs(parseFloat(bar.x) - (Number(sum.change) < 0 ? 50 - length : 50)) < 0.02);
    }
  }
  await closed(page);
});

test('in a pool every player has a dot in the middle of his error bar', { skip: meta.plot.kind !== 'ratings' }, async () => {
  const page = await opened();
  const { least, most } = meta.plot;
  const at = (rating) => (100 * (rating * 100 - least)) / (most - least);
  const near = (shown, wanted) => assert.ok(Math.abs(parseFloat(shown) - wanted) < 0.02, `${shown} is not ${wanted}`);
  for (const [row, { shapes }] of await rowsSeen(page)) {
    const { rating_after: after, remark } = of('audited', players[row]);
    const dot = shapes.find(({ tag, basis }) => tag === 'circle' && basis === 'audited');
    const bar = shapes.find(({ tag, basis }) => tag === 'line' && basis === 'audited');
    assert.equal(Boolean(dot), after !== '', players[row].name);
    if (!dot) continue;
    const error = Number(remark.match(/standard error ([\d.]+)/)[1]);
    near(dot.cx, at(Number(after)));
    near(bar.x1, at(Number(after) - error));
    near(bar.x2, at(Number(after) + error));
  }
  await closed(page);
});

test('those who differ come first, the largest difference at the top, and can be shown alone', async () => {
  const page = await opened();
  const differing = table('rating_differences');
  const listed = players.filter(({ differs }) => differs);
  assert.equal(listed.length, differing.length);
  const sizes = listed.map((player) => {
    const row = differing.find((other) => bare(other.player) === player.name && bare(other.id) === player.id);
    assert.ok(row, player.name);
    return Math.abs(Number(row.change_submitted) - Number(row.change_audited));
  });
  if (meta.plot.kind === 'changes')
    assert.deepEqual(
      sizes,
      [...sizes].sort((a, b) => b - a),
    );
  await page.click('#toggle-differing');
  await settled(page);
  assert.equal(await count(page), differing.length);
  assert.equal((await parameters(page)).get('differing'), 'yes');
  assert.equal(await page.getAttribute('#toggle-differing', 'aria-pressed'), 'true');
  await closed(page);
});

test('heads sort, up and down, and a search finds by name and ID', async () => {
  const page = await opened();
  const first = async () => Number(await page.getAttribute('.row.player >> nth=0', 'data-row'));
  const after = (row) => [players[row].after_audited].flat().at(-2) ?? players[row].after_audited ?? -1;
  await page.click('#sort-after');
  await settled(page);
  const lowest = await first();
  await page.click('#sort-after');
  await settled(page);
  assert.equal((await parameters(page)).get('sort'), '-after');
  assert.ok(after(await first()) >= after(lowest));
  assert.equal(await page.getAttribute('.heads [aria-sort="descending"] button', 'id'), 'sort-after');
  const named = players.find(({ name }) => /\p{L}{3}/u.test(name));
  await page.fill('#search', named.name.toUpperCase());
  await settled(page);
  assert.ok((await page.textContent('.window')).includes(named.name));
  await page.fill('#search', 'no-such-player-zzz');
  await page.waitForSelector('.empty:not([hidden])');
  await page.click('.empty button');
  await settled(page);
  assert.equal(await count(page), players.length);
  await closed(page);
});

/** As the terminal shows it: without the invisible marks that frame right-to-left names. */
const framed = (text) => text.replace(/[\u2066-\u2069]/g, '');

test('the calculation on paper is what --explain prints', { skip: command.length === 0 }, async () => {
  const page = await opened('#lang=en');
  const every = Math.max(1, Math.floor(papers.length / MOST_CHECKED));
  for (let row = 0; row < papers.length; row += every) {
    const { name, id } = players[row];
    // Whoever has no name or shares it with others cannot be asked for alone.
    if (!id && (name.startsWith('-') || players.filter((other) => other.name === name).length !== 1)) continue;
    const asked = [...command.slice(1), '--lang', 'en', '--out', '-', `--explain=${id || name}`];
    // Whatever the exit status: findings in the games are no failure of the command.
    const { stdout: printed } = spawnSync(command[0], asked, { cwd: process.env.FROM, encoding: 'utf8' });
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `p=${row}&lang=en`);
    await settled(page);
    const shown = await page.$$eval('.paper', (all) => all.map((paper) => `${paper.textContent}\n`).join(''));
    assert.equal(framed(shown), framed(printed), name);
  }
  await closed(page);
});

test('a player has his games, and a game leads to the opponent', async () => {
  const row = papers.findIndex(({ games }) => games.some((game) => game.row !== null && game.row !== undefined));
  if (row < 0) return;
  const page = await opened(`#p=${row}`);
  assert.equal(await page.locator('.player-games tbody tr').count(), papers[row].games.length);
  const changed = papers[row].games.filter(({ changed: is }) => is).flatMap(({ findings }) => findings);
  for (const code of changed) assert.ok((await page.textContent('.player-games')).includes(code));
  const title = await page.textContent('#case-title');
  await page.click('.player-games a >> nth=0');
  await settled(page);
  assert.notEqual(await page.textContent('#case-title'), title);
  await page.goBack();
  await sameAddress(page, 'p', String(row));
  await settled(page);
  assert.equal(await page.textContent('#case-title'), title);
  await closed(page);
});

test('keys lead through the list', { skip: players.length < 2 }, async () => {
  const page = await opened();
  await page.keyboard.press('Escape');
  assert.equal((await parameters(page)).has('p'), false);
  await page.keyboard.press('j');
  const first = (await parameters(page)).get('p');
  await page.keyboard.press('j');
  assert.notEqual((await parameters(page)).get('p'), first);
  await page.keyboard.press('k');
  assert.equal((await parameters(page)).get('p'), first);
  await page.keyboard.press('/');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'search');
  await closed(page);
});

test('every language tells everything, and no key or placeholder shows', async () => {
  const page = await opened();
  await page.click('#how summary');
  await everyLanguage(page, () => page.textContent('.case-pane'));
  await closed(page);
});

test('names that look like markup or formulas stay names', async () => {
  const page = await opened();
  const scripts = await page.$$eval('script', (all) => all.length);
  for (const [row, { name }] of players.entries()) {
    if (!/[<>=@&]/.test(name)) continue;
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `p=${row}`);
    await settled(page);
    assert.equal(await page.textContent('#case-title'), name);
  }
  assert.equal(await page.$$eval('script', (all) => all.length), scripts);
  assert.equal(await page.$$eval('#app img, #app iframe, #app script, #app style', (all) => all.length), 0);
  const names = await page.$$eval('.row.player .player bdi', (all) => all.map(({ dir }) => dir));
  assert.ok(names.every((dir) => dir === 'auto'));
  await closed(page);
});

test('it prints the players of the filter, or one calculation', async () => {
  const page = await opened();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  assert.ok((pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g) ?? []).length >= 1);
  const printed = await page.evaluate(() => {
    window.print = () => {};
    const around = () => {
      window.dispatchEvent(new Event('beforeprint'));
      const place = document.getElementById('static');
      const found = {
        players: place.querySelectorAll('tbody th[scope="row"]').length,
        papers: place.querySelectorAll('.paper').length,
      };
      window.dispatchEvent(new Event('afterprint'));
      return { ...found, left: place.childElementCount };
    };
    const all = around();
    [...document.querySelectorAll('.actions button')].at(-1).click();
    return { all, one: around() };
  });
  assert.deepEqual(printed.all, { players: Math.min(players.length, 200), papers: 0, left: 0 });
  assert.equal(printed.one.papers, 2);
  await closed(page);
});

test('without script the summary and the first players are there', async () => {
  const page = await opened('', { javaScriptEnabled: false });
  assert.equal(await page.isVisible('#totals'), true);
  assert.equal(await page.isVisible('#app'), false);
  assert.equal(await page.locator('#static tbody th[scope="row"]').count(), Math.min(players.length, 200));
  await closed(page);
});

test('on a phone the list comes first and a player slides over it', async () => {
  const page = await opened('', { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
  assert.equal(await page.isVisible('.case-pane'), false);
  const legend = await page.$$eval('.keys-of-plot > *', (all) => all.map((key) => key.getBoundingClientRect().right));
  assert.ok(legend.length > 0 && legend.every((right) => right <= 390), `the legend is not cut: ${legend}`);
  const gap = await page.evaluate(() => {
    const bottom = (selector) => document.querySelector(selector).getBoundingClientRect().bottom;
    return document.querySelector('#totals').getBoundingClientRect().top - bottom('.window');
  });
  assert.ok(gap < 40, `a short list is as short as its rows: ${gap}`);
  await page.click('.row.player >> nth=0');
  await page.waitForSelector('.case-pane', { state: 'visible' });
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth));
  await page.click('.back');
  await page.waitForSelector('.case-pane', { state: 'hidden' });
  await closed(page);
});

test('everything has a name, and the words can be read on their grounds', async () => {
  for (const colorScheme of ['light', 'dark']) {
    const page = await opened('', { colorScheme });
    await readable(page, colorScheme);
    await closed(page);
  }
});
