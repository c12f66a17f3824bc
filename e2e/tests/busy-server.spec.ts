import type { Page } from '@playwright/test';
import { allPlayers } from '../players/all-players.ts';
import type { Player } from '../players/player.ts';
import { makeServerBusy } from '../site/busy-server.ts';
import { begin, playToEnd, startButton } from '../site/game-visit.ts';
import { expect, patience, test } from '../site/test.ts';
import { shellText } from '../site/texts.ts';

const PATTERNS = [
  ['every second request', (nth: number) => nth % 2 === 0],
  ['every tenth request', (nth: number) => nth % 10 === 0],
  ['the first request', (nth: number) => nth === 1],
] as const;

// The delays between attempts take real time.
test.setTimeout(patience(180_000));

for (const [what, isRejected] of PATTERNS) {
  for (const player of allPlayers) {
    const isBrief = player.key === 'career-guess' && what === 'the first request';
    test(
      `${player.key} can be won while ${what} of each kind is rejected`,
      { tag: isBrief ? [] : ['@long'] },
      async ({ page }) => {
        const rejected = await makeServerBusy(page, isRejected);
        await openGame(page, player);
        await begin(page, player, 'en', 'mouse');
        const won = page.getByRole('heading', { level: 1, name: shellText('en', 'results.win'), exact: true });
        const played = playToEnd(page, player, { language: 'en', right: true, input: 'mouse' });
        // The clock runs, so a game may end while the simulated player answers.
        await Promise.race([played, won.waitFor()]);
        await expect(won).toBeVisible();
        if (what === 'the first request') expect([...rejected]).toEqual(expect.arrayContaining(['page', 'read']));
      },
    );
  }
}

/** Opens a game, and reloads it as a visitor would if its files were rejected. The page's clock runs. */
async function openGame(page: Page, player: Player): Promise<void> {
  await page.clock.install({ time: 0 });
  // The page shown during the overload reloads the game's page by itself.
  await page.goto(`${player.route}?lang=en`);
  const again = page.getByRole('button', { name: shellText('en', 'play.retry'), exact: true });
  const ready =
    player.startText === null ? page.locator('main ul').getByRole('button').first() : startButton(page, player, 'en');
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(ready).toBeEnabled({ timeout: 1000 });
  }).toPass({ timeout: patience(60_000) });
}
