import type { Page } from '@playwright/test';
import { allPlayers } from '../players/all-players.ts';
import countryGame from '../players/country-game.ts';
import type { Player } from '../players/player.ts';
import { isSaved, openWithPausedClock, startButton } from '../site/game-visit.ts';
import { savedGame } from '../site/saved-game.ts';
import { expect, longUnless, test } from '../site/test.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
];
/** In this game, the button that appears at the start button's place costs a life. The other games are similar. */
const BRIEF = 'country-game';

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });

    for (const player of allPlayers.filter(({ startText }) => startText !== null)) {
      const isBrief = player.key === BRIEF && viewport.width === 360;
      test(
        `${player.key}: a double click on the start button makes no move and selects nothing`,
        longUnless(isBrief),
        async ({ page }) => {
          await openWithPausedClock(page, player, 'en');
          await pressStart(page, player);
          await page.mouse.down({ clickCount: 2 });
          await page.mouse.up({ clickCount: 2 });
          expect(await ownMovesOf(page, player)).toEqual([]);
          expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
        },
      );
    }
  });
}

test('a held Enter key starts a round and makes no move', async ({ page }) => {
  await openWithPausedClock(page, countryGame, 'en');
  await startButton(page, countryGame, 'en').focus();
  await page.keyboard.down('Enter');
  const card = page.locator('main li button').first();
  await expect(card).toBeFocused();
  // Each call for a key that is already down sends a repeated event.
  for (let repetition = 0; repetition < 5; repetition++) await page.keyboard.down('Enter');
  expect(await ownMovesOf(page, countryGame)).toEqual([]);
  await page.keyboard.up('Enter');
  await page.keyboard.press('Enter');
  expect(await ownMovesOf(page, countryGame)).toEqual(['pick']);
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
