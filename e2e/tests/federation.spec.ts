import type { Page, Route } from '@playwright/test';
import { expect, longUnless, patience, test } from '../site/test.ts';

const CHUNK = /\/plugins\/fut-wordle\/[^/]+\/remoteEntry\.js$/;
const STYLE = /\/plugins\/fut-wordle\/[^/]+\/assets\/.*\.css$/;
const TEXTS = /\/plugins\/fut-wordle\/[^/]+\/locales\/en\.json$/;

/** Ten ways in which a remote can fail. */
const FAULTS: [string, RegExp, (route: Route) => Promise<void> | void][] = [
  ['its script is not found', CHUNK, (route) => route.fulfill({ status: 404 })],
  ['its script returns an error status', CHUNK, (route) => route.fulfill({ status: 500 })],
  ['its script throws when it is imported', CHUNK, (route) => script(route, 'throw new Error("boom")')],
  ['its script is not a script', CHUNK, (route) => script(route, '<!doctype html>')],
  ['its connection is reset', CHUNK, (route) => route.abort('connectionreset')],
  ['its script never arrives', CHUNK, neverArrives],
  ['its script exposes nothing', CHUNK, (route) => script(route, 'export const get = 1; export const init = 2;')],
  ['its texts are not found', TEXTS, (route) => route.fulfill({ status: 404 })],
  ['its texts are not JSON', TEXTS, (route) => route.fulfill({ contentType: 'application/json', body: '<' })],
  ['its style sheet is not found', STYLE, (route) => route.fulfill({ status: 404 })],
];

/** One fault of each kind of file, and the one that ends by a timeout. `npm run e2e` and `npm run torture` run all. */
const BRIEF = [
  'its script throws when it is imported',
  'its script never arrives',
  'its texts are not JSON',
  'its style sheet is not found',
];

/** The shell's timeout. */
const LOAD_TIMEOUT_MS = 8000;

// The import map's integrity would reject the scripts of these tests and hide the simulated fault.
async function withoutIntegrity(page: Page): Promise<void> {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script type="importmap">.*?<\/script>/s, '');
    await route.fulfill({ response, body });
  });
}

function neverArrives(): void {}

function script(route: Route, body: string): Promise<void> {
  return route.fulfill({ contentType: 'text/javascript', body });
}

for (const [what, files, fault] of FAULTS) {
  test(
    `a failing game does not affect the site when ${what}, and recovers on retry`,
    { tag: ['@fault-100', ...longUnless(BRIEF.includes(what)).tag] },
    async ({ page, guard }) => {
      if (fault === neverArrives) await page.clock.install();
      await withoutIntegrity(page);
      let broken = true;
      await page.route(files, (route) => (broken ? fault(route) : route.continue()));
      await page.goto('/');
      await page.getByRole('link', { name: /^FutWordle .*Play$/ }).click();
      const retry = page.getByRole('button', { name: 'Try again' });
      const timeOut = async () => {
        await page.clock.fastForward(LOAD_TIMEOUT_MS);
        return retry.isVisible();
      };
      if (fault === neverArrives) await expect.poll(timeOut).toBe(true);
      await expect(retry).toBeVisible({ timeout: patience(15_000) });
      await expect(page.getByRole('link', { name: 'Soccer Legends' })).toBeVisible();

      broken = false;
      await retry.click();
      await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible({ timeout: patience(15_000) });

      await page.getByRole('link', { name: 'Games' }).click();
      await page.getByRole('link', { name: /^Guess the Club Logo .*Play$/ }).click();
      await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
      guard.faults = guard.faults.filter((line) => !/boom|integrity|get|init/.test(line));
    },
  );
}

test('the page has one copy of React, and a remote contains none', async ({ page }) => {
  await page.goto('/futwordle');
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  const sources = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  // Every copy of React defines this name once.
  const definition = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=';
  expect(sources.filter((source) => source.includes(definition)).length).toBe(1);
  // The remote, and five of the shell: start, React, application, styles of games, bundler runtime.
  expect(scripts.length).toBe(6);
});

test('the content security policy blocks inline scripts and contains no unsafe source', async ({ page, guard }) => {
  const response = await page.goto('/');
  expect(response?.headers()['content-security-policy']).not.toContain('unsafe');
  const outcome = await page.evaluate(() => {
    const inline = document.createElement('script');
    let rejected = false;
    try {
      inline.textContent = 'window.ran = true';
      document.head.append(inline);
    } catch {
      rejected = true;
    }
    return { ran: 'ran' in window, rejected };
  });
  expect(outcome).toEqual({ ran: false, rejected: true });
  guard.faults.length = 0;
});
