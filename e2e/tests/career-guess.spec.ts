import type { CareerGameState, PlayerDetail } from '@soccer-legends/contracts';
import type { Page } from '@playwright/test';
import { savedGame } from '../site/saved-game.ts';
import { expect, openIn, test } from '../site/test.ts';
import { gameText, shellText } from '../site/texts.ts';

const text = (language: string, path: string) => gameText('career-guess', language, path);

async function start(page: Page, language: string): Promise<void> {
  await openIn(page, language, '/career-game');
  await page.getByRole('button', { name: text(language, 'intro.start') }).click();
  await page.getByRole('combobox').waitFor();
}

async function askedFor(page: Page): Promise<{ player: PlayerDetail; round: number }> {
  const { gameId } = (await savedGame<{ gameId: string }>(page, 'career-guess')).deal;
  const game = (await (await page.request.get(`/api/game?gameId=${gameId}`)).json()) as CareerGameState;
  const player = (await (await page.request.get(`/api/players/${game.correctPlayerId}`)).json()) as PlayerDetail;
  return { player, round: game.currentRound };
}

/** A new round has come when its heading has the focus. */
async function reached(page: Page, round: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(`\\b${round}\\b.*\\b5\\b`) })).toBeFocused();
}

/** Types a name, takes the first suggestion that is wanted, and submits, all by keyboard. */
async function answer(page: Page, name: string, id: number | undefined): Promise<void> {
  const box = page.getByRole('combobox');
  await box.fill(name);
  await expect(page.getByRole('option').first()).toBeVisible();
  const hits = (await (await page.request.get(`/api/players/search?q=${encodeURIComponent(name)}`)).json()) as {
    id: number;
  }[];
  const wanted = id === undefined ? 0 : hits.findIndex((hit) => hit.id === id);
  for (let step = 0; step <= wanted; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
}

for (const language of ['en', 'de']) {
  test(`five right answers win, by keyboard, in ${language}`, async ({ page }) => {
    await start(page, language);
    for (let round = 1; round <= 5; round++) {
      const { player } = await askedFor(page);
      await answer(page, player.name, player.id);
      if (round < 5) await reached(page, round + 1);
    }
    await expect(page.getByRole('heading', { level: 1, name: shellText(language, 'results.win') })).toBeVisible();
    await expect(page.getByText('5/5', { exact: true })).toBeVisible();
  });
}

test('one wrong answer loses, and all five rounds are played', async ({ page }) => {
  await start(page, 'es');
  for (let round = 1; round <= 5; round++) {
    const { player } = await askedFor(page);
    if (round === 3) {
      const wrong = player.name === 'Lionel Messi' ? 'Cristiano Ronaldo' : 'Lionel Messi';
      await answer(page, wrong, undefined);
    } else await answer(page, player.name, player.id);
    if (round < 5) await reached(page, round + 1);
  }
  await expect(page.getByRole('heading', { level: 1, name: shellText('es', 'results.lose') })).toBeVisible();
  await expect(page.getByText('4/5', { exact: true })).toBeVisible();
});

test('a reload in the middle goes on in the same round with the same player', async ({ page }) => {
  await start(page, 'en');
  const first = await askedFor(page);
  await answer(page, first.player.name, first.player.id);
  await reached(page, 2);
  await page.reload();
  await page.getByRole('button', { name: 'Resume your game' }).click();
  await expect(page.getByRole('heading', { name: 'Round 2 of 5' })).toBeVisible();
});

test('Enter without a choice says so and stays in the box; a lost answer can be sent again', async ({ page }) => {
  await start(page, 'en');
  const box = page.getByRole('combobox');
  await box.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please select a player before confirming your answer.')).toBeVisible();
  await expect(box).toBeFocused();

  const { player } = await askedFor(page);
  let broken = true;
  await page.route('**/api/game/guess', (route) => (broken ? route.abort() : route.continue()));
  await answer(page, player.name, player.id);
  await expect(page.getByText('Could not send your answer. Try again.')).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Round 2 of 5' })).toBeVisible();
});

test('a double click on Submit is one guess', async ({ page }) => {
  await start(page, 'en');
  let guesses = 0;
  page.on('request', (request) => (guesses += request.url().endsWith('/api/game/guess') ? 1 : 0));
  const { player } = await askedFor(page);
  await page.getByRole('combobox').fill(player.name);
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Submit' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Round 2 of 5' })).toBeVisible();
  expect(guesses).toBe(1);
});

test.describe('when a game cannot begin', () => {
  test('no players: the toast of the specification, and the welcome screen stays', async ({ page }) => {
    await page.route('**/api/game/new', (route) => route.fulfill({ json: { noPlayersAvailable: true, message: 'x' } }));
    await openIn(page, 'en', '/career-game');
    await page.getByRole('button', { name: 'Start Game' }).click();
    await expect(page.getByText('Se necesitan jugadores!').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start Game' })).toBeVisible();
  });

  test('a failed call: the other toast', async ({ page }) => {
    await page.route('**/api/game/new', (route) => route.fulfill({ status: 500, body: 'no' }));
    await openIn(page, 'en', '/career-game');
    await page.getByRole('button', { name: 'Start Game' }).click();
    await expect(page.getByText('Error al iniciar el juego').first()).toBeVisible();
  });
});

test('nothing on the page names the answer before the answer', async ({ page }) => {
  await start(page, 'en');
  const { player } = await askedFor(page);
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  expect(html).not.toContain(player.name);
});
