import type { TeamLogo } from '@soccer-legends/contracts';
import type { Page } from '@playwright/test';
import logoGame from '../players/logo-game.ts';
import { begin, openWithPausedClock } from '../site/game-visit.ts';
import { savedGame } from '../site/saved-game.ts';
import { expect, test } from '../site/test.ts';

const ANSWER_MS = 5000;

async function start(page: Page): Promise<void> {
  await openWithPausedClock(page, logoGame, 'en');
  await begin(page, logoGame, 'en', 'mouse');
}

test(
  'without an answer, the time of Guess the Club Logo runs out and its history shows a loss',
  { tag: '@long' },
  async ({ page }) => {
    await start(page);
    for (let question = 1; question <= 3; question++) {
      await page.getByRole('timer').waitFor();
      await page.clock.runFor(ANSWER_MS + logoGame.feedbackMs);
    }
    await expect(page.getByRole('heading', { name: 'GAME OVER!' })).toBeVisible();
    await page.getByText('Your answers', { exact: true }).click();
    await expect(page.getByRole('cell', { name: 'Time Out' })).toHaveCount(3);
  },
);

for (const [what, answer] of [
  ['no logos', { json: [] }],
  ['an error', { status: 500, body: 'no' }],
] as const) {
  test(
    `with ${what} from the server, Guess the Club Logo uses five bundled clubs`,
    { tag: '@long' },
    async ({ page }) => {
      await page.route('**/api/team-logos**', (route) => route.fulfill(answer));
      await openWithPausedClock(page, logoGame, 'en');
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await expect(async () => {
        // The list is requested three more times, one second apart.
        await page.clock.runFor(1000);
        const { logos } = (await savedGame<{ logos: TeamLogo[] }>(page, 'logo-game')).deal;
        expect(logos.map(({ name }) => name).sort()).toEqual([
          'Arsenal',
          'Barcelona',
          'Liverpool',
          'Manchester United',
          'Real Madrid',
        ]);
      }).toPass();
      await expect(page.getByRole('region', { name: /Notification/ }).getByRole('listitem')).toHaveCount(0);
    },
  );
}

test('after a reload, Guess the Club Logo stays covered until the player continues', async ({ page }) => {
  await start(page);
  await logoGame.answer(page, { right: true, input: 'mouse', language: 'en' });
  await page.clock.runFor(logoGame.feedbackMs);
  await page.getByRole('timer').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Resume your game' }).click();
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await logoGame.answer(page, { right: true, input: 'mouse', language: 'en' });
  await expect(page.getByText('Score 20')).toBeVisible();
});
