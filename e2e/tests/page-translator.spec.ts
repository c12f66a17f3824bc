import { allPlayers } from '../players/all-players.ts';
import { logInWithoutPage, openTab } from '../site/administrator.ts';
import { begin, expectResults, openWithPausedClock, playToEnd } from '../site/game-visit.ts';
import { translateFromTheStart, translateNow } from '../site/page-translator.ts';
import { expect, longUnless, test, untilHydrated, visit, type Guard } from '../site/test.ts';

/** Removes the error that React reports before it renders a page again that was translated before it was hydrated. */
function forgetHydration(guard: Guard): void {
  guard.faults = guard.faults.filter((fault) => !fault.includes('error #418'));
}

/** Texts beside pictures, and letters that become icons: without care, these games ask the wrong question or crash. */
const AT_RISK = ['country-game', 'logo-game'];

for (const [index, player] of allPlayers.entries()) {
  const isFromStart = index % 2 === 0;
  const when = isFromStart ? 'from the first second' : 'switched on during the round';

  test(
    `${player.key} is won in a page with a translator ${when}`,
    longUnless(AT_RISK.includes(player.key)),
    async ({ page, guard }) => {
      const [language] = player.languages.mouse;
      if (isFromStart) await translateFromTheStart(page);
      await openWithPausedClock(page, player, language);
      await begin(page, player, language, 'mouse');
      if (!isFromStart) await translateNow(page);
      await playToEnd(page, player, { language, right: true, input: 'mouse' });
      const { color, win } = player.results;
      await expectResults(page, language, { ...win, player, won: true, color });
      forgetHydration(guard);
    },
  );
}

test('the album turns its pages in a page with a translator from the first second', async ({ page, guard }) => {
  await translateFromTheStart(page);
  await visit(page, '/album');
  await untilHydrated(page);
  for (const nation of ['Brazil', 'England', 'Spain']) {
    await page.getByRole('tab', { name: nation }).click();
    await expect(page.getByRole('heading', { level: 2, name: nation })).toBeVisible();
  }
  forgetHydration(guard);
});

test('the console sorts and finds players in a page with a translator switched on later', async ({ page }) => {
  await logInWithoutPage(page);
  await openTab(page, 'teams');
  await translateNow(page);
  await page.getByRole('tab', { name: 'players' }).click();
  const rows = page.getByRole('tabpanel').getByRole('row');
  await expect(rows).toHaveCount(26);
  await page.getByRole('button', { name: /^Name/ }).click();
  await expect(page.getByRole('columnheader', { name: /^Name/ })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByLabel('Search').fill('brazil');
  await expect(rows.nth(1)).toContainText('Brazil');
  await expect(page.getByText(/^1–25 of/)).toBeVisible();
});
