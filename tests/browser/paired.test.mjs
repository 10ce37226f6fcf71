// Tests of the page that `arbiter pairings` writes, in a real browser, against pairings.csv beside it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { FILE, closed, csvRows, opened, readable } from './opened.mjs';

const [head, ...cells] = csvRows(readFileSync(join(dirname(FILE), 'pairings.csv'), 'utf8'));
const table = cells.map((row) => Object.fromEntries(head.map((column, place) => [column, row[place]])));
const WORDS = { correct: '○ correct', wrong: '● wrong', undecidable: '? cannot be decided' };
const bare = (text) => text.replace(/^'/, '');

test('every pairing of the table is shown with its verdict, what the rules ask for, and why', async () => {
  const page = await opened('#view=pairings&round=all&lang=en');
  const shown = await page.$$eval('tr[data-pairing]', (rows) =>
    rows.map((row) => ({
      white: row.querySelector('.white')?.textContent ?? '',
      black: row.querySelector('.black')?.textContent ?? '',
      verdict: row.querySelector('.verdict').textContent,
      expected: row.querySelector('.expected').textContent,
      reason: row.nextElementSibling?.matches('.reasons') ? row.nextElementSibling.textContent : '',
    })),
  );
  assert.equal(shown.length, table.length);
  for (const [place, row] of table.entries()) {
    const told = shown[place];
    assert.ok(told.white.startsWith(bare(row.white)), JSON.stringify([told, row]));
    assert.ok(told.black.startsWith(bare(row.black)), JSON.stringify([told, row]));
    assert.equal(told.verdict, WORDS[row.verdict]);
    assert.ok(told.expected.includes(bare(row.expected_white)));
    // The page begins a sentence with a capital letter.
    assert.equal(told.reason.toLowerCase(), bare(row.reason).toLowerCase());
  }
  await closed(page);
});

test('the head counts what is wrong and leads to it', async () => {
  const wrong = table.filter((row) => row.verdict === 'wrong');
  assert.ok(wrong.length > 0, 'the gate hands over a tournament in which something is wrong');
  const page = await opened('#lang=en');
  await page.click('header a.error');
  await page.waitForSelector('tr[data-pairing]');
  assert.equal(await page.locator('tr[data-pairing]').count(), wrong.length);
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    await readable(page, colorScheme);
  }
  await closed(page);
});
