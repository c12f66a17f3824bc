import type { Page } from '@playwright/test';
import { startTamperingProxy } from '../site/tampering-proxy.ts';
import { expect, longUnless, test } from '../site/test.ts';

/** Adds code to a game's script in transit, for the given attempts. */
async function tamper(page: Page, attempts: RegExp): Promise<void> {
  await page.route(/\/plugins\/fut-wordle\/[^/]+\/remoteEntry\.js$/, async (route) => {
    const response = await route.fetch();
    const isTampered = attempts.test(route.request().url());
    const body = (await response.text()) + (isTampered ? '\n;globalThis.tampered = true;' : '');
    await route.fulfill({ response, body });
  });
}

const ran = (page: Page) => page.evaluate(() => 'tampered' in globalThis);

test(
  'a modified script never runs, not even on retries, and the game starts once the script is correct',
  { tag: '@fault-101' },
  async ({ page, guard }) => {
    await tamper(page, /\/fut-wordle\/[^/~]+(~r[12])?\//);
    await page.goto('/futwordle');
    const retry = page.getByRole('button', { name: 'Try again' });
    for (let attempt = 0; attempt < 3; attempt++) {
      await retry.waitFor();
      expect(await ran(page)).toBe(false);
      await retry.click();
    }
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
    expect(await ran(page)).toBe(false);
    expect(guard.faults.length).toBeGreaterThan(0);
    guard.faults.length = 0;
  },
);

test(
  'no browser runs a modified script of a game',
  { tag: ['@engines', '@long'] },
  async ({ page, guard, baseURL }) => {
    const proxy = await startTamperingProxy(baseURL!, /\/plugins\/fut-wordle\/.*\/remoteEntry\.js$/);
    try {
      await page.goto(`${proxy.url}/futwordle`);
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      expect(await ran(page)).toBe(false);
      // The proxy works, because another game starts.
      await page.goto(`${proxy.url}/logo-game`);
      await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
    } finally {
      proxy.stop();
    }
    guard.faults.length = 0;
  },
);

test('after the last retry path with an integrity hash, a retry reloads the document', async ({ page, guard }) => {
  await tamper(page, /./);
  await page.goto('/futwordle');
  const retry = page.getByRole('button', { name: 'Try again' });
  for (let attempt = 0; attempt < 3; attempt++) {
    await retry.waitFor();
    await retry.click();
  }
  await retry.waitFor();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await retry.click();
  await page.waitForFunction(() => !('sameDocument' in window));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  guard.faults.length = 0;
});

for (const part of ['shell', 'app', 'react']) {
  test(
    `a modified script of the shell does not run: ${part}`,
    { tag: ['@fault-102', ...longUnless(part === 'app').tag] },
    async ({ page, guard }) => {
      await page.route(new RegExp(`/assets/${part}-[^/]+\\.js$`), async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()}\n;globalThis.tampered = true;` });
      });
      await page.goto('/');
      await expect.poll(() => guard.faults.length).toBeGreaterThan(0);
      expect(await ran(page)).toBe(false);
      guard.faults.length = 0;
    },
  );
}
