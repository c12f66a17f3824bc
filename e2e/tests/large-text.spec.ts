import playerGrid from '../players/player-grid.ts';
import { begin, openWithPausedClock, shellButton } from '../site/game-visit.ts';
import { ENLARGED_SIZES, largeTextFaults } from '../site/large-text.ts';
import { expect, openIn, test } from '../site/test.ts';

const PHONE = ENLARGED_SIZES[0]!;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the hub: with text at 200 % on a phone, nothing is cut, covered or out of reach', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openIn(page, 'de', '/');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await page.evaluate(largeTextFaults)).toEqual([]);
});

test('the rules of a game: with text at 200 % on a phone, no line is cut', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openWithPausedClock(page, playerGrid, 'de');
  await begin(page, playerGrid, 'de', 'mouse');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await shellButton(page, 'de', 'play.howToPlay').click();
  const [width, content] = await page
    .getByRole('dialog')
    .evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth]);
  expect(content).toBe(width);
});
