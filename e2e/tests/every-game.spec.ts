import type { Page } from '@playwright/test';
import { allPlayers } from '../players/all-players.ts';
import { expectAccessible } from '../site/accessibility.ts';
import { begin, openWithPausedClock, playToEnd } from '../site/game-visit.ts';
import { builtGames } from '../site/games.ts';
import { expect, test } from '../site/test.ts';

const LOOKS = [
  { theme: 'light', contrast: 'no-preference', width: 360 },
  { theme: 'dark', contrast: 'no-preference', width: 360 },
  { theme: 'light', contrast: 'no-preference', width: 1280 },
  { theme: 'dark', contrast: 'no-preference', width: 1280 },
  { theme: 'light', contrast: 'more', width: 360 },
  { theme: 'dark', contrast: 'more', width: 1280 },
] as const;
const NARROWEST = 320;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Expects no axe violations in every theme and width, and no horizontal scrolling on the narrowest phone. */
async function look(page: Page, phase: string): Promise<void> {
  for (const { theme, contrast, width } of LOOKS) {
    await page.emulateMedia({ colorScheme: theme, contrast });
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `${phase}, ${theme}, contrast ${contrast}, ${width} px`);
  }
  await page.setViewportSize({ width: NARROWEST, height: 568 });
  // A board measures itself again after the phone is rotated.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: phase })
    .toBeLessThanOrEqual(NARROWEST);
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Expects that nothing covers the status bar at any scroll position. */
async function expectStatusInView(page: Page): Promise<void> {
  const status = page.locator('main [class*="StatusBar"]').first();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 480 });
    await page.evaluate(() => scrollTo(0, 300));
    const isSeen = () =>
      status.evaluate((node) => {
        const { x, y, width: all, height } = node.getBoundingClientRect();
        return node.contains(document.elementFromPoint(x + all / 2, y + height / 2));
      });
    await expect.poll(isSeen, { message: `status at ${width} px` }).toBe(true);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('there is a simulated player for each built game', () => {
  const played = allPlayers.map(({ key, route }) => ({ key, route }));
  expect(builtGames().map(({ key, route }) => ({ key, route }))).toEqual(
    played.toSorted((a, b) => a.key.localeCompare(b.key)),
  );
});

for (const player of allPlayers) {
  test(`${player.key}: every phase has no axe violations in any theme and fits a narrow phone`, async ({ page }) => {
    test.slow();
    await openWithPausedClock(page, player, 'en');
    if (player.startText !== null) await look(page, 'intro');
    await begin(page, player, 'en', 'mouse');
    await look(page, 'playing');
    await expectStatusInView(page);
    await page.locator('main').getByRole('button', { name: 'How to play' }).click();
    await look(page, 'help');
    await page.keyboard.press('Escape');
    await player.answer(page, { right: false, input: 'mouse', language: 'en' });
    await look(page, 'answer on show');
    await page.clock.runFor(player.feedbackMs);
    await playToEnd(page, player, { language: 'en', right: false, input: 'mouse' });
    await expect(page.getByRole('heading', { name: 'GAME OVER!' })).toBeVisible();
    await look(page, 'over');
    await page.getByRole('link', { name: 'Soccer Legends' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Choose a game' })).toBeVisible();
  });
}

for (const { key, route } of builtGames()) {
  test(`${key}: the page without data has no axe violations`, async ({ page }) => {
    await page.route(/\/api\/(players|coaches|player-grid|connections-game|team-logos|futwordle|game)/, (call) =>
      call.abort(),
    );
    await page.goto(route);
    const start = page.getByRole('button', { name: /^Start/ });
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(start.or(retry).first()).toBeVisible();
    if ((await start.isVisible()) && (await start.isEnabled())) await start.click();
    for (const { theme, contrast, width } of LOOKS) {
      await page.emulateMedia({ colorScheme: theme, contrast });
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page, `error, ${theme}, ${width} px`);
    }
  });
}
