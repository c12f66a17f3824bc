import type { Page } from '@playwright/test';
import { allPlayers } from '../players/all-players.ts';
import { expect, patience, test } from '../site/test.ts';
import { beginIn, type Round } from '../site/tiers.ts';

const LARGE = { width: 1280, height: 800 };

/** Devices and preferences of visitors, applied one after another. */
const LOOKS: readonly [string, (page: Page) => Promise<unknown>][] = [
  ['a large window', (page) => page.setViewportSize(LARGE)],
  ['a phone', (page) => page.setViewportSize({ width: 360, height: 640 })],
  ['a phone held sideways', (page) => page.setViewportSize({ width: 640, height: 360 })],
  ['dark colors', (page) => page.emulateMedia({ colorScheme: 'dark' })],
  ['reduced motion', (page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ['forced colors', (page) => page.emulateMedia({ forcedColors: 'active' })],
  ['text at 200 %', enlargeText],
];

for (const player of allPlayers)
  test(
    `${player.key}: a board in a frame has the sizes and colors that it has in the page, for every look`,
    { tag: '@long' },
    async ({ context }) => {
      const trusted = await beginIn('trusted', await context.newPage(), player);
      const framed = await beginIn('sandboxed', await context.newPage(), player);
      for (const [look, change] of LOOKS) {
        for (const { page } of [trusted, framed]) await change(page);
        // The page and its frame exchange their sizes.
        await expect(async () => {
          for (const { page } of [trusted, framed]) await page.clock.runFor(100);
          expect(await looksOn(framed.board), look).toEqual(await looksOn(trusted.board));
          // Each document rounds its height.
          const difference = (await overflowOf(framed)) - (await overflowOf(trusted));
          expect(Math.abs(difference), look).toBeLessThanOrEqual(1);
        }).toPass({ timeout: patience(20_000) });
      }
    },
  );

async function enlargeText(page: Page): Promise<void> {
  for (const frame of page.frames()) await frame.evaluate(() => (document.documentElement.style.fontSize = '200%'));
}

/** Returns by how many pixels a round is higher than its window. */
async function overflowOf({ page, board }: Round): Promise<number> {
  const heights = [page, board].map((one) => one.evaluate(() => document.documentElement.scrollHeight - innerHeight));
  const [around, inside] = (await Promise.all(heights)) as [number, number];
  return page === board ? around : around + inside;
}

/** Returns size, place, colors and motion of everything that a board shows, except the bar of the remaining time. */
function looksOn(board: Page): Promise<unknown[]> {
  return board.locator('[data-board]').evaluate((whole) => {
    const { top } = whole.getBoundingClientRect();
    const shown = [...whole.querySelectorAll(':not([style*=scaleX])')].filter((element) => element.checkVisibility());
    return shown.map((element) => {
      const { color, backgroundColor, borderColor, fontSize, ...style } = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      const place = [x, y - top, width, height].map(Math.round);
      const motion = [style.animationDuration, style.transitionDuration];
      return [element.localName, color, backgroundColor, borderColor, fontSize, ...motion, ...place];
    });
  });
}
