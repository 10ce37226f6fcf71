// Tests of the page in a real browser. They read the data out of the page themselves and compare what is seen with it, so that
// they run on any report:
//
//     PAGE=reports/report.html node --test page.test.mjs
//
// Needs playwright-core (npm) and Chromium: CHROMIUM=/usr/bin/chromium. With MEASURE=1 the times are held against their goals
// (first paint 2 s, filters 100 ms; a search waits 40 ms for the next letter before); without it they are only told, for a
// machine that also compiles is no clock.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import {
  ADDRESS,
  FILE,
  blocks,
  boardOf,
  browser,
  closed,
  count,
  csvRows,
  everyLanguage,
  meta,
  opened,
  parameters,
  piecesOf,
  readable,
  rowsOf,
  sameAddress,
  settled,
  source,
} from './opened.mjs';

const MOST_CHECKED = 60;

const [games, findings] = [rowsOf('games'), rowsOf('findings')];
const withBoards = findings.map((finding, row) => ({ ...finding, row })).filter(({ fen }) => fen);
const bySeverity = (severity) => findings.filter((finding) => finding.severity === severity).length;

// ---------------------------------------------------------------------------------------------------------------------

test('the page opens in silence and shows every finding', async () => {
  const page = await opened();
  assert.equal(await count(page), findings.length);
  assert.equal(await page.isVisible('#app'), true);
  assert.equal(await page.isVisible('#static'), false);
  await closed(page);
});

test('severities, rules and words filter, and the counts are those of the data', async () => {
  const page = await opened('#groups=no');
  await page.click('#toggle-warning');
  await page.click('#toggle-note');
  await settled(page);
  assert.equal(await count(page), bySeverity('error'));
  const shapes = await page.$$eval('.row.finding .severity .shape', (all) => all.map((shape) => shape.className));
  assert.ok(shapes.every((shape) => /error|done/.test(shape)));
  assert.equal(await page.getAttribute('#toggle-warning', 'aria-pressed'), 'false');
  await page.click('#toggle-warning');
  await page.click('#toggle-note');

  if (findings.length) {
    const { rule } = findings[Math.floor(findings.length / 2)];
    await page.selectOption('#choice-rule', `=${rule}`);
    await settled(page);
    assert.equal(await count(page), findings.filter((finding) => finding.rule === rule).length);
    assert.equal((await parameters(page)).get('rule'), rule);
    await page.selectOption('#choice-rule', '');

    const { file } = findings[findings.length - 1];
    await page.selectOption('#choice-file', `=${file}`);
    await settled(page);
    assert.equal(await count(page), findings.filter((finding) => finding.file === file).length);
    await page.selectOption('#choice-file', '');
  }
  await closed(page);
});

test('an empty list names the filters, and dropping one helps', { skip: findings.length === 0 }, async () => {
  const page = await opened();
  await page.fill('#search', 'no-such-word-anywhere-zzz');
  await page.waitForSelector('.empty:not([hidden])');
  assert.match(await page.textContent('.empty'), /\S/);
  await page.click('.empty li button');
  await settled(page);
  assert.equal(await count(page), findings.length);
  await closed(page);
});

test('a search finds players whatever their letters', { skip: games.length === 0 }, async () => {
  const page = await opened('#tab=games');
  const named = games.find(({ white }) => /\p{L}{3}/u.test(white ?? ''));
  await page.fill('#search', named.white.toUpperCase());
  await settled(page);
  assert.ok((await count(page)) >= 1);
  assert.ok((await page.textContent('.window')).includes(named.white));
  await closed(page);
});

test('heads sort, up and down', { skip: findings.length === 0 }, async () => {
  const page = await opened('#groups=no');
  const first = async () => page.textContent('.row.finding .rule >> nth=0');
  const rules = findings.map(({ rule }) => rule).sort();
  await page.click('#sort-rule');
  await settled(page);
  assert.equal(await first(), rules[0]);
  await page.click('#sort-rule');
  await settled(page);
  assert.equal(await first(), rules[rules.length - 1]);
  assert.equal((await parameters(page)).get('sort'), '-rule');
  assert.equal(await page.getAttribute('.heads [aria-sort="descending"] button', 'id'), 'sort-rule');
  await closed(page);
});

test('groups open, and can be switched off', async () => {
  const page = await opened();
  const group = await page.$('.row.group[aria-expanded="false"]');
  if (group) {
    const size = Number((await (await group.$('.badge')).textContent()).replace(/\D/g, ''));
    const rows = async () => Number(await page.getAttribute('.grid', 'aria-rowcount'));
    const before = await rows();
    await group.click();
    await settled(page);
    assert.equal(await rows(), before + size);
    await page.click('#toggle-groups');
    await settled(page);
    assert.equal(await rows(), findings.length + 1);
    assert.equal(await page.$('.row.group'), null);
  }
  await closed(page);
});

test('the board of a finding is its FEN', { skip: withBoards.length === 0 }, async () => {
  const page = await opened();
  const every = Math.max(1, Math.floor(withBoards.length / MOST_CHECKED));
  for (const { row, fen, rule } of withBoards.filter((_, place) => place % every === 0)) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `f=${row}`);
    await page.waitForFunction((code) => document.querySelector('#case-title .rule-code')?.textContent === code, rule);
    await settled(page);
    assert.deepEqual(await boardOf(page), piecesOf(fen), `finding ${row}, ${rule}`);
    assert.ok((await page.getAttribute('.case-pane .board', 'aria-label')).length > 10);
    assert.equal(await page.textContent('.case-pane .fen'), fen, 'the FEN can be copied');
    const { arrow, marks, source: line } = findings[row];
    const drawn = await page.evaluate(() => ({
      arrows: document.querySelectorAll('.case-pane .board .arrow:not(.suggested)').length,
      marks: document.querySelectorAll('.case-pane .board .mark').length,
      word: document.querySelector('.case-pane .source mark')?.textContent,
    }));
    assert.equal(
      drawn.arrows > 0,
      Boolean(arrow && arrow.slice(0, 2) !== arrow.slice(2, 4)),
      `the arrow of finding ${row}`,
    );
    assert.equal(drawn.marks, marks.split(' ').filter(Boolean).length, `the marks of finding ${row}`);
    if (line)
      assert.equal(
        drawn.word,
        Array.from(line.text)
          .slice(line.column, line.column + line.width)
          .join(''),
        `the word of finding ${row}`,
      );
  }
  await closed(page);
});

test('the moves of a game lead to the position of its finding', { skip: withBoards.length === 0 }, async () => {
  const page = await opened();
  const reached = withBoards.filter(
    ({ ply, game_row: row, rule }) =>
      ply > 1 && row >= 0 && rule !== 'VAR001' && games[row].path.split(' ').filter(Boolean).length >= ply - 1,
  );
  const every = Math.max(1, Math.floor(reached.length / MOST_CHECKED));
  for (const { row, fen, ply, game_row: game } of reached.filter((_, place) => place % every === 0)) {
    await page.evaluate(
      (hash) => {
        location.hash = hash;
      },
      `g=${game}&tab=games&ply=${ply - 1}`,
    );
    await settled(page);
    assert.deepEqual(await boardOf(page), piecesOf(fen), `finding ${row}, game ${game}, ply ${ply}`);
  }
  await closed(page);
});

test('a finding about a whole game has the position at its end', async (t) => {
  const whole = withBoards.filter(({ ply, rule }) => ply === 0 && rule !== 'MOV012');
  assert.ok(
    findings.every(({ ply, game_row: game, fen }) => ply > 0 || game < 0 || fen || games[game].start),
    'every one has a FEN, but for a start that nobody can set up',
  );
  if (!whole.length) {
    t.skip('none');
    return;
  }
  const page = await opened('#groups=no');
  const every = Math.max(1, Math.floor(whole.length / MOST_CHECKED));
  for (const { row, fen, game_row: game } of whole.filter((_, place) => place % every === 0)) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `f=${row}`);
    await settled(page);
    const plies = games[game].path.split(' ').filter(Boolean).length;
    if (plies) assert.equal(await page.getAttribute('.move.now', 'data-ply'), String(plies));
    const white = await page.$eval('.case-pane .board .coordinate', (first) => first.textContent);
    assert.equal(white, 'a', 'White is below');
    assert.deepEqual(await boardOf(page), piecesOf(fen));
  }
  await closed(page);
});

/** Whether an arrow lies on two squares of a board that is seen from White's or Black's side: by its first and last point. */
const arrowsOf = (page, kind) =>
  page.$$eval(
    `.case-pane .board .arrow.${kind}`,
    (all, turned) =>
      all.map((arrow) => {
        const [head] = arrow
          .querySelector('.head')
          .getAttribute('d')
          .match(/-?[\d.]+ -?[\d.]+/);
        const [from] = arrow
          .querySelector('.shaft')
          .getAttribute('d')
          .match(/-?[\d.]+ -?[\d.]+/);
        const square = (point) => {
          const [x, y] = point.split(' ').map((part) => Math.floor(Number(part) / 45));
          return turned ? 'hgfedcba'[x] + (y + 1) : 'abcdefgh'[x] + (8 - y);
        };
        return square(from) + square(head);
      }),
    false,
  );

test('a move that is proposed is a green arrow', async (t) => {
  const proposed = findings.map((finding, row) => ({ ...finding, row })).filter(({ suggested }) => suggested);
  if (!proposed.length) {
    t.skip('nothing is proposed');
    return;
  }
  const page = await opened('#groups=no');
  for (const { row, suggested, side } of proposed.slice(0, MOST_CHECKED)) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `f=${row}`);
    await settled(page);
    if (side === 'black') await page.click('.steps button >> nth=-1');
    assert.deepEqual(await arrowsOf(page, 'suggested'), [suggested], `finding ${row}`);
  }
  await closed(page);
});

test('a line that proves a finding can be stepped through', async (t) => {
  const proved = findings.map((finding, row) => ({ ...finding, row })).filter(({ proof }) => proof);
  if (!proved.length) {
    t.skip('no finding rests on a line');
    return;
  }
  const page = await opened('#groups=no&pieces=letters');
  for (const { row, proof } of proved.slice(0, MOST_CHECKED)) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `f=${row}&pieces=letters`);
    await settled(page);
    const lines = await page.$$eval('.moves.proof', (all) =>
      all.map((line) => [...line.querySelectorAll('.move')].map((move) => move.textContent).join(' ')),
    );
    assert.deepEqual(
      lines,
      proof.lines.map(({ san }) => san),
    );
    for (const [place, { path }] of proof.lines.entries()) {
      const line = page.locator('.moves.proof').nth(place);
      await line.locator('.move').first().click();
      await page.keyboard.press('ArrowLeft');
      assert.deepEqual(await boardOf(page), piecesOf(proof.fen), `finding ${row}: the line begins with its position`);
      const moves = path.split(' ');
      for (const move of moves) {
        const before = await boardOf(page);
        await page.keyboard.press('ArrowRight');
        const [from, to] = [move.slice(0, 2), move.slice(2, 4)];
        const after = await boardOf(page);
        // A king that castles is written as taking his rook.
        if (before[to]?.[0] !== before[from][0]) assert.equal(after[to], move[4] ? before[from][0] + move[4].toUpperCase() : before[from]);
        assert.notDeepEqual(after, before);
      }
      assert.equal(await line.locator('.move.now').getAttribute('data-at'), String(moves.length));
    }
  }
  await closed(page);
});

test('keys, buttons, and clicks on moves step through a game', async (t) => {
  const game = games.findIndex(({ path }) => path.split(' ').length >= 6);
  if (game < 0) {
    t.skip('no game of six plies');
    return;
  }
  const page = await opened(`#tab=games&g=${game}&ply=0`);
  const start = await boardOf(page);
  assert.deepEqual(start, piecesOf(games[game].start || 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR'));
  await page.keyboard.press('ArrowRight');
  const first = await boardOf(page);
  assert.notDeepEqual(first, start);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  assert.deepEqual(await boardOf(page), first);
  const steps = await page.$$('.steps button');
  await steps[0].click();
  assert.deepEqual(await boardOf(page), start);
  await steps[2].click();
  assert.deepEqual(await boardOf(page), first);
  await page.click('.move[data-ply="4"]');
  assert.equal(await page.textContent('.move.now'), await page.textContent('.move[data-ply="4"]'));
  await sameAddress(page, 'ply', '4');
  await steps[3].click();
  const plies = games[game].path.split(' ').length;
  assert.equal(await page.getAttribute('.move.now', 'data-ply'), String(plies));
  await closed(page);
});

test('j, k, / and Escape lead through the list', { skip: findings.length < 2 }, async () => {
  const page = await opened('#groups=no');
  await page.keyboard.press('Escape');
  assert.equal((await parameters(page)).has('f'), false);
  await page.keyboard.press('j');
  const first = (await parameters(page)).get('f');
  await page.keyboard.press('j');
  const second = (await parameters(page)).get('f');
  assert.notEqual(first, second);
  assert.equal(await page.getAttribute('.row[aria-selected="true"]', 'data-finding'), second);
  await page.keyboard.press('k');
  assert.equal((await parameters(page)).get('f'), first);
  await page.keyboard.press('/');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'search');
  await closed(page);
});

test('every language tells everything, and no key or placeholder shows', async () => {
  const page = await opened();
  await everyLanguage(page, () => page.textContent('.counts'));
  await closed(page);
});

test('figurines become letters', async (t) => {
  const row = withBoards.find(({ san, game_row: game }) => game >= 0 && /^[KQRBN]/.test(san ?? ''))?.row;
  if (row === undefined) {
    t.skip('no move of a piece');
    return;
  }
  const page = await opened(`#f=${row}`);
  assert.match(await page.textContent('.where strong'), /[♔♕♖♗♘]/);
  await page.click('#figurines');
  await settled(page);
  assert.doesNotMatch(await page.textContent('.where strong'), /[♔♕♖♗♘]/);
  assert.equal((await parameters(page)).get('pieces'), 'letters');
  await closed(page);
});

test(
  'a decision is counted, greyed and saved for the next run',
  { skip: !findings.some(({ accepted }) => accepted === null) },
  async () => {
    const row = findings.findIndex(({ accepted, game_row: game }) => accepted === null && game >= 0);
    const { file, game, rule, game_row: at } = findings[row];
    const page = await opened(`#f=${row}&groups=no`);
    const { severity } = findings[row];
    const counted = async () =>
      Number((await page.textContent(`.counts .severity.${severity} [data-words]`)).replace(/\D/g, ''));
    const together = findings.filter(
      (other) =>
        other.file === file &&
        other.game === game &&
        other.rule === rule &&
        other.severity === severity &&
        other.accepted === null,
    ).length;
    const before = await counted();
    await page.click('.actions .primary');
    await page.selectOption('#reason', '');
    await page.click('.decide [type="submit"]');
    assert.match(await page.textContent('.decide .problem'), /\S/, 'a reason is asked for');
    await page.fill('#reason-text', '=seen, "by" me');
    await page.click('.decide [type="submit"]');
    await page.waitForSelector('.case.accepted');
    assert.equal(await page.isVisible('#bar'), true);
    assert.equal(await counted(), before - together, 'it no longer counts');
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('#save-accepted')]);
    assert.equal(download.suggestedFilename(), 'accepted.csv');
    const saved = readFileSync(await download.path(), 'utf8');
    const [head, ...lines] = csvRows(saved);
    assert.deepEqual(head, ['file', 'game', 'rule', 'reason', 'white', 'black', 'round', 'date']);
    const bare = (text) => text.replace(/^'/, '');
    const own = lines.find((cells) => bare(cells[0]) === file && cells[1] === String(game) && cells[2] === rule);
    assert.ok(own, 'the finding has a row');
    assert.equal(own[3], `'=seen, "by" me`, 'a formula is defused');
    assert.equal(bare(own[4]), games[at].white);
    const earlier = new Set(
      findings
        .filter(({ accepted }) => accepted !== null)
        .map((finding) => JSON.stringify([finding.file, finding.game, finding.rule])),
    );
    assert.equal(lines.length, earlier.size + 1, 'earlier decisions stay in the file');
    for (const cells of lines) for (const cell of cells) assert.doesNotMatch(cell, /^[=+@]/);
    readBack(saved, lines.length);
    await page.click('.accepted-note button');
    assert.equal(await page.$('.case.accepted'), null);
    assert.equal(await counted(), before);
    page.once('dialog', (dialog) => dialog.accept());
    await page.context().close();
  },
);

/** The program takes what was saved: every row accepts something. Only where the program and the audited files are named. */
function readBack(saved, rows) {
  const { ARBITER: program, AUDITED_IN: folder } = process.env;
  const files = [...new Set(findings.map(({ file }) => file))];
  if (!program || !files.every((file) => existsSync(join(folder, file)))) return;
  const out = mkdtempSync(join(tmpdir(), 'accepted-'));
  writeFileSync(join(out, 'accepted.csv'), saved);
  const flags = ['--accepted', join(out, 'accepted.csv'), '--out', out, '--format', 'jsonl', '--fail-on', 'never'];
  execFileSync(program, ['audit', ...files, '--quiet', ...flags], { cwd: folder });
  const summary = JSON.parse(readFileSync(join(out, 'summary.json'), 'utf8'));
  assert.deepEqual(summary.accepted_unmatched, []);
  assert.ok(summary.accepted >= rows, 'each row accepts at least one finding');
}

const TABLE = join(dirname(FILE), 'findings.csv');

test('the page tells every finding in the words of the table beside it', { skip: !existsSync(TABLE) }, async () => {
  const [head, ...lines] = csvRows(readFileSync(TABLE, 'utf8'));
  const cell = (cells, name) => cells[head.indexOf(name)];
  const keyed = new Map();
  for (const cells of lines) {
    const key = JSON.stringify(['file', 'game', 'rule', 'ply'].map((name) => cell(cells, name)));
    keyed.set(key, [...(keyed.get(key) ?? []), cells]);
  }
  const page = await opened('#groups=no&pieces=letters&lang=en');
  const told = new Map();
  for (let top = 0; told.size < Math.min(findings.length, 3000); top += 500) {
    await page.$eval(
      '.rows',
      (rows, to) => {
        rows.scrollTop = to;
      },
      top,
    );
    await page.waitForTimeout(30);
    const seen = await page.$$eval('.row.finding', (rows) =>
      rows.map((row) => [Number(row.dataset.finding), row.querySelector('.message').textContent]),
    );
    for (const [row, text] of seen) told.set(row, text);
    if (top > findings.length * 60) break;
  }
  assert.ok(told.size >= Math.min(findings.length, 3000) - 20, `${told.size} rows were seen`);
  // The page shows what nobody would see, and frames right-to-left names, as the terminal does.
  const plain = (text) =>
    text
      .replace(/[\u2066-\u2069]/g, '')
      .replace(
        /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e]/g,
        (sign) => `\\u{${sign.charCodeAt(0).toString(16)}}`,
      )
      .replace(/^'/, '')
      .trim();
  let compared = 0;
  for (const [row, text] of told) {
    const { file, game, rule, ply } = findings[row];
    const candidates =
      keyed.get(JSON.stringify([file, game, rule, ply].map(String))) ??
      keyed.get(JSON.stringify([`'${file}`, game, rule, ply].map(String))) ??
      [];
    if (!candidates.length) continue;
    compared += 1;
    assert.ok(
      candidates.some((cells) => plain(cell(cells, 'message')) === plain(text)),
      `finding ${row}: "${text}" is none of ${JSON.stringify(candidates.map((cells) => cell(cells, 'message')))}`,
    );
  }
  assert.ok(compared >= told.size * 0.99, `${compared} of ${told.size} findings stand in the table`);
  await closed(page);
});

test('names that look like markup stay names', async () => {
  const hostile = games
    .map((game, row) => ({ ...game, row }))
    .filter(({ white, black, event }) => /[<>=&]/.test(`${white}${black}${event}`));
  const page = await opened();
  const scripts = await page.$$eval('script', (all) => all.length);
  for (const { row, white, event } of hostile.slice(0, 10)) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `g=${row}&tab=games`);
    await settled(page);
    const text = await page.textContent('.case-pane');
    assert.ok(text.includes(white) && text.includes(event), white);
  }
  assert.equal(await page.$$eval('script', (all) => all.length), scripts);
  assert.equal(await page.$$eval('#app img, #app iframe, #app script, #app style', (all) => all.length), 0);
  await closed(page);
});

test('right-to-left names keep their direction to themselves', async (t) => {
  const row = games.findIndex(({ white }) => /[\u0590-\u08ff]/.test(white ?? ''));
  if (row < 0) {
    t.skip('no such name');
    return;
  }
  const page = await opened(`#tab=games&g=${row}`);
  const [white, black] = await page.$$eval('.case-title bdi', (all) =>
    all.map((name) => ({ dir: name.dir, left: name.getBoundingClientRect().left })),
  );
  assert.equal(white.dir, 'auto');
  assert.ok(white.left < black.left, 'White stands before Black');
  await closed(page);
});

test('the address holds everything, and the back button goes back', { skip: findings.length < 2 }, async () => {
  const page = await opened('#groups=no');
  await page.click('#toggle-note');
  await page.click('#sort-rule');
  await settled(page);
  const rows = await page.$$('.row.finding');
  if (rows.length >= 2) {
    await page.click('.row.finding >> nth=0');
    const first = (await parameters(page)).get('f');
    await page.click('.row.finding >> nth=1');
    const second = (await parameters(page)).get('f');
    assert.notEqual(first, second);
    const title = await page.textContent('.case-head');
    const address = page.url();

    const other = await opened(new URL(address).hash);
    assert.equal(await other.textContent('.case-head'), title);
    assert.equal(await count(other), await count(page));
    assert.equal(await other.getAttribute('#toggle-note', 'aria-pressed'), 'false');
    await closed(other);

    await page.goBack();
    await sameAddress(page, 'f', first);
    await settled(page);
    assert.equal(await page.getAttribute('.row[aria-selected="true"]', 'data-finding'), first);
    assert.notEqual(await page.textContent('.case-head'), title);
  }
  await closed(page);
});

test('the back button goes through filters, and not through the letters of a search', async (t) => {
  if (!findings.length) {
    t.skip('nothing found');
    return;
  }
  const page = await opened('#groups=no');
  const all = await count(page);
  const { rule } = findings[0];
  await page.click('#toggle-note');
  await settled(page);
  const withoutNotes = await count(page);
  await page.selectOption('#choice-rule', `=${rule}`);
  await settled(page);
  await page.click('#tab-games');
  await settled(page);
  const steps = await page.evaluate(() => history.length);
  for (const letters of ['a', 'an', 'ann']) {
    await page.fill('#search', letters);
    await settled(page);
  }
  assert.equal((await parameters(page)).get('q'), 'ann');
  assert.equal(await page.evaluate(() => history.length), steps, 'letters are no steps');
  await page.goBack();
  await settled(page);
  assert.equal(await page.getAttribute('#tab-findings', 'aria-pressed'), 'true');
  assert.equal(await page.inputValue('#choice-rule'), `=${rule}`);
  assert.equal(await page.inputValue('#search'), '');
  await page.goBack();
  await settled(page);
  assert.equal(await page.inputValue('#choice-rule'), '');
  assert.equal(await count(page), withoutNotes);
  await page.goBack();
  await settled(page);
  assert.equal(await page.getAttribute('#toggle-note', 'aria-pressed'), 'true');
  assert.equal(await count(page), all);
  await page.goForward();
  await settled(page);
  assert.equal(await count(page), withoutNotes);
  await closed(page);
});

test('each filter shows what the data says, alone and together, and the address brings it back', async (t) => {
  if (!findings.length || meta.left_out.findings) {
    t.skip('not every finding is inside');
    return;
  }
  const roundName = (round) => round.match(/^\d+/)?.[0] ?? round;
  const ofGame = (finding, name) => (finding.game_row < 0 ? null : games[finding.game_row][name]);
  const told = {
    rule: (finding) => finding.rule,
    file: (finding) => finding.file,
    event: (finding) => ofGame(finding, 'event'),
    status: (finding) => ofGame(finding, 'status'),
    round: (finding) => roundName(finding.round || ofGame(finding, 'round') || ''),
  };
  const page = await opened('#groups=no');
  const one = findings.filter(({ game_row: game }) => game >= 0).at(-1) ?? findings.at(-1);
  const wanted = [];
  for (const [name, of] of Object.entries(told)) {
    const value = of(one);
    if (value === null) continue;
    await page.selectOption(`#choice-${name}`, `=${value}`);
    await settled(page);
    assert.equal(await count(page), findings.filter((finding) => of(finding) === value).length, name);
    assert.equal((await parameters(page)).get(name), value);
    await page.selectOption(`#choice-${name}`, '');
    wanted.push([name, value]);
  }
  for (const [name, value] of wanted) await page.selectOption(`#choice-${name}`, `=${value}`);
  for (const severity of ['error', 'warning', 'note'].filter((other) => other !== one.severity))
    await page.click(`#toggle-${severity}`);
  await settled(page);
  const passing = findings.filter(
    (finding) => finding.severity === one.severity && wanted.every(([name, value]) => told[name](finding) === value),
  );
  assert.ok(passing.length >= 1);
  assert.equal(await count(page), passing.length, 'all together');
  const again = await opened(new URL(page.url()).hash);
  assert.equal(await count(again), passing.length, 'and from the address');
  for (const [name, value] of wanted) assert.equal(await again.inputValue(`#choice-${name}`), `=${value}`);
  await closed(again);
  const player = one.game_row >= 0 ? games[one.game_row].white : '';
  if (player.length > 3) {
    await page.fill('#search', player);
    await settled(page);
    assert.ok((await count(page)) >= 1, 'and the player');
  }
  await closed(page);
});

test('the totals have a chart for all that is in the data', async (t) => {
  if (meta.left_out.games || meta.left_out.findings) {
    t.skip('not everything is inside');
    return;
  }
  const page = await opened('', { javaScriptEnabled: false });
  const charts = Object.fromEntries(
    await page.$$eval('#totals .chart', (all) =>
      all.map((chart) => [
        chart.querySelector('figcaption').dataset.words,
        [...chart.querySelectorAll('.number')].map((number) => Number(number.textContent)),
      ]),
    ),
  );
  const sum = (key) => (charts[key] ?? []).reduce((all, number) => all + number, 0);
  const open = findings.filter(({ accepted }) => accepted === null);
  const inGames = open.filter(({ game_row: game }) => game >= 0);
  assert.equal(sum('page-chart-rules'), open.length);
  assert.equal(sum('page-chart-severities'), open.length);
  assert.equal(sum('page-chart-games'), games.length);
  assert.equal(
    sum('page-chart-rounds'),
    inGames.filter(({ game_row: game }) => !['', '?', '-'].includes(games[game].round)).length,
  );
  assert.equal(sum('page-chart-months'), inGames.filter(({ game_row: game }) => games[game].month).length);
  const changed = games.some((game) => game.result_submitted !== game.result_audited);
  assert.equal(sum('page-chart-results'), changed ? games.length : 0);
  assert.equal(sum('page-chart-terminations'), games.length);
  assert.equal(sum('page-chart-clocks'), games.filter(({ clocks }) => clocks).length);
  assert.ok((charts['page-chart-rounds'] ?? []).length <= 21, 'as many columns as can be read');
  await closed(page);
});

test('what is written above and below the columns of a chart does not run into one another', async () => {
  for (const width of [390, 1280]) {
    const page = await opened('', { viewport: { width, height: 800 } });
    const overlapping = await page.$$eval('.columns', (all) =>
      all.flatMap((chart) =>
        ['text.number', 'text:not(.number, .year)'].flatMap((which) => {
          const boxes = [...chart.querySelectorAll(which)].map((text) => text.getBoundingClientRect());
          const { left } = chart.getBoundingClientRect();
          return boxes.filter((box, place) => box.left < (place ? boxes[place - 1].right : left) - 0.5).length;
        }),
      ),
    );
    assert.ok(
      overlapping.every((number) => number === 0),
      `${width}: ${overlapping}`,
    );
    await closed(page);
  }
});

test('links of the charts set the filter and keep the language', async () => {
  const page = await opened();
  const language = meta.languages.at(-1);
  await page.click(`[data-language="${language}"]`);
  await page.click('.counts a.severity.error');
  await settled(page);
  assert.equal(await page.getAttribute('html', 'lang'), language);
  assert.equal(await count(page), bySeverity('error'));
  await closed(page);
});

test('it prints: summary, then the cases of the filter', async () => {
  const page = await opened();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const pages = (pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g) ?? []).length;
  assert.ok(pages >= 1 + Math.ceil(Math.min(findings.length, 200) / 3), `${pages} pages`);
  const printed = await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    const cases = document.querySelectorAll('#static .case').length;
    const buttons = document.querySelectorAll('#static button').length;
    window.dispatchEvent(new Event('afterprint'));
    return { cases, buttons, left: document.querySelectorAll('#static .case').length };
  });
  assert.deepEqual(printed, { cases: Math.min(findings.length, 200), buttons: 0, left: 0 });
  await closed(page);
});

test('on paper lists of names are paragraphs, with the count of the rest', async () => {
  const page = await opened();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const lists = await page.$$eval('#how .names', (all) =>
    all.map((list) => {
      const shown = [...list.children].filter((name) => name.getClientRects().length > 0);
      const names = [...list.children].filter((name) => !name.matches('.paper-only') && name.querySelector('bdi'));
      return { shown: shown.length, names: names.length, rest: shown.at(-1).textContent, high: list.clientHeight };
    }),
  );
  assert.ok(lists.length > 0);
  for (const { shown, names, rest, high } of lists) {
    assert.ok(shown <= 13 && high < 300, `${shown} names, ${high} pixels`);
    if (names > 12) assert.match(rest, /\d/);
  }
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await closed(page);
});

test('without script the summary and the first cases are there', async () => {
  const page = await opened('', { javaScriptEnabled: false });
  assert.equal(await page.isVisible('#totals'), true);
  assert.equal(await page.isVisible('#static'), true);
  assert.equal(await page.isVisible('#app'), false);
  assert.equal(await page.isVisible('#print'), false);
  assert.equal(await page.locator('#static .case').count(), Math.min(findings.length, 200));
  // The gravest first, of equals those that came first: each with the board that the page with script shows, told in words.
  const rank = ['error', 'warning', 'note'];
  const first = [...findings].sort((a, b) => rank.indexOf(a.severity) - rank.indexOf(b.severity)).slice(0, 200);
  const drawn = await page.$$eval('#static .case', (cases) =>
    cases.map((one) => {
      const board = one.querySelector('.board');
      const pieces = [...(board?.querySelectorAll('use') ?? [])];
      return {
        board: board && Object.fromEntries(pieces.map((use) => [use.dataset.square, use.getAttribute('href').slice(1)])),
        told: board?.getAttribute('aria-label') ?? '',
      };
    }),
  );
  for (const [place, { fen, rule }] of first.entries()) {
    assert.deepEqual(drawn[place].board, fen ? piecesOf(fen) : null, `${place}, ${rule}`);
    for (const square of Object.keys(drawn[place].board ?? {})) assert.ok(drawn[place].told.includes(square));
  }
  await closed(page);
});

test('a browser that is too old keeps the plain cases and is told why', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => {
    delete window.DecompressionStream;
  });
  await page.goto(ADDRESS);
  await page.waitForSelector('#too-old', { state: 'visible' });
  assert.equal(await page.isVisible('#static'), true);
  assert.equal(await page.isVisible('#app'), false);
  assert.equal(await page.locator('#static .case').count(), Math.min(findings.length, 200));
  await context.close();
});

test(
  'a damaged part is told, and the rest is shown',
  { skip: findings.length === 0 || games.length === 0 },
  async () => {
    const { text } = blocks.filter((block) => block['data-table'] === 'findings').at(-1);
    const broken = join(mkdtempSync(join(tmpdir(), 'page-')), 'broken.html');
    writeFileSync(broken, source.replace(text, `${text.slice(0, 40)}AAAA${text.slice(44)}`));
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(pathToFileURL(broken).href);
    await page.waitForSelector('html[data-ready]');
    assert.match(await page.textContent('#app > .problem'), /findings/);
    assert.ok((await count(page)) < findings.length);
    await page.click('#tab-games');
    await settled(page);
    assert.equal(await count(page), games.length);
    await context.close();
  },
);

test('on a phone the list comes first and a case slides over it', { skip: findings.length === 0 }, async () => {
  const page = await opened('#groups=no', { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
  assert.equal(await page.isVisible('.case-pane'), false);
  const top = await page.$eval('.list', (list) => list.getBoundingClientRect().top);
  const totals = await page.$eval('#totals', (element) => element.getBoundingClientRect().top);
  assert.ok(top < totals);
  await page.click('.row.finding >> nth=0');
  await page.waitForSelector('.case-pane', { state: 'visible' });
  assert.ok(
    await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    'nothing is broader than the phone',
  );
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

test('it is quick', async (t) => {
  const page = await opened();
  const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  const ready = await page.evaluate(() => performance.now());
  const timed = async (name, act) => {
    const took = await page.evaluate(async (selector) => {
      const begun = performance.now();
      const element = document.querySelector(selector);
      element.click();
      await new Promise((done) => {
        requestAnimationFrame(() => setTimeout(done));
      });
      return performance.now() - begun;
    }, act);
    return { name, took };
  };
  const times = [];
  for (const id of [
    '#toggle-warning',
    '#toggle-warning',
    '#toggle-groups',
    '#toggle-groups',
    '#sort-rule',
    '#sort-players',
    '#tab-games',
    '#tab-findings',
  ])
    times.push(await timed(id, id));
  const searched = await page.evaluate(async () => {
    const search = document.getElementById('search');
    search.value = 'anna 12';
    const begun = performance.now();
    search.dispatchEvent(new Event('input'));
    const before = location.hash;
    while (location.hash === before && performance.now() - begun < 5000)
      await new Promise((done) => {
        setTimeout(done, 1);
      });
    return performance.now() - begun;
  });
  times.push({ name: 'search', took: searched });
  t.diagnostic(
    `${findings.length} findings, ${games.length} games, ${(source.length / 1e6).toFixed(1)} MB: first paint ${Math.round(painted)} ms, all read by ${Math.round(ready)} ms; ${times.map(({ name, took }) => `${name} ${Math.round(took)} ms`).join(', ')}`,
  );
  if (process.env.MEASURE) {
    assert.ok(painted < 2000, `first paint ${painted}`);
    for (const { name, took } of times) assert.ok(took < 100 + (name === 'search' ? 40 : 0), `${name}: ${took} ms`);
  }
  await closed(page);
});
