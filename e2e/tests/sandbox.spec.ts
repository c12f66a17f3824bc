import type { Page } from '@playwright/test';
import { type Language, matchdayOf, tokenOfMatchday } from '@soccer-legends/contracts';
import { allPlayers } from '../players/all-players.ts';
import type { GamePlayer } from '../players/game-player.ts';
import type { InputMethod } from '../players/player.ts';
import memoGame from '../players/memo-game.ts';
import { setTrust, signIn } from '../site/administrator.ts';
import { boardIn, framedPlayer } from '../site/board.ts';
import {
  begin,
  expectResults,
  loseByTime,
  messageToShare,
  openWithPausedClock,
  playAgain,
  playToEnd,
  press,
  untilLost,
} from '../site/game-visit.ts';
import { addHostileGame, listenOutside, type Loot, playHostileGame } from '../site/hostile-game.ts';
import { freePort } from '../site/free-port.ts';
import { forwardPort } from '../site/second-port.ts';
import { expect, patience, test } from '../site/test.ts';
import { shellText } from '../site/texts.ts';

test.use({ baseURL: process.env['SANDBOX_URL'] as string });

/** The token of yesterday's matchday in UTC, which has begun in every time zone. */
const YESTERDAY = matchdayOf(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10))!;

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
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
  await page.reload();
  await press(page, page.getByRole('button', { name: shellText('en', 'play.resume') }), 'keyboard');
  // Only one frame was loaded: the round uses the frame that was prepared before hydration.
  expect(documents).toEqual([memoGame.route, '/plugins/frame']);
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

test(
  'a friend’s round of a sandboxed game is replayed, raced, watched and continued in frames',
  { tag: ['@long', '@engines'] },
  async ({ page, browser }, { project }) => {
    test.skip(project.name === 'webkit', 'In WebKit, Playwright finds the frame of a board too late for this test.');
    await page.clock.install();
    await page.goto(`/logo-game?deal=${tokenOfMatchday(YESTERDAY)}&lang=en`);
    await loseByTime(page, 'en');
    await page.getByRole('button', { name: shellText('en', 'challenge.challenge'), exact: true }).click();
    const message = await messageToShare(page);
    const link = message.split('\n').at(-1)!;
    expect(link).toContain('#v2.');

    const context = await browser.newContext({ baseURL: process.env['SANDBOX_URL']!, reducedMotion: 'reduce' });
    const friend = await context.newPage();
    await friend.clock.install();
    await friend.goto(link.replace('#', '?lang=de#'));
    // Only a round whose moves were replayed can be raced.
    await expect(friend.getByRole('checkbox', { name: shellText('de', 'ghost.race') })).toBeChecked();
    await friend.getByRole('button', { name: shellText('de', 'play.start'), exact: true }).click();
    await expect(boardIn(friend).getByRole('img', { name: shellText('de', 'challenge.friend') })).toBeVisible();
    await untilLost(friend, 'de');
    await expect(friend.getByText(shellText('de', 'shared.given'))).toBeVisible();

    await friend.getByRole('button', { name: shellText('de', 'replay.watch'), exact: true }).click();
    const picture = friend.frameLocator('dialog iframe').locator('[data-board] img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const axis = friend.getByRole('slider', { name: shellText('de', 'replay.axis') });
    await axis.press('End');
    await expect(axis).toHaveAttribute('aria-valuetext', '90. Minute: 3 von 10 · falsch');

    await axis.press('Home');
    await friend.getByRole('button', { name: shellText('de', 'replay.playOn') }).click();
    await untilLost(friend, 'de');
    await expect(friend.getByText(shellText('de', 'replay.practice'))).toBeVisible();
    await expect(friend.getByRole('button', { name: shellText('de', 'share.share') })).toHaveCount(0);
    await context.close();
  },
);

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
    const table = Object.entries(tiers['trusted']!).map(([name, trusted]) => {
      const found = tiers['sandboxed']![name];
      // A feature that the page has and the frame lacks counts as blocked.
      const missing = trusted === 'absent' ? 'not testable' : 'blocked';
      return [name, { trusted, sandboxed: found === 'absent' ? missing : found }] as const;
    });
    const attemptsWith = (...ends: string[]) => table.filter(([, { sandboxed }]) => ends.includes(sandboxed!));
    const blocked = attemptsWith('blocked').length;
    const untested = attemptsWith('not testable').length;
    console.log(`${project.name}: ${blocked} of ${table.length} attempts blocked, ${untested} not testable`);
    console.table(Object.fromEntries(table));
    expect(attemptsWith('blocked', 'not testable')).toEqual(table);
    expect(table).toHaveLength(30);
    guard.faults.length = 0;
  });
});
