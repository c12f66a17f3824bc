import type { Page } from '@playwright/test';
import managerGame from '../players/manager-game.ts';
import { openWithPausedClock, startButton } from '../site/game-visit.ts';
import { expect, test, untilHydrated, visit } from '../site/test.ts';
import { hubTitle, shellText } from '../site/texts.ts';

const QUESTION_MS = 5000;

async function choose(page: Page, choice: string): Promise<void> {
  await visit(page, '/settings');
  // The next page's paused clock would delay a choice that must be entered again.
  await untilHydrated(page);
  await page.getByRole('radio', { name: choice, exact: true }).check({ force: true });
}

/** Starts a game with a paused clock and goes to its first question. */
async function toFirstQuestion(page: Page): Promise<void> {
  await openWithPausedClock(page, managerGame, 'en');
  await startButton(page, managerGame, 'en').click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('timer').or(page.getByText('No time limit')).waitFor();
}

const late = (page: Page) => page.getByText(/^It was /);

for (const { choice, factor } of [
  { choice: 'Standard', factor: 1 },
  { choice: '× 3', factor: 3 },
  { choice: '× 10', factor: 10 },
]) {
  test(`the setting ${choice} scales the time limit of a timed game`, { tag: '@long' }, async ({ page }) => {
    await choose(page, choice);
    await toFirstQuestion(page);
    const whole = factor * QUESTION_MS;
    await expect(page.getByRole('timer')).toContainText(new RegExp(`(^|\\D)${whole / 1000}\\ss`));
    await page.clock.runFor(whole - 500);
    await expect(page.getByRole('timer')).toContainText(/(^|\D)1\ss/);
    await expect(late(page)).toHaveCount(0);
    await page.clock.runFor(600);
    await expect(late(page).first()).toBeVisible();
  });
}

test('without a time limit, a timed game waits for an answer, and the setting is saved', async ({ page }) => {
  await choose(page, 'No limit');
  await toFirstQuestion(page);
  await page.clock.runFor(20 * QUESTION_MS);
  await expect(page.getByText('No time limit')).toBeVisible();
  await expect(late(page)).toHaveCount(0);
  await visit(page, '/settings');
  await expect(page.getByRole('radio', { name: 'No limit' })).toBeChecked();
});

test('motion and contrast change at once on every page and override the settings of the device', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/settings');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-motion', 'reduced');
  const motion = page.getByRole('group', { name: 'Motion' });
  await motion.getByRole('radio', { name: 'Full' }).check({ force: true });
  await expect(root).toHaveAttribute('data-motion', 'full');
  await page.getByRole('radio', { name: 'High' }).check({ force: true });
  await expect(root).toHaveAttribute('data-contrast', 'high');
  await visit(page, '/');
  await expect(root).toHaveAttribute('data-motion', 'full');
  await expect(root).toHaveAttribute('data-contrast', 'high');
});

test('languages are listed by their own names, and a selected one reloads the page and is saved', async ({ page }) => {
  await visit(page, '/settings');
  const language = page.getByRole('combobox', { name: 'Language' });
  await expect(language.getByRole('option')).toHaveText([
    'English',
    'Español',
    'Français',
    'Português',
    'Italiano',
    'Deutsch',
  ]);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await language.selectOption('it');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shellText('it', 'settings.title'));
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  await expect(page).toHaveTitle(`${shellText('it', 'settings.title')} | Soccer Legends`);
  await visit(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hubTitle('it'));
});

test('shows the about card, and both exit links lead to the hub', { tag: '@long' }, async ({ page }) => {
  for (const name of ['Back to home', 'Exit']) {
    await visit(page, '/settings');
    await expect(page.getByRole('heading', { name: 'About' })).toBeVisible();
    await untilHydrated(page);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1, name: hubTitle('en') })).toBeFocused();
  }
});
