// A page in a real browser, its data read without its script, and the tables beside it: what the tests of all pages share.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { after, before } from 'node:test';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';

export const FILE = resolve(process.env.PAGE ?? process.argv[2] ?? 'report.html');
export const ADDRESS = pathToFileURL(FILE).href;
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// ---------------------------------------------------------------------------------------------------------------------
// The data of the page, read without its script

export const source = readFileSync(FILE, 'utf8');

/** The script elements that hold data: their attributes, in whatever order they stand, and their text. */
export const blocks = [...source.matchAll(/<script\s([^>]*)>([^<]*)<\/script>/g)].map(([, attributes, text]) => {
  const named = Object.fromEntries(
    [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  return { ...named, text };
});

export function rowsOf(table) {
  const rows = [];
  for (const { text } of blocks.filter((block) => block['data-table'] === table)) {
    const { rows: count, columns } = JSON.parse(gunzipSync(Buffer.from(text, 'base64')));
    const at = (column, row) =>
      Array.isArray(column) ? column[row] : column.ids[row] < 0 ? null : column.dict[column.ids[row]];
    for (let row = 0; row < count; row += 1)
      rows.push(Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, at(column, row)])));
  }
  return rows;
}

export const meta = JSON.parse(blocks.find(({ id }) => id === 'meta').text);

/** The pieces of a FEN: `{ e1: 'wK' }`. */
export function piecesOf(fen) {
  const pieces = {};
  for (const [row, rank] of fen.split(' ')[0].split('/').entries()) {
    let file = 0;
    for (const sign of rank) {
      if (/\d/.test(sign)) {
        file += Number(sign);
        continue;
      }
      pieces['abcdefgh'[file] + (8 - row)] = (sign === sign.toUpperCase() ? 'w' : 'b') + sign.toUpperCase();
      file += 1;
    }
  }
  return pieces;
}

/** CSV by RFC 4180. */
export function csvRows(text) {
  const rows = [[]];
  let cell = '';
  let quoted = false;
  for (let place = 0; place < text.length; place += 1) {
    const sign = text[place];
    if (quoted && sign === '"' && text[place + 1] === '"') {
      cell += '"';
      place += 1;
    } else if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === ',' || sign === '\n')) {
      rows[rows.length - 1].push(cell);
      cell = '';
      if (sign === '\n') rows.push([]);
    } else cell += sign;
  }
  return rows.filter((row) => row.length > 0);
}

// ---------------------------------------------------------------------------------------------------------------------
// The browser

export let browser;
before(async () => {
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: QUIET });
});
after(() => browser?.close());

/** Opens the page, and holds everything that it should not do against it. */
export async function opened(hash = '', options = {}, address = ADDRESS) {
  const context = await browser.newContext({
    viewport: { width: 1400, height: 900 },
    acceptDownloads: true,
    ...options,
  });
  const page = await context.newPage();
  page.complaints = [];
  page.on('console', (message) => page.complaints.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => page.complaints.push(`error: ${error.message}`));
  page.on('dialog', (dialog) => {
    page.complaints.push(`dialog: ${dialog.message()}`);
    dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!/^(file|blob|data):/.test(request.url())) page.complaints.push(`request: ${request.url()}`);
  });
  await page.goto(address + hash);
  if (options.javaScriptEnabled !== false) await page.waitForSelector('html[data-ready]');
  return page;
}

export async function closed(page) {
  assert.deepEqual(page.complaints, [], 'nothing on the console, no error, no dialog, no request');
  await page.context().close();
}

export function boardOf(page) {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('.case-pane .board use')].map((piece) => [
        piece.dataset.square,
        piece.getAttribute('href').slice(1),
      ]),
    ),
  );
}

export const count = async (page) =>
  Number(
    (await page.textContent('#count'))
      .replace(/[^\d ]/g, '')
      .trim()
      .split(/\s+/)[0],
  );
export const parameters = async (page) => new URLSearchParams(new URL(page.url()).hash.slice(1));
export const sameAddress = async (page, name, value) =>
  page.waitForFunction(
    ([key, wanted]) => new URLSearchParams(location.hash.slice(1)).get(key) === wanted,
    [name, value],
  );

/** The place of every row in the drawing is by its data, so a test can wait for the list to have been drawn anew. */
export async function settled(page) {
  await page.waitForTimeout(150);
}

/** What no page may show in any language: a key, a placeholder, a value that is none. */
export async function everyLanguage(page, inLanguage) {
  const seen = new Set();
  for (const language of meta.languages) {
    await page.click(`[data-language="${language}"]`);
    await settled(page);
    assert.equal(await page.getAttribute('html', 'lang'), language);
    assert.equal(await page.getAttribute(`[data-language="${language}"]`, 'aria-pressed'), 'true');
    const text = await page.evaluate(() => document.body.innerText);
    assert.doesNotMatch(text, /\bpage-[a-z]|\{\s*\$|undefined|\[object|\bNaN\b/, language);
    seen.add(await inLanguage(language));
  }
  if (meta.languages.length > 1) assert.ok(seen.size > 1, 'the languages differ');
}

/** Everything that can be used has a name, and every word stands out from its ground. */
export async function readable(page, where) {
  const nameless = await page.$$eval('button, select, input, a[href], svg[role="img"]', (all) =>
    all
      .filter(
        (element) =>
          element.getClientRects().length > 0 &&
          !(
            element.getAttribute('aria-label') ||
            element.textContent.trim() ||
            element.title ||
            element.labels?.length
          ),
      )
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  assert.deepEqual(nameless, []);
  const faint = await page.evaluate(() => {
    const parsed = (colour) => colour.match(/[\d.]+/g).map(Number);
    const light = ([r, g, b]) =>
      [r, g, b]
        .map((part) => (part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, place) => sum + part * [0.2126, 0.7152, 0.0722][place], 0);
    const ground = (element) => {
      for (let at = element; at; at = at.parentElement) {
        const colour = parsed(getComputedStyle(at).backgroundColor);
        if (colour.length < 4 || colour[3] > 0) return colour;
      }
      return [255, 255, 255];
    };
    const found = [];
    for (const element of document.querySelectorAll('body *')) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
      if (!hasText || element.getClientRects().length === 0 || element.closest('svg, noscript')) continue;
      const [one, other] = [light(parsed(getComputedStyle(element).color)), light(ground(element))].sort(
        (a, b) => b - a,
      );
      const contrast = (one + 0.05) / (other + 0.05);
      if (contrast < 4.5)
        found.push(
          `${element.tagName}.${element.className} ${contrast.toFixed(2)} ${element.textContent.slice(0, 30)}`,
        );
    }
    return found;
  });
  assert.deepEqual(faint, [], where);
}
