import { allPlayers } from '../players/all-players.ts';
import playerGrid from '../players/player-grid.ts';
import { ROOMY, visitPhases } from '../site/game-phases.ts';
import { begin, openWithPausedClock, shellButton } from '../site/game-visit.ts';
import { largeTextFaults } from '../site/large-text.ts';
import { expect, openIn, test } from '../site/test.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const player of allPlayers) {
  test(`${player.key}: with text at 200 %, nothing is cut, covered or out of reach`, async ({ page }) => {
    const faults: string[] = [];
    await visitPhases(page, player, 'de', async (phase) => {
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.waitForFunction(isTitleMeasured);
        for (const fault of await page.evaluate(largeTextFaults)) faults.push(`${phase}, ${size.width} px: ${fault}`);
      }
      await page.evaluate(() => (document.documentElement.style.fontSize = ''));
      await page.setViewportSize(ROOMY);
    });
    expect(faults).toEqual([]);
  });
}

test('the hub: with text at 200 % on a phone, nothing is cut, covered or out of reach', async ({ page }) => {
  await page.setViewportSize(SIZES[0]!);
  await openIn(page, 'de', '/');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await page.evaluate(largeTextFaults)).toEqual([]);
});

test('the rules of a game: with text at 200 % on a phone, no line is cut', async ({ page }) => {
  await page.setViewportSize(SIZES[0]!);
  await openWithPausedClock(page, playerGrid, 'de');
  await begin(page, playerGrid, 'de', 'mouse');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await shellButton(page, 'de', 'play.howToPlay').click();
  const [width, content] = await page
    .getByRole('dialog')
    .evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth]);
  expect(content).toBe(width);
});

/** The status row sticks below the title row, whose height the page measures in its next frame. */
function isTitleMeasured(): boolean {
  const measured = document.documentElement.style.getPropertyValue('--title-height');
  const row = document.querySelector('main h1')!.parentElement!;
  return measured === '' || measured === `${Math.floor(row.getBoundingClientRect().height)}px`;
}
