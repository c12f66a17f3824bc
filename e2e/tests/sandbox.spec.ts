import type { Locator, Page } from '@playwright/test';
import type { Language } from '@soccer-legends/contracts';
import { allPlayers } from '../players/all-players.ts';
import type { GamePlayer } from '../players/game-player.ts';
import type { InputMethod } from '../players/player.ts';
import memoGame from '../players/memo-game.ts';
import { type Administrator, confirmPassword, FROM_OWN_PAGE, openTab, signIn } from '../site/administrator.ts';
import { boardIn, framedPlayer } from '../site/board.ts';
import { begin, expectResults, openWithPausedClock, playAgain, playToEnd, press } from '../site/game-visit.ts';
import { addAlteredGame } from '../site/altered-game.ts';
import { addHostileGame, listenOutside, type Loot, playHostileGame } from '../site/hostile-game.ts';
import { freePort } from '../site/free-port.ts';
import { forwardPort } from '../site/second-port.ts';
import type { Site } from '../site/site.ts';
import { expect, patience, test } from '../site/test.ts';
import { shellText } from '../site/texts.ts';

test.use({ baseURL: process.env['SANDBOX_URL'] as string });

const INPUTS = ['mouse', 'keyboard', 'touch'] as const;

for (const [index, player] of allPlayers.entries())
  for (const input of INPUTS)
    for (const won of [true, false]) {
      const { color, win, loss } = player.results;
      const [language] = player.languages[input];
      const isBrief = input === 'mouse' && won === (index % 2 === 1);
      // The other browsers have no touch screens.
      const tag = [...(isBrief ? [] : ['@long']), ...(input === 'touch' ? [] : ['@engines'])];

      test.describe(() => {
        test.use({ hasTouch: input === 'touch' });
        test(
          `${player.key} is ${won ? 'won' : 'lost'} in a frame by ${input}, in ${language}`,
          { tag },
          async ({ page }) => {
            const board = await openInFrame(page, player, language, input);
            await playToEnd(board, player, { language, right: won, input });
            await expectResults(page, language, { ...(won ? win : loss), player, won, color });
          },
        );
      });
    }

/** Begins a round of a sandboxed game. Returns its board for the simulated player. */
async function openInFrame(page: Page, player: GamePlayer, language: Language, input: InputMethod): Promise<Page> {
  const board = boardIn(page);
  const framed = framedPlayer(player, board);
  await openWithPausedClock(page, framed, language);
  await begin(page, framed, language, input);
  return board;
}

test('a round in a frame continues after a reload, is played again and is left for another one', async ({ page }) => {
  const board = await openInFrame(page, memoGame, 'en', 'mouse');
  await page.reload();
  await press(page, page.getByRole('button', { name: shellText('en', 'play.resume') }), 'keyboard');
  await expect(board.getByRole('heading', { name: shellText('en', 'play.paused') })).toBeVisible();
  await page.keyboard.press('Tab');
  await board.getByRole('button', { name: shellText('en', 'play.continue') }).press('Enter');
  await playToEnd(board, memoGame, { language: 'en', right: false, input: 'mouse' });
  await playAgain(page, { ...memoGame, begin: async () => page.locator('iframe').first().waitFor() }, 'en', 'mouse');
  await page.getByRole('button', { name: shellText('en', 'shell.exit'), exact: true }).click();
  // The hub prepares a frame when it is idle, and the next visit uses it.
  await page.clock.runFor(5000);
  const frame = page.locator('#frames iframe');
  await frame.and(page.locator('[hidden]')).evaluate((element) => element.setAttribute('data-prepared', ''));
  await page.locator('a[href="/memo-game"]').first().click();
  await page.getByRole('button', { name: shellText('en', 'play.start'), exact: true }).waitFor();
  await expect(frame).toHaveAttribute('data-prepared');
});

test('the Tab key leads into a frame and out of it, Escape closes the help, and a board is announced once', async ({
  page,
}) => {
  const board = await openInFrame(page, memoGame, 'en', 'keyboard');
  const [help, menu] = ['play.howToPlay', 'shell.menu'].map((text) =>
    page.locator('main').getByRole('button', { name: shellText('en', text) }),
  );
  await menu!.focus();
  await page.keyboard.press('Tab');
  const cards = board.locator('main').getByRole('button');
  await expect(cards.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(menu!).toBeFocused();
  await page.clock.runFor(1000);
  await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(1);
  await expect(board.getByRole('status').filter({ hasText: /./ })).toHaveCount(0);
  await press(page, help!, 'keyboard');
  await page.keyboard.press('Escape');
  // The dialog stopped the clock, so the curtain of the frame waits for the player, as in the page.
  await expect(board.getByRole('button', { name: shellText('en', 'play.continue') })).toBeFocused();
});

for (const [look, change] of [
  ['forced colors', (page: Page) => page.emulateMedia({ forcedColors: 'active' })],
  ['text at 200 %', enlargeText],
] as const)
  test(
    `a board in a frame has the sizes and colors that it has in the page, with ${look}`,
    { tag: '@long' },
    async ({ page }) => {
      const boards: unknown[] = [];
      for (const site of [process.env['SITE_URL'], process.env['SANDBOX_URL']]) {
        await page.goto(`${site}/memo-game?lang=en`);
        await page.getByRole('button', { name: 'Start', exact: true }).click();
        const board = page.frames().find((frame) => frame.url().endsWith('/frame')) ?? page.mainFrame();
        const buttons = board.locator('[data-board] button');
        await buttons.first().waitFor();
        await change(page);
        const read = () => buttons.evaluateAll(looksOf);
        // The title row tells the frame its new height.
        if (boards.length > 0) await expect.poll(read).toEqual(boards[0]);
        boards.push(await read());
      }
    },
  );

async function enlargeText(page: Page): Promise<void> {
  for (const frame of page.frames()) await frame.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  // The title row publishes its new height in the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

function looksOf(elements: (HTMLElement | SVGElement)[]): unknown {
  return elements.map((element) => {
    const { color, backgroundColor, borderColor, fontSize } = getComputedStyle(element);
    const { x, width, height } = element.getBoundingClientRect();
    return { color, backgroundColor, borderColor, fontSize, box: [x, width, height].map(Math.round) };
  });
}

test(
  'a game with a host of its own is played there, with the pictures of the site',
  { tag: '@long' },
  async ({ page, servers }) => {
    const port = await freePort('localhost');
    const site = await servers.site({ TRUST_PLUGINS_DIR: 'off', GAMES_URL: `http://*.games.localhost:${port}` });
    const stop = await forwardPort(port, Number(new URL(site.url).port));
    await page.goto(`${site.url}/logo-game`);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    const picture = page.frameLocator('#frames iframe').locator('main img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(page.frames()[1]!.url()).toBe(`http://logo-game.games.localhost:${port}/plugins/frame`);
    stop();
  },
);

/** Misbehaves as soon as its board is shown, by an order in its storage. */
const UNRULY = `
import game from './orderly-game.ts';

const kept = [];
const orders = {
  throw() { throw new Error('A view that throws.'); },
  loop() { window.setTimeout(() => { for (;;); }, 300); },
  attack() { window.setInterval(() => window.fetch('/api/admin/session').catch(() => undefined), 20); },
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

test.describe('a game that', { tag: '@long' }, () => {
  test.setTimeout(patience(300_000));

  test('breaks, fills a gigabyte or loops leaves the page alive and is counted', async ({ page, ownSite, guard }) => {
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

  test('ended its page can be left out by the next visit', async ({ page, context }) => {
    await page.goto('/memo-game?lang=en');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.locator('#frames iframe').and(page.locator(':visible')).waitFor();
    const crash = page.waitForEvent('crash');
    // As a loop in a browser that runs the frame in the page's process: the page cannot do anything any more.
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

  test('attacks in three tabs is gone everywhere two seconds after its withdrawal, and the console always answers', async ({
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
    for (const tab of tabs) await beginUnruly(tab, ownSite, tab === looping ? 'loop' : 'attack');
    const watch = watchConsole(playing, ownSite.url);
    await expect(silenceIn(looping)).toBeVisible();

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
    await answered;
    const since = Date.now();
    for (const tab of tabs) await expect(tab.locator('iframe')).toHaveCount(0);
    const took = Date.now() - since;
    for (const tab of tabs) await expect(tab.getByRole('alert').filter({ hasText: 'withdrawn' })).toBeVisible();
    await expect(console.getByRole('dialog')).toContainText('Withdrawn');
    const { visits, longest } = await watch.stop();
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
  await expect(tab.locator('iframe')).toBeVisible();
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

/** Requests the console and its session again and again in an administrator's browser, until it is stopped. */
function watchConsole({ request }: Page, site: string): { stop(): Promise<{ visits: number; longest: number }> } {
  const times: number[] = [];
  let isStopped = false;
  const watching = (async () => {
    while (!isStopped) {
      const asked = Date.now();
      for (const path of ['/admin', '/api/admin/session'])
        expect((await request.get(site + path, { headers: FROM_OWN_PAGE })).status()).toBe(200);
      times.push(Date.now() - asked);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await watching;
      return { visits: times.length, longest: Math.max(...times) };
    },
  };
}

test.describe('a hostile game', { tag: ['@long', '@engines'] }, () => {
  test.setTimeout(patience(300_000));

  test('in a frame reaches nothing of the site, of the browser and of other sites', async ({ page, ownSite, guard }, {
    project,
  }) => {
    addHostileGame(ownSite.plugins);
    const admin = await signIn(page.request, ownSite.url);
    const outside = await listenOutside();
    const tiers: Record<string, Loot> = {};
    for (const [tier, action] of [
      ['trusted', 'promote'],
      ['sandboxed', 'demote'],
    ] as const) {
      // A page that has loaded the game reloads when its trust changes, which could interrupt the next visit.
      await page.goto('about:blank');
      await setTrust(admin, 'bad-faith', action);
      await admin.send('PATCH', '/api/admin/games/8', { isActive: true });
      tiers[tier] = await playHostileGame(page, ownSite.url, ownSite.url, outside.url);
    }
    outside.stop();
    const table = Object.entries(tiers['trusted']!).map(([name, trusted]) => {
      // What only the frame lacks was taken from it. What the browser lacks cannot be tested.
      const found = tiers['sandboxed']![name];
      return [name, { trusted, sandboxed: found === 'absent' && trusted !== 'absent' ? 'blocked' : found }] as const;
    });
    console.log(`${table.length} attempts in ${project.name}`);
    console.table(Object.fromEntries(table));
    const held = table.filter(([, { sandboxed }]) => sandboxed === 'blocked' || sandboxed === 'absent');
    expect(held).toEqual(table);
    guard.faults.length = 0;
  });
});

/** Promotes or demotes a plugin as soon as the site lists it. */
async function setTrust(admin: Administrator, key: string, action: 'promote' | 'demote'): Promise<void> {
  await expect(async () => {
    await admin.send('POST', `/api/admin/plugins/${key}/${action}`, { reason: 'as a test' });
  }).toPass({ timeout: patience(40_000) });
}
