import { test as base, expect, type Page } from '@playwright/test';
import { startSite, type Site } from './site.ts';

export interface Guard {
  /** Console errors and broken policies of the page so far. */
  faults: string[];
}

/**
 * Every test has a page that listens for what must never happen: an uncaught error, a rejection that nobody handles,
 * a broken policy. A test that provokes one says so by emptying the list.
 */
export const test = base.extend<{ guard: Guard; ownSite: Site }>({
  baseURL: async ({}, use) => use(process.env['SITE_URL']!),
  guard: [
    async ({ page }, use) => {
      const guard: Guard = { faults: [] };
      page.on('pageerror', (error) => guard.faults.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (/Content Security Policy|Trusted Type|integrity/i.test(message.text())) guard.faults.push(message.text());
      });
      await use(guard);
      expect(guard.faults).toEqual([]);
    },
    { auto: true },
  ],
  ownSite: async ({}, use) => {
    const site = await startSite({}, process.env['SITE_DATA']);
    await use(site);
    await site.stop();
  },
});

export { expect };

/** Opens a page in a language of the site. */
export function openIn(page: Page, language: string, path: string): Promise<void> {
  return visit(page, `${path}?lang=${language}`);
}

/** A server that has no time says so, and is asked again: tests share their machine. */
export async function visit(page: Page, path: string): Promise<void> {
  for (let tries = 0; tries < 10; tries++) {
    const answer = await page.goto(path);
    if (answer?.status() !== 503) return;
  }
  throw new Error('The server is too busy for a test.');
}
