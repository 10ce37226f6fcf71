// Tests of the page of reconciled games in a real browser, against reconcile.csv beside it and, where the program is given
// (COMMAND, a word a line, to be run in FROM), against the positions that it finds. `run` sets all of it.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import {
  FILE,
  boardOf,
  closed,
  count,
  csvRows,
  everyLanguage,
  meta,
  opened,
  piecesOf,
  readable,
  rowsOf,
  sameAddress,
  settled,
} from './opened.mjs';

const games = rowsOf('games');
const command = (process.env.COMMAND ?? '').split('\n').filter(Boolean);

function table(path) {
  const [head, ...lines] = csvRows(readFileSync(path, 'utf8'));
  return lines.map((cells) => Object.fromEntries(head.map((column, place) => [column, cells[place]])));
}

const rows = table(join(dirname(FILE), 'reconcile.csv'));
const bare = (text) => text.replace(/^'/, '');

test('the page opens in silence and shows every game', async () => {
  const page = await opened();
  assert.equal(await count(page), games.length);
  assert.equal(meta.games, games.length);
  await closed(page);
});

test('the rows are those of reconcile.csv, and those that differ are marked', async () => {
  const page = await opened();
  for (const game of games.keys()) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `g=${game}&lang=en&pieces=letters`);
    await settled(page);
    const shown = await page.$$eval('.case-pane .sheet-rows tbody tr', (all) =>
      all.map((row) => ({
        cells: [...row.cells].map((cell) => cell.textContent),
        differs: row.classList.contains('differs'),
      })),
    );
    const wanted = rows.filter((row) => Number(row.game) === game + 1);
    assert.equal(shown.length, wanted.length);
    for (const [place, row] of wanted.entries()) {
      const cells = [
        row.move.replace('...', '…'),
        bare(row.white_sheet),
        bare(row.black_sheet),
        row.agreed === 'yes' ? '=' : '≠',
        row.chosen,
        row.confidence,
        row.reason,
      ];
      assert.deepEqual(shown[place].cells, cells);
      assert.equal(shown[place].differs, row.agreed === 'no');
    }
  }
  await closed(page);
});

/** The positions behind each ply of a game, as the program finds them. */
function fensOf(game) {
  const folder = mkdtempSync(join(tmpdir(), 'reconcile-'));
  const chosen = rows.filter((row) => row.game === String(game + 1)).map((row) => row.chosen);
  const tags = '[Event "?"]\n[Site "?"]\n[Date "2024.01.01"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n[Result "*"]\n\n';
  const begun = chosen.map((_, ply) => `${tags}${chosen.slice(0, ply + 1).join(' ')} *\n\n`);
  writeFileSync(join(folder, 'begun.pgn'), begun.join(''));
  const audit = ['audit', join(folder, 'begun.pgn'), '--out', folder, '--format', 'csv', '--quiet'];
  spawnSync(command[0], [...command.slice(1), ...audit], { cwd: process.env.FROM });
  const fens = table(join(folder, 'games.csv')).map((row) => row.final_fen);
  assert.equal(fens.length, chosen.length);
  return fens;
}

test('the board shows the position of the ply, in every game', { skip: command.length === 0 }, async () => {
  for (const game of games.keys()) {
    const fens = fensOf(game);
    const page = await opened(`#g=${game}&ply=0`);
    for (const [place, fen] of fens.entries()) {
      await page.keyboard.press('ArrowRight');
      assert.deepEqual(await boardOf(page), piecesOf(fen), `game ${game}, ply ${place + 1}`);
      assert.equal(await page.getAttribute('.sheet-rows tr.now', 'data-ply'), String(place + 1));
    }
    await closed(page);
  }
});

test('each game names its copies: their files and the letters that they were read in', async () => {
  const page = await opened();
  for (const [game, { white_letters: white, black_letters: black }] of games.entries()) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `g=${game}&lang=en`);
    await settled(page);
    const own = rows.find((row) => Number(row.game) === game + 1);
    const told = await page.$$eval('.game-facts .labelled', (all) =>
      all.map((labelled) => ({
        name: labelled.querySelector('dt').textContent,
        file: labelled.querySelector('.path').textContent,
        rest: labelled.querySelector('.quiet').textContent,
      })),
    );
    assert.deepEqual(told, [
      { name: "White's sheet", file: bare(own.white_file), rest: ` · Letters: ${white}` },
      { name: "Black's sheet", file: bare(own.black_file), rest: ` · Letters: ${black}` },
    ]);
  }
  await closed(page);
});

/** The games that have rows on which copies differ, with the first of them. */
const differing = [...games.keys()].flatMap((game) => {
  const first = rows.find((row) => Number(row.game) === game + 1 && row.agreed === 'no');
  return first ? [{ game, ply: Number(first.ply), own: first }] : [];
});

/** What stands on paper or without script, game by game. */
const printedOf = (page) =>
  page.$$eval('#static .printed-copies', (all) =>
    all.map((section) => ({
      files: [...section.querySelectorAll('dd .path')].map((path) => path.textContent),
      board: Object.fromEntries(
        [...section.querySelectorAll('.board use')].map((use) => [use.dataset.square, use.getAttribute('href').slice(1)]),
      ),
      arrows: section.querySelectorAll('.arrow').length,
      rows: section.querySelectorAll('tbody tr').length,
    })),
  );

test('paper and the page without script have each game with its board where the copies begin to differ', async (t) => {
  if (games.some(({ doubtful }) => doubtful > 0) || rows.filter(({ agreed }) => agreed === 'no').length > 200) {
    t.skip('not all rows are printed, or others too');
    return;
  }
  const scripted = await opened();
  await scripted.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const plain = await opened('', { javaScriptEnabled: false });
  for (const page of [scripted, plain]) {
    const printed = await printedOf(page);
    assert.equal(printed.length, differing.length);
    for (const [place, { game, ply, own }] of differing.entries()) {
      assert.deepEqual(printed[place].files, [bare(own.white_file), bare(own.black_file)]);
      assert.equal(printed[place].arrows, 1);
      assert.equal(printed[place].rows, rows.filter((row) => Number(row.game) === game + 1 && row.agreed === 'no').length);
      if (command.length && ply > 1) assert.deepEqual(printed[place].board, piecesOf(fensOf(game)[ply - 2]));
    }
    await closed(page);
  }
});

test('rows, buttons and keys step through the game, and the address keeps the ply', async () => {
  const page = await opened('#g=0&ply=0');
  const start = await boardOf(page);
  await page.click('.sheet-rows tr[data-ply="3"] .move');
  await sameAddress(page, 'ply', '3');
  const third = await boardOf(page);
  assert.notDeepEqual(third, start);
  const steps = await page.$$('.steps button');
  await steps[1].click();
  await page.keyboard.press('ArrowRight');
  assert.deepEqual(await boardOf(page), third);
  await steps[0].click();
  assert.deepEqual(await boardOf(page), start);
  await closed(page);
});

test('moves are figurines, and every language tells everything', async () => {
  const page = await opened();
  if (rows.some(({ chosen }) => /^[KQRBN]/.test(chosen)))
    assert.match(await page.textContent('.sheet-rows tbody'), /[♔♕♖♗♘]/);
  await page.click('#how summary');
  await everyLanguage(page, () => page.textContent('.case-pane'));
  await closed(page);
});

test('a search and toggles filter', async () => {
  const page = await opened();
  await page.click('#toggle-differing');
  await settled(page);
  assert.equal(await count(page), games.filter(({ differing }) => differing > 0).length);
  await page.fill('#search', 'no-such-word-zzz');
  await page.waitForSelector('.empty:not([hidden])');
  await page.click('.empty button');
  await settled(page);
  assert.equal(await count(page), games.length);
  await closed(page);
});

test('what sheets say stays text', async () => {
  const page = await opened();
  assert.equal(await page.$$eval('#app img, #app iframe, #app script, #app style', (all) => all.length), 0);
  await closed(page);
});

test('it prints the rows that differ, or one game whole', async () => {
  const page = await opened();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  assert.ok((pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g) ?? []).length >= 1);
  const printed = await page.evaluate(() => {
    window.print = () => {};
    const around = () => {
      window.dispatchEvent(new Event('beforeprint'));
      const place = document.getElementById('static');
      const found = place.querySelectorAll('.sheet-rows tbody tr').length;
      const boards = place.querySelectorAll('.printed-copies .board').length;
      window.dispatchEvent(new Event('afterprint'));
      return { found, boards, left: place.childElementCount };
    };
    const all = around();
    [...document.querySelectorAll('.actions button')].at(-1).click();
    return { all, one: around() };
  });
  assert.equal(printed.one.found, rows.filter(({ game }) => game === '1').length);
  assert.ok(printed.all.found >= Math.min(200, rows.filter(({ agreed }) => agreed === 'no').length));
  assert.equal(printed.all.boards, differing.length);
  assert.equal(printed.all.left, 0);
  await closed(page);
});

test('without script the rows that differ are there', async () => {
  const page = await opened('', { javaScriptEnabled: false });
  assert.equal(await page.isVisible('#app'), false);
  const least = Math.min(200, rows.filter(({ agreed }) => agreed === 'no').length);
  assert.ok((await page.locator('#static tbody tr').count()) >= least);
  await closed(page);
});

test('everything has a name, and the words can be read on their grounds', async () => {
  for (const colorScheme of ['light', 'dark']) {
    const page = await opened('', { colorScheme });
    await readable(page, colorScheme);
    await closed(page);
  }
});
