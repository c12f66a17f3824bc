import type { Page } from '@playwright/test';
import type { Language } from '@soccer-legends/contracts';
import { allPlayers } from '../players/all-players.ts';
import type { GamePlayer } from '../players/game-player.ts';
import type { InputMethod } from '../players/player.ts';
import memoGame from '../players/memo-game.ts';
import { type Administrator, signIn } from '../site/administrator.ts';
import { boardIn } from '../site/board.ts';
import { begin, expectResults, openWithPausedClock, playAgain, playToEnd, press } from '../site/game-visit.ts';
import { addAlteredGame } from '../site/altered-game.ts';
import { addHostileGame, listenOutside, type Loot, playHostileGame } from '../site/hostile-game.ts';
import { freePort } from '../site/free-port.ts';
import { forwardPort } from '../site/second-port.ts';
import { expect, patience, test } from '../site/test.ts';
import { shellText } from '../site/texts.ts';

test.use({ baseURL: process.env['SANDBOX_URL'] as string });

const INPUTS = ['mouse', 'keyboard', 'touch'] as const;

for (const [index, player] of allPlayers.entries()) {
  const { color, win, loss } = player.results;

  for (const [order, input] of INPUTS.entries()) {
    const won = (index + order) % 2 === 1;
    const [language] = player.languages[input];
    const outcome = won ? 'won' : 'lost';

    test.describe(() => {
      test.use({ hasTouch: input === 'touch' });
      test(
        `${player.key} is ${outcome} in a frame by ${input}, in ${language}`,
        { tag: input === 'mouse' ? [] : ['@long'] },
        async ({ page }) => {
          const board = await openInFrame(page, player, language, input);
          await playToEnd(board, player, { language, right: won, input });
          await expectResults(page, language, { ...(won ? win : loss), player, won, color });
        },
      );
    });
  }
}

/** Begins a round of a sandboxed game. Returns its board for the simulated player. */
async function openInFrame(page: Page, player: GamePlayer, language: Language, input: InputMethod): Promise<Page> {
  const board = boardIn(page);
  const framed: GamePlayer = {
    ...player,
    async begin(_page, by) {
      await page.locator('iframe').waitFor();
      await player.begin?.(board, by);
    },
  };
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

/** Loops or throws as soon as its board is shown, by an order in its storage. */
const UNRULY = `
import game from './orderly-game.ts';

let order;
function View(props) {
  if (order === 'throw') throw new Error('A view that throws.');
  if (order === 'loop') window.setTimeout(() => { for (;;); }, 300);
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

  test('loops or breaks leaves the page alive, is counted, and is gone when it is withdrawn', async ({
    page,
    context,
    ownSite,
    guard,
  }) => {
    const route = `${ownSite.url}/unruly`;
    addAlteredGame(ownSite.plugins, { key: 'unruly', of: 'logo-game', name: 'Unruly', code: UNRULY });
    const admin = await signIn(page.request, ownSite.url);
    await setTrust(admin, 'unruly', 'demote');
    const begin = async (tab: Page, order: string) => {
      await tab.goto(route);
      await tab.evaluate((text) => localStorage.setItem('sl:game-data:unruly:order', text), order);
      await tab.reload();
      await tab.getByRole('button', { name: 'Start', exact: true }).click();
    };

    const reported = page.waitForRequest((request) => (request.postData() ?? '').includes('"error"'));
    await begin(page, 'throw');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect((await reported).url()).toContain('/api/plugin-health');

    await begin(page, 'loop');
    await expect(page.getByRole('alert').filter({ hasText: shellText('en', 'play.silent') })).toBeVisible();
    const asked = Date.now();
    await page.evaluate(() => document.title);
    expect(Date.now() - asked).toBeLessThan(patience(1000));
    await page.getByRole('alert').getByRole('button', { name: 'Exit' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Choose a game' })).toBeVisible();
    await expect(page.locator('iframe:not([hidden])')).toHaveCount(0);

    const tabs = await Promise.all([context.newPage(), context.newPage()]);
    // Chromium runs the frames of all tabs in one process, so the loop begins last.
    await begin(tabs[0], '');
    await begin(tabs[1], 'loop');
    for (const tab of tabs) await expect(tab.locator('iframe')).toBeVisible();
    await admin.send('POST', '/api/admin/plugins/unruly/withdraw', { reason: 'It loops.' });
    const since = Date.now();
    for (const tab of tabs) await expect(tab.locator('iframe')).toHaveCount(0);
    expect(Date.now() - since).toBeLessThan(patience(2000));
    guard.faults.length = 0;
  });
});

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
      await setTrust(admin, 'bad-faith', action);
      await admin.send('PATCH', '/api/admin/games/8', { isActive: true });
      tiers[tier] = await playHostileGame(page, ownSite.url, ownSite.url, outside.url);
    }
    outside.stop();
    const { trusted, sandboxed } = tiers as Record<'trusted' | 'sandboxed', Loot>;
    const table = Object.keys(trusted).map((name) => [name, { trusted: trusted[name], sandboxed: sandboxed[name] }]);
    console.log(`${table.length} attempts in ${project.name}`);
    console.table(Object.fromEntries(table));
    expect(Object.entries(sandboxed).filter(([, result]) => !['blocked', 'absent'].includes(result))).toEqual([]);
    guard.faults.length = 0;
  });
});

/** Promotes or demotes a plugin as soon as the site lists it. */
async function setTrust(admin: Administrator, key: string, action: 'promote' | 'demote'): Promise<void> {
  await expect(async () => {
    await admin.send('POST', `/api/admin/plugins/${key}/${action}`, { reason: 'as a test' });
  }).toPass({ timeout: patience(40_000) });
}
