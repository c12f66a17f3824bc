import type { TeamLogo } from '@soccer-legends/contracts';
import type { Page } from '@playwright/test';
import { savedGame } from '../site/saved-game.ts';
import { expect, openIn, test } from '../site/test.ts';
import { gameText, shellText } from '../site/texts.ts';

async function start(page: Page, language: string): Promise<void> {
  await openIn(page, language, '/logo-game');
  await startButton(page, language).click();
}

function startButton(page: Page, language: string) {
  return page.getByRole('button', { name: shellText(language, 'play.start'), exact: true });
}

/** The club that is asked for, found by what its crest is said to show. */
async function askedFor(page: Page, number: number): Promise<TeamLogo> {
  const { logos } = (await savedGame<{ logos: TeamLogo[] }>(page, 'logo-game')).deal;
  const picture = page.getByRole('img', { name: new RegExp(`\\b${number}\\b.*\\b10\\b`) }).first();
  const said = await picture
    .getAttribute('aria-label')
    .then(async (label) => label ?? (await picture.getAttribute('alt')));
  const asked = logos.find(({ description }) => description !== null && said?.endsWith(description));
  if (!asked) throw new Error(`No logo is described as "${said}"`);
  return asked;
}

async function answer(page: Page, number: number, right: boolean): Promise<void> {
  const { name } = await askedFor(page, number);
  const options = page.getByRole('group', { name: /./ }).getByRole('button');
  await expect(options).toHaveCount(4);
  const names = (await options.allInnerTexts()).map((text) => text.replace(/^[A-D]\s*/, ''));
  const place = names.findIndex((option) => (option === name) === right);
  await page.keyboard.press(String(place + 1));
}

const START_DELAY_MS = 200;
const PAUSE_MS = 1500;

/** Starts with a clock that only the test moves: a machine that is busy with other tests thinks slowly. */
async function startUnhurried(page: Page, language: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await openIn(page, language, '/logo-game');
  await startButton(page, language).waitFor();
  await page.clock.pauseAt(600_000);
  await startButton(page, language).click();
  await expect(page.getByRole('group')).toBeVisible();
  await page.clock.runFor(START_DELAY_MS);
}

async function answerAndGoOn(page: Page, number: number, right: boolean): Promise<void> {
  await expect(page.getByRole('timer')).toBeVisible();
  await answer(page, number, right);
  await page.clock.runFor(PAUSE_MS);
}

for (const language of ['en', 'fr']) {
  test(`ten right answers win 150 points, by keyboard, in ${language}`, async ({ page }) => {
    await startUnhurried(page, language);
    for (let number = 1; number <= 10; number++) await answerAndGoOn(page, number, true);
    await expect(page.getByRole('heading', { level: 1, name: shellText(language, 'results.win') })).toBeVisible();
    await expect(page.getByText('150', { exact: true })).toBeVisible();
    await expect(page.getByText('10/10', { exact: true })).toBeVisible();
  });

  test(`three wrong answers lose, in ${language}`, async ({ page }) => {
    await startUnhurried(page, language);
    for (let number = 1; number <= 3; number++) await answerAndGoOn(page, number, false);
    await expect(page.getByRole('heading', { level: 1, name: shellText(language, 'results.lose') })).toBeVisible();
    await expect(page.getByText('3/3', { exact: true })).toBeVisible();
  });
}

test('who does nothing loses by time, and the history says so', async ({ page }) => {
  await start(page, 'en');
  await expect(page.getByRole('heading', { name: 'GAME OVER!' })).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole('cell', { name: gameText('logo-game', 'en', 'timeOut') })).toHaveCount(3);
});

test('no logos from the server: five clubs that the game knows itself', async ({ page }) => {
  await page.route('**/api/team-logos**', (route) => route.fulfill({ json: [] }));
  await start(page, 'en');
  const { logos } = (await savedGame<{ logos: TeamLogo[] }>(page, 'logo-game')).deal;
  expect(logos.map(({ name }) => name).sort()).toEqual([
    'Arsenal',
    'Barcelona',
    'Liverpool',
    'Manchester United',
    'Real Madrid',
  ]);
});

test('a reload in the middle waits behind a curtain until the player goes on', async ({ page }) => {
  await startUnhurried(page, 'en');
  await answerAndGoOn(page, 1, true);
  await askedFor(page, 2);
  await page.reload();
  await page.getByRole('button', { name: 'Resume your game' }).click();
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await answer(page, 2, true);
  await expect(page.getByText('Score 20')).toBeVisible();
});

test('a hidden page stops the clock', async ({ page }) => {
  await page.clock.install();
  await start(page, 'en');
  await page.clock.runFor(2000);
  await expect(page.getByRole('timer')).toBeVisible();
  await setHidden(page, true);
  await page.clock.runFor(60_000);
  await setHidden(page, false);
  await page.clock.runFor(200);
  await expect(page.getByText('Question 1/10')).toBeVisible();
  // Two of the five seconds were over; half a second later the right answer is still on show.
  await page.clock.runFor(3500);
  await expect(page.getByText(/^It was /).first()).toBeVisible();
});

async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
