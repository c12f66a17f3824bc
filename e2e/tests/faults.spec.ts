import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, patience, test } from '../site/test.ts';

// The tags are the numbers in `bff/test/faults/table.ts`.

const fullStorage = (): void => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};
const blockedStorage = (): void => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
};
const invalidStorage = (): void => {
  const keys = [
    'app-language',
    'theme',
    'sl:theme',
    'sl:sound',
    'lastFeedback',
    'adminAuthenticated',
    'adminAuthExpires',
  ];
  for (const key of [...keys, ...Object.keys(localStorage)]) localStorage.setItem(key, '{"\u0000":[');
  sessionStorage.setItem('sl:game:fut-wordle', '{"game":{"deal":null,"moves":"none"}}');
};

/** Uses the hub, changes a setting and makes a move in a game. */
async function expectToWork(page: Page): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('link', { name: 'Games' }).click();
  await page.getByRole('link', { name: /^FutWordle .*Play$/ }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('textbox').waitFor();
  await page.keyboard.type('ZZZZZZZZZZZZ');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Attempt 2/6')).toBeVisible();
}

for (const [tag, title, fault] of [
  ['@fault-107', 'with full storage, the site works and saves nothing', fullStorage],
  ['@fault-108', 'with blocked storage, the site works and saves nothing', blockedStorage],
  ['@fault-109', 'invalid values in the storage are ignored', invalidStorage],
] as const) {
  test(title, { tag }, async ({ page }) => {
    await page.addInitScript(fault);
    await expectToWork(page);
  });
}

test.describe('with a server of its own', () => {
  // Starting the server is slow on a busy machine, and counts before the test's body begins.
  test.slow();

  test('an interrupted event stream reconnects', { tag: '@fault-106' }, async ({ page, ownSite }) => {
    let cuts = 0;
    await page.route('**/api/events', (route) => {
      cuts += 1;
      if (cuts > 2) return route.continue();
      return route.fulfill({ contentType: 'text/event-stream', body: 'retry: 100\n\n' });
    });
    await page.goto(ownSite.url);
    const game = page.getByRole('link', { name: /^FutWordle .*Play$/ });
    await expect(game).toBeVisible();
    await expect.poll(() => cuts).toBeGreaterThan(2);
    rmSync(join(ownSite.plugins, 'fut-wordle'), { recursive: true });
    await expect(game).toBeHidden({ timeout: patience(10_000) });
  });

  test('a page keeps working after its server stopped', { tag: '@fault-110' }, async ({ page, ownSite }) => {
    await page.goto(`${ownSite.url}/futwordle`);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('textbox').waitFor();
    await ownSite.restart();
    await page.keyboard.type('ZZZZZZZZZZZZ');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Attempt 2/6')).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Games' }).click();
    const game = page.getByRole('link', { name: /^Guess the Club Logo .*Play$/ });
    await expect(game).toBeVisible();
    rmSync(join(ownSite.plugins, 'logo-game'), { recursive: true });
    await expect(game).toBeHidden({ timeout: patience(20_000) });
  });
});
