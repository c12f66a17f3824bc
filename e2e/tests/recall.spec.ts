import type { PlayerGridPuzzle } from '@soccer-legends/contracts';
import { measureLayout, type Layout } from '@soccer-legends/plugin-checks';
import { recall } from '../players/recall.ts';
import { ROOMY, visitPhases } from '../site/game-phases.ts';
import {
  begin,
  expectResults,
  openWithPausedClock,
  playAgain,
  playToEnd,
  press,
  shellButton,
} from '../site/game-visit.ts';
import { savedGame } from '../site/saved-game.ts';
import { expect, patience, test } from '../site/test.ts';
import { gameText } from '../site/texts.ts';

const COLOR = 'rgb(60, 95, 10)';

test('Recall on a small phone: a grid is filled from memory, and the next one has other cells', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await openWithPausedClock(page, recall, 'en');
  await begin(page, recall, 'en', 'mouse');
  const cells = async () =>
    conditionsOf((await savedGame<{ puzzle: PlayerGridPuzzle }>(page, 'player-grid')).deal.puzzle);
  const first = await cells();
  await playToEnd(page, recall, { language: 'en', right: true, input: 'mouse' });
  await expectResults(page, 'en', { won: true, player: recall, rounds: '9/9', color: COLOR });
  await expect(page.getByRole('table', { name: 'Your grid' }).getByText(/^\d+ points?\.$/)).toHaveCount(9);

  await playAgain(page, recall, 'en', 'mouse');
  expect((await cells()).filter((cell) => first.includes(cell))).toEqual([]);
});

test('Recall: three wrong names lose, and the results show players who fit', { tag: '@long' }, async ({ page }) => {
  await openWithPausedClock(page, recall, 'en');
  await begin(page, recall, 'en', 'mouse');
  await recall.answer(page, { language: 'en', right: true, input: 'mouse' });
  for (let life = 0; life < 3; life++) await recall.answer(page, { language: 'en', right: false, input: 'mouse' });
  await expectResults(page, 'en', { won: false, player: recall, rounds: '1/9', color: COLOR });
  await expect(page.getByRole('table', { name: 'Players who fit' })).toBeVisible();
});

test('a round continues after a reload and is won with the keyboard, in German', { tag: '@long' }, async ({ page }) => {
  await openWithPausedClock(page, recall, 'de');
  await begin(page, recall, 'de', 'keyboard');
  await recall.answer(page, { language: 'de', right: true, input: 'keyboard' });
  await page.reload();
  await press(page, shellButton(page, 'de', 'play.resume'), 'keyboard');
  await expect(page.getByRole('combobox')).toBeVisible();
  await playToEnd(page, recall, { language: 'de', right: true, input: 'keyboard' });
  await expectResults(page, 'de', { won: true, player: recall, rounds: '9/9', color: COLOR });
});

test('a name that the server cannot judge costs no life', { tag: '@long' }, async ({ page }) => {
  await openWithPausedClock(page, recall, 'en');
  await begin(page, recall, 'en', 'mouse');
  await page.route('**/api/player-grid/recall', (route) => route.abort(), { times: 1 });
  await recall.answer(page, { language: 'en', right: false, input: 'mouse' });
  await expect(page.locator('main').getByText(gameText('player-grid', 'en', 'recall.notJudged'))).toBeVisible();
  await expect(page.getByText('3 of 3 lives')).toHaveCount(1);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('Recall: every phase fits the window without scrolling', async ({ page }) => {
    const misfits: string[] = [];
    await visitPhases(page, recall, 'de', async (phase) => {
      for (const size of [
        { width: 360, height: 560 },
        { width: 1280, height: 640 },
      ]) {
        await page.setViewportSize(size);
        await expect(async () => expect((await page.evaluate<Layout>(measureLayout)).misfits).toEqual([]))
          .toPass({ timeout: patience(5000) })
          .catch(async () => {
            for (const misfit of (await page.evaluate<Layout>(measureLayout)).misfits)
              misfits.push(`${phase}, ${size.width}: ${misfit}`);
          });
      }
      await page.setViewportSize(ROOMY);
    });
    expect(misfits).toEqual([]);
  });
});

function conditionsOf({ countries, clubs }: PlayerGridPuzzle): string[] {
  return clubs.flatMap((club) => countries.map((country) => `${country.name} × ${club.name}`));
}
