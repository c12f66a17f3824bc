import { allPlayers } from '../players/all-players.ts';
import { ROOMY } from '../site/game-phases.ts';
import { begin, loseByTime, openWithPausedClock, playToEnd, shellButton } from '../site/game-visit.ts';
import { expect, longUnless, test } from '../site/test.ts';
import { shellText } from '../site/texts.ts';

const connections = allPlayers.find(({ key }) => key === 'football-connections')!;
const logo = allPlayers.find(({ key }) => key === 'logo-game')!;

for (const [width, height] of [
  [360, 560],
  [1280, 640],
] as const) {
  const title = `at ${width}x${height} the results begin with the score and the buttons, and the history is folded`;
  test(title, longUnless(width === 360), async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openWithPausedClock(page, logo, 'en');
    await begin(page, logo, 'en', 'mouse');
    await playToEnd(page, logo, { language: 'en', right: false, input: 'mouse' });
    const heading = page.getByRole('heading', { level: 1, name: shellText('en', 'results.lose') });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    for (const text of ['results.playAgain', 'shell.exit']) {
      await expect(shellButton(page, 'en', text)).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole('img', { name: '0 of 10 right' })).toBeVisible();
    await expect(page.getByRole('heading', { name: shellText('en', 'results.missed') })).toBeVisible();
    await expect(page.getByRole('table')).toBeHidden();
    await page.getByText(shellText('en', 'results.history'), { exact: true }).click();
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(4);
  });
}

test('the results start at the top of the page, also if the round was scrolled to the footer', async ({ page }) => {
  await page.setViewportSize(ROOMY);
  await openWithPausedClock(page, connections, 'en');
  await begin(page, connections, 'en', 'mouse');
  await connections.answer(page, { right: true, input: 'mouse', language: 'en' });
  await page.clock.runFor(connections.feedbackMs);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await playToEnd(page, connections, { language: 'en', right: true, input: 'mouse' });
  await expect(page.getByRole('heading', { level: 1, name: shellText('en', 'results.win') })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('without a connection, sharing and challenging show a message, and work afterwards', async ({ page, context }) => {
  await openWithPausedClock(page, logo, 'en');
  await loseByTime(page, 'en');
  await page.clock.resume();
  await context.setOffline(true);
  const share = shellButton(page, 'en', 'share.share');
  for (const button of [share, page.getByRole('button', { name: /^Challenge/ })]) {
    await button.click();
    const message = page.getByRole('region', { name: 'Notification' }).getByRole('listitem');
    await expect(message).toContainText(shellText('en', 'play.noAnswer'));
    await message.getByRole('button').click();
    await expect(message).toHaveCount(0);
  }
  await context.setOffline(false);
  await share.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
