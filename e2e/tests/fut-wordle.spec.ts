import type { Page } from '@playwright/test';
import futWordle from '../players/fut-wordle.ts';
import { keyboardOf } from '../players/national-keys.ts';
import { begin, openWithPausedClock } from '../site/game-visit.ts';
import { savedGame } from '../site/saved-game.ts';
import { expect, openIn, test } from '../site/test.ts';

async function start(page: Page): Promise<void> {
  await openWithPausedClock(page, futWordle, 'en');
  await begin(page, futWordle, 'en', 'mouse');
  await expect(page.getByRole('textbox')).toBeFocused();
}

test('a reload restores every guess of FutWordle, and forced colors tell absent keys from untried ones', async ({
  page,
}) => {
  await start(page);
  await futWordle.answer(page, { right: false, input: 'keyboard', language: 'en' });
  await page.clock.runFor(futWordle.feedbackMs);
  await page.reload();
  await page.getByRole('button', { name: 'Resume your game' }).click();
  await expect(page.getByText('Attempt 2/6')).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /^Row 1, letter 1: X, / })).toBeVisible();
  await page.emulateMedia({ forcedColors: 'active' });
  const colorOf = (letter: string): Promise<string> =>
    page.getByRole('button', { name: new RegExp(`^${letter}\\b`) }).evaluate((key) => getComputedStyle(key).color);
  expect(await colorOf('X')).not.toBe(await colorOf('Q'));
});

test('in FutWordle the on-screen keyboard types, a hint costs ten points, and giving up needs confirmation', async ({
  page,
}) => {
  await start(page);
  await expect(page.getByText('200 points')).toBeVisible();
  await page.getByRole('button', { name: /^Show hint/ }).click();
  await expect(page.getByText('190 points')).toBeVisible();
  await page.getByRole('button', { name: /^Q\b/ }).click();
  await expect(page.getByRole('textbox')).toHaveValue('Q');
  await page.getByRole('button', { name: 'Give up' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Give up' }).click();
  await dialog.getByRole('button', { name: 'Yes, give up' }).click();
  await page.clock.runFor(5000);
  await expect(page.getByRole('heading', { name: 'GAME OVER!' })).toBeVisible();
});

test('FutWordle uses bundled names without the server', { tag: '@long' }, async ({ page }) => {
  await page.route('**/api/futwordle/**', (route) => route.fulfill({ status: 500, body: 'no' }));
  await start(page);
  const { answer } = (await savedGame<{ answer: { word: string } }>(page, 'fut-wordle')).deal;
  expect(answer.word).toHaveLength(5);
});

test(
  'FutWordle shows a message and stays on its intro without a name of the selected length',
  { tag: '@long' },
  async ({ page }) => {
    await page.route('**/api/futwordle/**', (route) => route.fulfill({ json: [] }));
    await openIn(page, 'en', '/futwordle');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'no players' })).toBeVisible();
  },
);

test(
  'keys and dead keys of all six keyboards type letters, wherever the focus is',
  { tag: '@long' },
  async ({ page }) => {
    await start(page);
    const box = page.getByRole('textbox');
    const keyboard = await keyboardOf(page);
    for (const [layout, keys, dead, typed] of [
      ['English', ['KeyM', 'm', 'Quote', "'", 'KeyE', 'e'], [], 'ME'],
      ['German', ['KeyY', 'z', 'BracketLeft', 'ü', 'Minus', 'ß'], [], 'ZUSS'],
      ['French', ['KeyQ', 'a', 'Digit2', 'é', 'Digit9', 'ç'], ['^', 'ê'], 'AECE'],
      ['Spanish', ['Semicolon', 'ñ', 'KeyO', 'o'], ['´', 'é'], 'NOE'],
      ['Italian', ['BracketLeft', 'è', 'Semicolon', 'ò', 'Backslash', 'ù'], [], 'EOU'],
      ['Portuguese', ['Semicolon', 'ç', 'KeyO', 'o'], ['~', 'ã'], 'COA'],
    ] as const) {
      await page.locator('body').evaluate(() => (document.activeElement as HTMLElement).blur());
      for (let key = 0; key < keys.length; key += 2) await keyboard.press(keys[key]!, keys[key + 1]!);
      if (dead.length > 0) await keyboard.compose(dead[0]!, dead[1]!);
      await expect(box, layout).toHaveValue(typed);
      await expect(box).toBeFocused();
      await box.fill('');
    }
  },
);
