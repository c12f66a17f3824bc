import type { Page } from '@playwright/test';
import careerGuess, { askedPlayer, goToNextRound } from '../players/career-guess.ts';
import { begin, openWithPausedClock } from '../site/game-visit.ts';
import { expect, openIn, test } from '../site/test.ts';

async function start(page: Page): Promise<void> {
  await openWithPausedClock(page, careerGuess, 'en');
  await begin(page, careerGuess, 'en', 'mouse');
  await page.getByRole('combobox').waitFor();
}

const next = (page: Page) => goToNextRound(page, 'en', 'mouse');

const answer = (page: Page, right: boolean) => careerGuess.answer(page, { right, input: 'mouse', language: 'en' });

test('one wrong answer loses, and all five rounds are played', async ({ page }) => {
  await start(page);
  for (let round = 1; round <= 5; round++) {
    await next(page);
    await expect(page.getByRole('heading', { level: 2, name: `Round ${round} of 5` })).toBeFocused();
    await answer(page, round !== 3);
  }
  await page.getByRole('button', { name: 'Show the results' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'GAME OVER!' })).toBeVisible();
  await expect(page.getByRole('definition').getByText('4/5', { exact: true })).toBeVisible();
});

test('a reload continues the same round with the same player', async ({ page }) => {
  await start(page);
  await answer(page, true);
  await next(page);
  const { id } = await askedPlayer(page);
  await page.reload();
  await page.getByRole('button', { name: 'Resume your game' }).click();
  await expect(page.getByRole('heading', { name: 'Round 2 of 5' })).toBeVisible();
  expect((await askedPlayer(page)).id).toBe(id);
});

test('the rows of a career share the height of the table', { tag: '@engines' }, async ({ page }) => {
  await start(page);
  for (const width of [500, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const unused = () =>
      page.getByRole('table').evaluate((table) => {
        const rows = [...table.querySelectorAll('tr')].map((row) => row.getBoundingClientRect().height);
        return Math.abs(table.clientHeight - rows.reduce((sum, height) => sum + height, 0));
      });
    await expect.poll(unused, { message: `${width} px` }).toBeLessThan(4);
  }
});

test('after a resize, a round has the layout of the new width', { tag: '@engines' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await start(page);
  const columns = () =>
    page.locator('main section').evaluate((round) => getComputedStyle(round).gridTemplateColumns.split(' ').length);
  for (const width of [500, 1280, 500, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(columns, { message: `${width} px` }).toBe(width < 1000 ? 1 : 2);
  }
});

test('Enter without a selection shows a message and keeps the focus', async ({ page }) => {
  await start(page);
  const box = page.getByRole('combobox');
  await box.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please select a player before confirming your answer.')).toBeVisible();
  await expect(box).toBeFocused();
});

test('a double click on Submit counts as one guess', async ({ page }) => {
  await start(page);
  let guesses = 0;
  page.on('request', (request) => (guesses += request.url().endsWith('/api/game/guess') ? 1 : 0));
  await careerGuess.answer(page, { right: true, input: 'doubleClick', language: 'en' });
  await next(page);
  await expect(page.getByRole('heading', { name: 'Round 2 of 5' })).toBeVisible();
  expect(guesses).toBe(1);
});

test.describe('when a game cannot start', () => {
  test('without players, shows a toast and stays on the welcome screen', async ({ page }) => {
    await page.route('**/api/game/new', (route) => route.fulfill({ json: { noPlayersAvailable: true, message: 'x' } }));
    await openIn(page, 'en', '/career-game');
    await page.getByRole('button', { name: 'Start Game' }).click();
    await expect(page.getByText('Se necesitan jugadores!').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start Game' })).toBeVisible();
  });

  test('after a failed request, shows the other toast', async ({ page }) => {
    await page.route('**/api/game/new', (route) => route.fulfill({ status: 500, body: 'no' }));
    await openIn(page, 'en', '/career-game');
    await page.getByRole('button', { name: 'Start Game' }).click();
    await expect(page.getByText('Error al iniciar el juego').first()).toBeVisible();
  });
});

test.describe('when a request fails during a game', () => {
  test('a lost answer stays selected and can be sent again', async ({ page }) => {
    await start(page);
    let broken = true;
    await page.route('**/api/game/guess', (route) => (broken ? route.abort() : route.continue()));
    const sent = answer(page, true);
    await expect(page.getByText('Could not send your answer. Try again.')).toBeVisible();
    broken = false;
    await page.getByRole('button', { name: 'Submit' }).click();
    await sent;
    await next(page);
    await expect(page.getByRole('heading', { name: 'Round 2 of 5' })).toBeVisible();
  });

  test('a failed request for the next round shows a button that repeats only that request', async ({ page }) => {
    await start(page);
    let [broken, guesses] = [true, 0];
    await page.route('**/api/game/guess', (route) => route.continue().then(() => void guesses++));
    await page.route(/\/api\/game\/next-round|\/api\/game\?/, (route) => (broken ? route.abort() : route.continue()));
    const sent = answer(page, true);
    const again = page.getByRole('button', { name: 'Continue' });
    // The state of the game is requested three more times, one second apart.
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(again).toBeFocused({ timeout: 200 });
    }).toPass();
    broken = false;
    await page.keyboard.press('Enter');
    await sent;
    await next(page);
    await expect(page.getByRole('heading', { name: 'Round 2 of 5' })).toBeVisible();
    expect(guesses).toBe(1);
  });

  test('the results show the id of a player who cannot be loaded', async ({ page }) => {
    await start(page);
    for (let round = 1; round <= 4; round++) await answer(page, true);
    await next(page);
    // The players of the rounds are already loaded. The last chosen player is requested at the end.
    await page.route(/\/api\/players\/\d+$/, (route) => route.abort());
    await answer(page, false);
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(page.getByText(/^Player \d+$/).first()).toBeVisible({ timeout: 200 });
    }).toPass();
    await expect(page.getByText('Unknown').first()).toBeVisible();
  });
});
