import type { Page } from '@playwright/test';
import { everybody } from '../players/everybody.ts';
import { expectAccessible } from '../site/accessibility.ts';
import { begin, openUnhurried, playToEnd } from '../site/game-visit.ts';
import { builtGames } from '../site/games.ts';
import { expect, test } from '../site/test.ts';

const LOOKS = [
  { theme: 'light', width: 360 },
  { theme: 'dark', width: 360 },
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 1280 },
] as const;
const NARROWEST = 320;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What axe finds in every look, and whether the narrowest phone needs to scroll sideways. */
async function look(page: Page, phase: string): Promise<void> {
  for (const { theme, width } of LOOKS) {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `${phase}, ${theme}, ${width} px`);
  }
  await page.setViewportSize({ width: NARROWEST, height: 568 });
  // A board measures itself again after a turn of the phone.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: phase })
    .toBeLessThanOrEqual(NARROWEST);
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Nothing lies over the status bar, however far the page is scrolled. */
async function expectStatusInView(page: Page): Promise<void> {
  const figure = page.locator('main').getByText(/^(Score \d+|Attempt \d\/6)$/);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 480 });
    await page.evaluate(() => scrollTo(0, 300));
    const isSeen = () =>
      figure.evaluate((node) => {
        const { x, y } = node.getBoundingClientRect();
        return document.elementFromPoint(x + 2, y + 2) === node;
      });
    await expect.poll(isSeen, { message: `status at ${width} px` }).toBe(true);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('there is somebody to play each of the built games', () => {
  const played = everybody.map(({ key, route }) => ({ key, route }));
  expect(builtGames().map(({ key, route }) => ({ key, route }))).toEqual(
    played.toSorted((a, b) => a.key.localeCompare(b.key)),
  );
});

for (const player of everybody) {
  test(`${player.key}: every phase pleases axe in every look, and fits a narrow phone`, async ({ page }) => {
    test.slow();
    await openUnhurried(page, player, 'en');
    if (player.startText !== null) await look(page, 'intro');
    await begin(page, player, 'en', 'mouse');
    await look(page, 'playing');
    await expectStatusInView(page);
    await page.locator('main').getByRole('button', { name: 'How to play' }).click();
    await look(page, 'help');
    await page.keyboard.press('Escape');
    await player.answer(page, { right: false, hand: 'mouse', language: 'en' });
    await look(page, 'answer on show');
    await page.clock.runFor(player.pauseMs);
    await playToEnd(page, player, { language: 'en', right: false, hand: 'mouse' });
    await expect(page.getByRole('heading', { name: 'GAME OVER!' })).toBeVisible();
    await look(page, 'over');
    await page.getByRole('link', { name: 'Soccer Legends' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Choose a game' })).toBeVisible();
  });
}

for (const { key, route } of builtGames()) {
  test(`${key}: where nothing is answered, what is shown pleases axe too`, async ({ page }) => {
    await page.route(/\/api\/(players|coaches|player-grid|connections-game|team-logos|futwordle|game)/, (call) =>
      call.abort(),
    );
    await page.goto(route);
    const start = page.getByRole('button', { name: /^Start/ });
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(start.or(retry).first()).toBeVisible();
    if ((await start.isVisible()) && (await start.isEnabled())) await start.click();
    for (const { theme, width } of LOOKS) {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page, `error, ${theme}, ${width} px`);
    }
  });
}
