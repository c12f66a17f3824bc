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
    async ({ browser }) => {
      const trusted = await beginIn('trusted', await browser.newPage(), player);
      const framed = await beginIn('sandboxed', await browser.newPage(), player);
      for (const [look, change] of LOOKS) {
        for (const { page } of [trusted, framed]) await change(page);
        await expect(async () => {
          for (const { page, board } of [trusted, framed]) {
            // The page and its frame exchange their sizes.
            await page.clock.runFor(20);
            await board.evaluate(endMotion);
          }
          expect(await looksOn(framed.board), look).toEqual(await looksOn(trusted.board));
          // Each document rounds its height.
          const difference = (await heightOf(framed)) - (await heightOf(trusted));
          expect(Math.abs(difference), look).toBeLessThanOrEqual(1);
        }).toPass({ timeout: patience(20_000) });
      }
      for (const { page } of [trusted, framed]) await page.close();
    },
  );

async function enlargeText(page: Page): Promise<void> {
  for (const frame of page.frames()) await frame.evaluate(() => (document.documentElement.style.fontSize = '200%'));
}

/** Ends all finite animations, because a page in the background does not play them. */
function endMotion(): void {
  for (const motion of document.getAnimations())
    if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
}

/** Returns the height of a round's main area in pixels. Expects the page around a frame to be as high as its window. */
async function heightOf({ page, board }: Round): Promise<number> {
  const heightIn = (one: Page) => one.evaluate(() => document.querySelector('main')!.offsetHeight);
  if (page !== board) expect(await heightIn(page)).toBe(page.viewportSize()!.height);
  return heightIn(board);
}

/** Returns the size, place, colors, outline and motion of all visible elements of a board, except the bar of the remaining time. */
function looksOn(board: Page): Promise<unknown[]> {
  return board.locator('[data-board]').evaluate((whole) => {
    const { top } = whole.getBoundingClientRect();
    const shown = [...whole.querySelectorAll(':not([style*=scaleX])')].filter((element) => element.checkVisibility());
    return shown.map((element) => {
      const { color, backgroundColor, borderColor, outlineStyle, fontSize, ...style } = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      const place = [x, y - top, width, height].map(Math.round);
      const motion = [style.animationDuration, style.transitionDuration];
      return [element.localName, color, backgroundColor, borderColor, outlineStyle, fontSize, ...motion, ...place];
    });
  });
}
