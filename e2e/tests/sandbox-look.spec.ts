import type { Page } from '@playwright/test';
import { allPlayers } from '../players/all-players.ts';
import type { GamePlayer } from '../players/game-player.ts';
import { boardIn, framedPlayer } from '../site/board.ts';
import { begin, openWithPausedClock } from '../site/game-visit.ts';
import { dealTheSame } from '../site/same-deal.ts';
import { expect, test } from '../site/test.ts';

const LARGE = { width: 1280, height: 800 };

/** Devices and preferences of visitors, applied one after another. */
const LOOKS: readonly [string, (page: Page) => Promise<unknown>][] = [
  ['a large window', (page) => page.setViewportSize(LARGE)],
  ['a phone', (page) => page.setViewportSize({ width: 360, height: 640 })],
  ['a phone held sideways', (page) => page.setViewportSize({ width: 640, height: 360 })],
  ['dark colors', (page) => page.emulateMedia({ colorScheme: 'dark' })],
  ['forced colors', (page) => page.emulateMedia({ forcedColors: 'active' })],
  ['text at 200 %', enlargeText],
];

for (const player of allPlayers)
  test(
    `${player.key}: a board in a frame has the sizes and colors that it has in the page, for every look`,
    { tag: '@long' },
    async ({ context }) => {
      const trusted = await beginAt('SITE_URL', await context.newPage(), player);
      const framed = await beginAt('SANDBOX_URL', await context.newPage(), player);
      for (const [look, change] of LOOKS) {
        for (const { page } of [trusted, framed]) await change(page);
        // The page and its frame exchange their sizes.
        await expect(async () => {
          for (const { page } of [trusted, framed]) await page.clock.runFor(100);
          expect(await looksOn(framed.board), look).toEqual(await looksOn(trusted.board));
        }).toPass();
      }
    },
  );

/** Begins the same round of a game on each site. */
async function beginAt(site: string, page: Page, player: GamePlayer): Promise<{ page: Page; board: Page }> {
  await dealTheSame(page);
  const isFramed = site === 'SANDBOX_URL';
  const board = isFramed ? boardIn(page) : page;
  const visitor = isFramed ? framedPlayer(player, board) : player;
  await openWithPausedClock(page, { ...visitor, route: `${process.env[site]}${player.route}` }, 'en');
  await begin(page, visitor, 'en', 'mouse');
  await player.ready?.(board);
  return { page, board };
}

async function enlargeText(page: Page): Promise<void> {
  for (const frame of page.frames()) await frame.evaluate(() => (document.documentElement.style.fontSize = '200%'));
}

/** Returns size, place and colors of everything on a board. */
function looksOn(board: Page): Promise<unknown[]> {
  return board.locator('[data-board] *').evaluateAll((elements) =>
    elements.map((element) => {
      const { color, backgroundColor, borderColor, fontSize } = getComputedStyle(element);
      const { x, width, height } = element.getBoundingClientRect();
      return [element.localName, color, backgroundColor, borderColor, fontSize, ...[x, width, height].map(Math.round)];
    }),
  );
}
