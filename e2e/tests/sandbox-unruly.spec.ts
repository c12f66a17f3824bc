import type { Locator, Page } from '@playwright/test';
import { confirmPassword, FROM_OWN_PAGE, openTab, setTrust, signIn } from '../site/administrator.ts';
import { addAlteredGame } from '../site/altered-game.ts';
import type { Site } from '../site/site.ts';
import { expect, patience, test } from '../site/test.ts';
import { shellText } from '../site/texts.ts';

test.use({ baseURL: process.env['SANDBOX_URL'] as string });

/** A game that misbehaves as soon as its board is shown. A value in its storage selects how. */
const UNRULY = `
import game from './orderly-game.ts';

const kept = [];
const orders = {
  throw() { throw new Error('A view that throws.'); },
  loop() { window.setTimeout(() => { for (;;); }, 300); },
  attack() {
    order = undefined;
    window.setInterval(() => window.fetch('/api/admin/session').catch(() => undefined), 100);
  },
  /** One gigabyte, which is written to, so that the system must provide it. */
  fill() { while (kept.length < 64) kept.push(new Uint8Array(16 << 20).fill(1)); },
};
let order;
function View(props) {
  orders[order]?.();
  return game.View(props);
}
export default {
  ...game,
  View,
  deal(context) {
    order = context.services.storage.read('order');
    return game.deal(context);
  },
};
`;

test.describe('an unruly game', { tag: '@long' }, () => {
  test.setTimeout(patience(300_000));

  test('leaves the page alive when it throws, fills a gigabyte or loops', async ({ page, ownSite, guard }) => {
    await addUnruly(page, ownSite);
    const reported = page.waitForRequest((request) => (request.postData() ?? '').includes('"error"'));
    await beginUnruly(page, ownSite, 'throw');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect((await reported).url()).toContain('/api/plugin-health');

    for (const order of ['fill', 'loop']) {
      await beginUnruly(page, ownSite, order);
      if (order === 'loop') await expect(silenceIn(page)).toBeVisible();
      else await expect(page.locator('iframe')).toBeVisible();
      expect(await answerTime(page)).toBeLessThan(patience(1000));
      await page.getByRole('button', { name: 'Exit', exact: true }).last().click();
      await expect(page.getByRole('heading', { level: 2, name: 'Choose a game' })).toBeVisible();
      await expect(page.locator('iframe:not([hidden])')).toHaveCount(0);
    }
    guard.faults.length = 0;
  });

  test('can be left out by the next visit after it crashed its page', async ({ page, context }) => {
    await page.goto('/memo-game?lang=en');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.locator('#frames iframe').and(page.locator(':visible')).waitFor();
    const crash = page.waitForEvent('crash');
    // Like a loop in a browser that runs the frame in the page's process: the page cannot respond any more.
    page.goto('chrome://crash').catch(() => undefined);
    await crash;
    const next = await context.newPage();
    await next.goto('/memo-game?lang=en');
    await expect(next.getByRole('alert').filter({ hasText: shellText('en', 'play.silentBefore') })).toBeVisible();
    await expect(next.locator('iframe:not([hidden])')).toHaveCount(0);
    await next.getByRole('button', { name: shellText('en', 'play.retry') }).click();
    await startOf(next).waitFor();
    await next.goto('/');
    await next.goto('/memo-game?lang=en');
    await startOf(next).waitFor();
  });

  test('is removed from three tabs within two seconds of its withdrawal, while the console keeps responding', async ({
    page: playing,
    context,
    browser,
    ownSite,
    guard,
  }) => {
    await addUnruly(playing, ownSite);
    const visitor = await browser.newContext();
    const looping = await visitor.newPage();
    const tabs = [playing, await context.newPage(), looping];
    // Chromium runs the frames of all tabs in one process, so the loop begins last.
    for (const tab of tabs) {
      await beginUnruly(tab, ownSite, tab === looping ? 'loop' : 'attack');
      await expect(tab.locator('iframe')).toBeVisible();
    }
    for (const tab of tabs) await tab.evaluate(noteRemoval);
    await expect(silenceIn(looping)).toBeVisible();

    let took = Infinity;
    const { visits, longest } = await watchConsole(playing, ownSite.url, async () => {
      const console = await context.newPage();
      await console.addInitScript(() => localStorage.setItem('adminAuthenticated', 'true'));
      await openTab(console, 'plugins', ownSite.url);
      await console.getByRole('button', { name: 'unruly' }).click();
      await console.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
      const question = console.getByRole('dialog', { name: 'Withdraw' });
      await question.getByRole('textbox').fill('It loops.');
      const answered = console.waitForResponse((answer) => answer.url().endsWith('/unruly/withdraw') && answer.ok());
      await question.getByRole('button', { name: 'Withdraw' }).click();
      await confirmPassword(console);
      const since = (await answered).request().timing().startTime;
      for (const tab of tabs) await expect(tab.getByRole('alert').filter({ hasText: 'withdrawn' })).toBeVisible();
      const removals = await Promise.all(
        tabs.map((tab) => tab.evaluate(() => Number(sessionStorage.getItem('removed')))),
      );
      took = Math.max(...removals) - since;
      await expect(console.getByRole('dialog')).toContainText('Withdrawn');
    });
    process.stdout.write(
      `Gone from three tabs after ${took} ms; ${visits} visits to the console, at most ${longest} ms.\n`,
    );
    expect(took).toBeLessThan(patience(2000));
    expect(visits).toBeGreaterThan(5);
    expect(longest).toBeLessThan(patience(2000));
    await visitor.close();
    guard.faults.length = 0;
  });
});

/** Adds the unruly game to a site, sandboxed. The browser of the page is then that of an administrator. */
async function addUnruly(page: Page, site: Site): Promise<void> {
  addAlteredGame(site.plugins, { key: 'unruly', of: 'logo-game', name: 'Unruly', code: UNRULY });
  await setTrust(await signIn(page.request, site.url), 'unruly', 'demote');
}

async function beginUnruly(tab: Page, { url }: Site, order: string): Promise<void> {
  await tab.goto(`${url}/settings`);
  await tab.evaluate((text) => localStorage.setItem('sl:game-data:unruly:order', text), order);
  await tab.goto(`${url}/unruly?lang=en`);
  await startOf(tab).click();
}

/** Stores the time at which a page removes its last frame. The page then loads another document. */
function noteRemoval(): void {
  const note = () => {
    if (!document.querySelector('iframe')) sessionStorage.setItem('removed', String(Date.now()));
  };
  new MutationObserver(note).observe(document.getElementById('frames')!, { childList: true });
}

function startOf(page: Page): Locator {
  return page.getByRole('button', { name: 'Start', exact: true });
}

function silenceIn(page: Page): Locator {
  return page.getByRole('alert').filter({ hasText: shellText('en', 'play.silent') });
}

/** Returns after how many milliseconds a page answers. */
async function answerTime(page: Page): Promise<number> {
  const asked = Date.now();
  await page.evaluate(() => document.title);
  return Date.now() - asked;
}

/** Requests the console and its session in an administrator's browser again and again during an action. Times in ms. */
async function watchConsole(
  { request }: Page,
  site: string,
  action: () => Promise<void>,
): Promise<{ visits: number; longest: number }> {
  const times: number[] = [];
  const ended = new AbortController();
  const watch = async () => {
    while (!ended.signal.aborted) {
      const asked = Date.now();
      for (const path of ['/admin', '/api/admin/session'])
        expect((await request.get(site + path, { headers: FROM_OWN_PAGE })).status()).toBe(200);
      times.push(Date.now() - asked);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  await Promise.all([watch(), action().finally(() => ended.abort())]);
  return { visits: times.length, longest: Math.max(...times) };
}
