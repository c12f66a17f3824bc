import type { Page } from '@playwright/test';
import { allPlayers } from '../players/all-players.ts';
import countryGame from '../players/country-game.ts';
import type { Player } from '../players/player.ts';
import { boardIn } from '../site/board.ts';
import { isSaved, openWithPausedClock, startButton } from '../site/game-visit.ts';
import { savedGame } from '../site/saved-game.ts';
import { expect, longUnless, test } from '../site/test.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
];
/** In this game, the button that appears at the start button's place costs a life. The other games are similar. */
const BRIEF = 'country-game';

for (const isFramed of [false, true])
  test.describe(() => {
    test.use({ baseURL: process.env[isFramed ? 'SANDBOX_URL' : 'SITE_URL'] as string });
    const where = isFramed ? ' in a frame' : '';
    const boardOf = (page: Page) => (isFramed ? boardIn(page) : page);

    for (const viewport of SIZES)
      test.describe(`at ${viewport.width} x ${viewport.height}`, () => {
        test.use({ viewport });

        for (const player of allPlayers.filter(({ startText }) => startText !== null)) {
          const isBrief = player.key === BRIEF && viewport.width === 360 && !isFramed;
          test(
            `${player.key}: a double click on the start button makes no move and selects nothing${where}`,
            longUnless(isBrief),
            async ({ page }) => {
              await openWithPausedClock(page, player, 'en');
              await pressStart(page, player);
              if (isFramed) await page.locator('iframe').first().waitFor();
              await page.mouse.down({ clickCount: 2 });
              await page.mouse.up({ clickCount: 2 });
              // When the frame has responded to this, the page has also received the moves that it made.
              expect(await boardOf(page).evaluate(() => getSelection()?.toString())).toBe('');
              expect(await ownMovesOf(page, player)).toEqual([]);
            },
          );
        }
      });

    test(`a held Enter key starts a round and makes no move${where}`, longUnless(!isFramed), async ({ page }) => {
      await openWithPausedClock(page, countryGame, 'en');
      await startButton(page, countryGame, 'en').focus();
      await page.keyboard.down('Enter');
      if (isFramed) await page.locator('iframe').first().waitFor();
      const card = boardOf(page).locator('main li button').first();
      await expect(card).toBeFocused();
      // Each call for a key that is already down sends a repeated event.
      for (let repetition = 0; repetition < 5; repetition++) await page.keyboard.down('Enter');
      await expect(card).toBeFocused();
      expect(await ownMovesOf(page, countryGame)).toEqual([]);
      await page.keyboard.up('Enter');
      await page.keyboard.press('Enter');
      await expect.poll(() => ownMovesOf(page, countryGame)).toEqual(['pick']);
    });
  });

/** Presses the start button of an open intro and returns when the round is visible. The mouse stays in place. */
async function pressStart(page: Page, player: Player): Promise<void> {
  await startButton(page, player, 'en').click();
  await expect.poll(() => isSaved(page, player.key)).toBe(true);
}

/** Moves that report pictures. */
const REPORTS = ['begin', 'shown', 'broken'];

/** Returns the kinds of the player's moves. */
async function ownMovesOf(page: Page, { key }: Player): Promise<string[]> {
  const moves = (await savedGame(page, key)).moves as { kind: string }[];
  return moves.map(({ kind }) => kind).filter((kind) => !REPORTS.includes(kind));
}
