import type { Page } from '@playwright/test';
import { savedGame } from '../site/saved-game.ts';
import { expect, openIn, test } from '../site/test.ts';
import { gameText, shellText } from '../site/texts.ts';

const wordIn = async (page: Page) =>
  (await savedGame<{ answer: { word: string } }>(page, 'fut-wordle')).deal.answer.word;

async function start(page: Page, language: string): Promise<void> {
  await openIn(page, language, '/futwordle');
  await page.getByRole('button', { name: shellText(language, 'play.start'), exact: true }).click();
  await expect(page.getByRole('textbox')).toBeFocused();
}

async function guess(page: Page, word: string): Promise<void> {
  const guesses = (await savedGame(page, 'fut-wordle')).moves.length;
  await page.keyboard.type(word);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await savedGame(page, 'fut-wordle')).moves.length).toBe(guesses + 2);
}

for (const language of ['en', 'es']) {
  test(`a game is won by keyboard alone, in ${language}`, async ({ page }) => {
    await start(page, language);
    await page.keyboard.type(await wordIn(page));
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { level: 1, name: shellText(language, 'results.win') });
    await expect(heading).toBeVisible();
    await expect(heading).toBeFocused();
    await expect(page.getByText('200', { exact: true })).toBeVisible();
  });

  test(`six wrong guesses lose, in ${language}`, async ({ page }) => {
    await start(page, language);
    const word = await wordIn(page);
    for (let attempt = 1; attempt < 6; attempt++) await guess(page, 'X'.repeat(word.length));
    await page.keyboard.type('X'.repeat(word.length));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: shellText(language, 'results.lose') })).toBeVisible();
  });
}

test('a reload in the middle offers to go on, with every guess in its place', async ({ page }) => {
  await start(page, 'en');
  const word = await wordIn(page);
  await guess(page, 'Z'.repeat(word.length));
  await page.reload();
  await page.getByRole('button', { name: 'Resume your game' }).click();
  expect(await wordIn(page)).toBe(word);
  await expect(page.getByText('Attempt 2/6')).toBeVisible();
  await page.getByRole('textbox').pressSequentially(word);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'CONGRATULATIONS!' })).toBeVisible();
});

test('the keys on the page type, the hint costs ten, giving up asks first', async ({ page }) => {
  await start(page, 'en');
  await page.getByRole('button', { name: gameText('fut-wordle', 'en', 'hint.show') }).click();
  await page.getByRole('group', { name: 'Keyboard' }).or(page.getByLabel('Keyboard')).first().waitFor();
  await page.getByRole('button', { name: /^Q\b/ }).click();
  await expect(page.getByRole('textbox')).toHaveValue('Q');
  await page.getByRole('button', { name: 'Give up' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Give up' }).click();
  await dialog.getByRole('button', { name: 'Yes, give up' }).click();
  await expect(page.getByRole('heading', { name: 'GAME OVER!' })).toBeVisible();
});

test('without the server there are built-in names to play with', async ({ page }) => {
  await page.route('**/api/futwordle/**', (route) => route.fulfill({ status: 500, body: 'no' }));
  await start(page, 'en');
  expect(await wordIn(page)).toHaveLength(5);
});

test('with nobody of that length the intro says so and stays', async ({ page }) => {
  await page.route('**/api/futwordle/**', (route) => route.fulfill({ json: [] }));
  await openIn(page, 'en', '/futwordle');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'no players' })).toBeVisible();
});
