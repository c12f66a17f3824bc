import { LANGUAGES, type Language } from '@soccer-legends/contracts';
import type { Page } from '@playwright/test';
import { allPlayers } from '../players/all-players.ts';
import { boardIn, framedPlayer, runClockInSteps } from '../site/board.ts';
import { ROOMY, visitPhases } from '../site/game-phases.ts';
import { begin, openWithPausedClock } from '../site/game-visit.ts';
import { builtGames } from '../site/games.ts';
import { enlargedFaults } from '../site/large-text.ts';
import { dealLongCareer, dealLongestNames } from '../site/longest-names.ts';
import { settledLayout } from '../site/settled-layout.ts';
import { expect, longUnless, openIn, patience, test } from '../site/test.ts';
import { gameText } from '../site/texts.ts';

const SIZES = [
  { width: 360, height: 560 },
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 640 },
  { width: 1440, height: 900 },
];
const isFull = process.env['E2E'] === 'all';
const languages: readonly Language[] = isFull ? LANGUAGES : ['de'];
const sizes = isFull ? SIZES : [SIZES[0]!];
const themes = isFull ? (['light', 'dark'] as const) : (['light'] as const);

interface Measured {
  phase: string;
  size: string;
  lowest: number;
  misfits: string[];
}

/** Deals with the longest names and lists. */
const HARDER_DEALS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'career-guess': (page) => dealLongCareer(page, 15),
  'connect-game': (page) => dealLongestNames(page, 5),
};

/** What else can be on the screen after a call has failed. Called while the search is open. */
const AFTER_A_FAILED_CALL: Readonly<Record<string, (page: Page, language: Language) => Promise<void>>> = {
  async 'career-guess'(page, language) {
    const button = (text: string) =>
      page.getByRole('button', { name: gameText('career-guess', language, text), exact: true });
    const nextRound = /\/api\/game\/next-round|\/api\/game\?/;
    await page.route(nextRound, (route) => route.abort());
    await page.getByRole('option').first().click();
    await button('answer.submit').click();
    // The state of the game is requested three more times, one second apart.
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(button('next.continue')).toBeVisible({ timeout: 200 });
    }).toPass();
    await page.unroute(nextRound);
  },
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { key } of builtGames()) {
  test(`${key}: every phase fits the window without scrolling, and with text at 200 % nothing is cut`, async ({
    page,
  }) => {
    if (isFull) test.setTimeout(patience(300_000));
    const player = allPlayers.find((one) => one.key === key);
    if (!player) throw new Error(`There is no simulated player for "${key}".`);
    const measured: Measured[] = [];
    const faults: string[] = [];
    await HARDER_DEALS[key]?.(page);
    const names = await namesIn(page);
    for (const language of languages) {
      const look = async (phase: string): Promise<void> => {
        expect(await repeatedToasts(page), `${key}, ${phase}`).toEqual([]);
        expect(await translatable(page, names), `names that a page translator changes, ${phase}`).toEqual([]);
        for (const size of sizes) measured.push(...(await measureAt(page, size, phase, language)));
        // German has the longest texts.
        if (language === 'de') faults.push(...(await enlargedFaults(page)).map((fault) => `${phase}, ${fault}`));
      };
      await visitPhases(page, player, language, look);
      const failCall = AFTER_A_FAILED_CALL[key];
      if (!failCall) continue;
      await failCall(page, language);
      await look('failed call');
    }
    console.log(tableOf(key, measured));
    const misfits = measured.flatMap(({ phase, size, misfits: all }) => all.map((one) => `${phase}, ${size}, ${one}`));
    expect([...new Set(misfits), ...faults]).toEqual([]);
  });
}

for (const known of allPlayers)
  test(
    `${known.key}: in a frame, every phase fits the window without scrolling`,
    { tag: '@long' },
    async ({ browser }) => {
      test.setTimeout(patience(300_000));
      const page = await browser.newPage({ baseURL: process.env['SANDBOX_URL']!, reducedMotion: 'reduce' });
      runClockInSteps(page);
      const board = boardIn(page);
      const measured: Measured[] = [];
      await visitPhases(
        page,
        framedPlayer(known, board),
        'de',
        async (phase) => {
          const parts = phase === 'intro' ? [page] : [page, board];
          for (const size of SIZES)
            for (const part of parts) measured.push(...(await measureAt(part, size, phase, 'de')));
        },
        board,
      );
      expect(measured.flatMap(({ phase, size, misfits }) => misfits.map((one) => `${phase}, ${size}, ${one}`))).toEqual(
        [],
      );
      await page.close();
    },
  );

for (const [key, parts] of [
  // Below the answer form is room for its suggestions.
  ['career-guess', { input: 0.65, table: 0.55 }],
  ['fut-wordle', { '[role=grid]': 0.9 }],
] as const) {
  test(
    `${key}: the lower part of a large window shows ${Object.keys(parts).join(' and ')}`,
    longUnless(key === 'fut-wordle'),
    async ({ page }) => {
      await page.route(/\/api\/players\/\d+$/, async (route) => {
        const response = await route.fetch();
        const player = (await response.json()) as { career: unknown[] };
        await route.fulfill({ response, json: { ...player, career: player.career.slice(0, 2) } });
      });
      const visitor = allPlayers.find((one) => one.key === key)!;
      await page.setViewportSize({ width: 1440, height: 900 });
      await openWithPausedClock(page, visitor, 'en');
      await begin(page, visitor, 'en', 'mouse');
      for (const [part, lowest] of Object.entries(parts)) {
        const { y, height } = (await page.locator(`main ${part}`).first().boundingBox())!;
        expect((y + height) / 900, part).toBeGreaterThan(lowest);
      }
    },
  );
}

for (const [key, answers] of [
  ['logo-game', '[role=group] button'],
  ['manager-game', '[role=group] button'],
  ['connect-game', '[role=option]'],
  ['country-game', 'li button'],
  ['memo-game', '[role=gridcell]'],
  ['player-grid', 'td[data-place]'],
] as const) {
  test(`${key}: a phone in landscape shows all answers`, longUnless(key === 'connect-game'), async ({ page }) => {
    const visitor = allPlayers.find((one) => one.key === key)!;
    await page.setViewportSize({ width: 740, height: 360 });
    await openWithPausedClock(page, visitor, 'de');
    await begin(page, visitor, 'de', 'mouse');
    const all = await page.locator(`main ${answers}`).all();
    expect(all.length).toBeGreaterThanOrEqual(4);
    for (const answer of all) await expect(answer).toBeInViewport({ ratio: 0.98 });
  });
}

test('the hub shows the button that plays on a phone in landscape', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await openIn(page, 'de', '/');
  await expect(page.locator('main > [data-wide]').getByRole('link').first()).toBeInViewport({ ratio: 1 });
});

/** Returns the names of all people and of many clubs. */
async function namesIn(page: Page): Promise<string[]> {
  const lists = ['/api/players?limit=1000', '/api/coaches?limit=1000', '/api/team-logos?refresh=true&count=100'];
  const answers = await Promise.all(lists.map(async (list) => (await page.request.get(list)).json()));
  return (answers as { name: string }[][]).flat().map(({ name }) => name);
}

/** Returns the names on the board that are not marked as not to be translated. */
function translatable(page: Page, names: readonly string[]): Promise<string[]> {
  return page.evaluate((given) => {
    const known = new Set(given);
    const found: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (known.has(textContent!.trim()) && !parentElement!.closest('[translate=no]')) found.push(textContent!);
    }
    return found;
  }, names);
}

/** Returns the texts of toasts that the page also shows elsewhere. */
function repeatedToasts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines = [...document.querySelectorAll('main p')].map(({ textContent }) => textContent);
    return [...document.querySelectorAll('[role=region] > ol > li > :first-child > *')]
      .map(({ textContent }) => textContent)
      .filter((text) => lines.some((line) => line.includes(text)));
  });
}

/** Describes the toasts that hide at least one line of their text. */
function cutToasts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[role=region] > ol > li > :first-child')]
      // Letters are taller than the lines of a toast, so they overflow by a few pixels.
      .filter(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight > 8)
      .map(({ textContent }) => `the toast "${textContent}" is cut off`),
  );
}

/** Returns a description of each table that scrolls. */
function scrolling(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :has(> table)')]
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
      .filter((frame) => getComputedStyle(frame).overflowY === 'auto')
      .map(({ textContent, scrollHeight, clientHeight }) => {
        return `"${textContent.slice(0, 24)}" scrolls: ${scrollHeight} px in ${clientHeight} px`;
      }),
  );
}

/** Lists ranges of years, such as 2006–2014, that break across lines. */
function brokenYears(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      for (const { 0: years, index } of text.textContent!.matchAll(/\d{4}–\u2060?\d{2,4}/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + years.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(`${years} breaks across ${lines.size} lines`);
      }
    }
    return broken;
  });
}

async function measureAt(
  page: Page,
  size: { width: number; height: number },
  phase: string,
  language: Language,
): Promise<Measured[]> {
  const measured: Measured[] = [];
  await page.setViewportSize(size);
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    const { lowest, misfits } = await settledLayout(page);
    const where = `${size.width}x${size.height}`;
    const told = [...misfits, ...(await cutToasts(page)), ...(await brokenYears(page)), ...(await scrolling(page))].map(
      (misfit) => `${language}, ${theme}: ${misfit}`,
    );
    measured.push({ phase, size: where, lowest, misfits: told });
  }
  await page.setViewportSize(ROOMY);
  return measured;
}

/** "game  phase  size  lowest needed pixel": the lowest of all languages and themes. */
function tableOf(key: string, measured: readonly Measured[]): string {
  const rows = new Map<string, number>();
  for (const { phase, size, lowest } of measured) {
    const row = `${key.padEnd(22)}${phase.padEnd(15)}${size.padEnd(10)}`;
    rows.set(row, Math.max(rows.get(row) ?? 0, lowest));
  }
  return [...rows].map(([row, lowest]) => `${row}${String(lowest).padStart(5)}`).join('\n');
}
