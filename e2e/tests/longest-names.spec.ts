import type { Page } from '@playwright/test';
import { allPlayers } from '../players/all-players.ts';
import playerGrid from '../players/player-grid.ts';
import { ROOMY, visitPhases } from '../site/game-phases.ts';
import { largeTextFaults } from '../site/large-text.ts';
import { dealLongestNames } from '../site/longest-names.ts';
import { settledLayout } from '../site/settled-layout.ts';
import { expect, test } from '../site/test.ts';

const SIZES = [
  { width: 360, height: 560 },
  { width: 390, height: 664 },
  { width: 768, height: 1024 },
  { width: 1280, height: 640 },
  { width: 1280, height: 800 },
];
const ENLARGED = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a Player Grid of the longest names fits every window @long', async ({ page }) => {
  await dealLongestNames(page, 9);
  const misfits: string[] = [];
  await visitPhases(page, playerGrid, 'de', async (phase) => {
    if (phase === 'intro') return;
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const { lowest, misfits: found } = await settledLayout(page);
      const where = `${phase}, ${size.width}x${size.height}`;
      console.log(`${where.padEnd(28)}${lowest}`);
      misfits.push(
        ...found.map((misfit) => `${where}: ${misfit}`),
        ...(await cutNames(page)).map((name) => `${where}: ${name}`),
      );
    }
    await page.setViewportSize(ROOMY);
  });
  expect(misfits).toEqual([]);
});

// FutWordle shows no names.
for (const player of allPlayers.filter(({ key }) => key !== 'fut-wordle')) {
  test(`${player.key}: with text at 200 %, the longest names are whole @long`, async ({ page }) => {
    await dealLongestNames(page, PLAYERS_OF[player.key] ?? 10);
    const faults: string[] = [];
    await visitPhases(page, player, 'de', async (phase) => {
      if (phase === 'intro') return;
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      for (const size of ENLARGED) {
        await page.setViewportSize(size);
        for (const fault of [...(await page.evaluate(largeTextFaults)), ...(await page.evaluate(brokenNames))])
          faults.push(`${phase}, ${size.width} px: ${fault}`);
      }
      await page.evaluate(() => (document.documentElement.style.fontSize = ''));
      await page.setViewportSize(ROOMY);
    });
    expect(faults).toEqual([]);
  });
}

/** Numbers of players with which a round of a game shows all of them. */
const PLAYERS_OF: Readonly<Record<string, number>> = { 'memo-game': 8, 'connect-game': 5 };

/** Describes the names that break inside a word, or extend over the edge of their button, cell or card. */
function brokenNames(): string[] {
  const faults: string[] = [];
  for (const name of document.querySelectorAll<HTMLElement>('main [style*="--longest-word"]')) {
    const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode();
    if (!text || !name.checkVisibility()) continue;
    const range = document.createRange();
    for (const { 0: word, index } of text.textContent!.matchAll(/[^\s-]+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (range.getClientRects().length > 1) faults.push(`"${name.textContent}" breaks inside "${word}"`);
    }
    range.selectNodeContents(text);
    const frame = (name.closest('button, li, td, th') ?? name).getBoundingClientRect();
    const { left, right, top, bottom } = range.getBoundingClientRect();
    // Fonts are higher than their letters.
    const slack = parseFloat(getComputedStyle(name).fontSize) * 0.3;
    if (left < frame.left || right > frame.right || top < frame.top - slack || bottom > frame.bottom + slack)
      faults.push(`"${name.textContent}" extends over its edge`);
  }
  return faults;
}

/** Returns the names that are wider or higher than the heading, cell or button around them. */
function cutNames(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main th [style*="--longest-word"], main td button, main li button')]
      .map((box) => ({ box, frame: box.closest('th') ?? box }))
      .filter(
        // Letters may be up to two pixels higher than their line.
        ({ box, frame }) => box.scrollWidth > frame.clientWidth || box.scrollHeight > frame.clientHeight + 2,
      )
      .map(({ box }) => `"${box.textContent}" is ${box.scrollWidth} x ${box.scrollHeight} px`),
  );
}
