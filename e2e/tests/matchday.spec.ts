import { createHash } from 'node:crypto';
import {
  LANGUAGES,
  matchdayOf,
  tokenOfMatchday,
  type Language,
  type Matchday,
  type ReviewCount,
  type ReviewPage,
  type SyncDetail,
  type SyncRun,
} from '@soccer-legends/contracts';
import type { Browser, Page } from '@playwright/test';
import { allPlayers } from '../players/all-players.ts';
import type { Player } from '../players/player.ts';
import { expectAccessible } from '../site/accessibility.ts';
import { signIn, type Administrator } from '../site/administrator.ts';
import { loseByTime, messageToShare, startButton } from '../site/game-visit.ts';
import { addPastRounds, cardOfToday } from '../site/past-rounds.ts';
import { startPostgres } from '../site/postgres.ts';
import { runningFixture } from '../site/running-fixture.ts';
import type { Site } from '../site/site.ts';
import { expect, longUnless, openIn, patience, test } from '../site/test.ts';
import { shellText } from '../site/texts.ts';

/** Has begun everywhere, because the date in UTC−12 is at most one day earlier. */
const YESTERDAY = matchdayOf(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10))!;
const TOKEN = tokenOfMatchday(YESTERDAY);

interface Visitor {
  language: Language;
  timezoneId: string;
}
const IN_AUCKLAND: Visitor = { language: 'de', timezoneId: 'Pacific/Auckland' };
const IN_LOS_ANGELES: Visitor = { language: 'es', timezoneId: 'America/Los_Angeles' };

async function openFixture(page: Page, player: Player, language: Language, token: string): Promise<void> {
  await page.goto(`${player.route}?deal=${token}&lang=${language}`);
  if (player.startText !== null) await startButton(page, player, language).click();
  await expect.poll(() => runningFixture(page, `${token}/${player.key}`)).toBeDefined();
}

/** Returns the hash of a visitor's fixture, without the id of the visitor's own game and the server's address. */
async function dealOf(browser: Browser, site: Site, player: Player, visitor: Visitor, token: string): Promise<string> {
  const context = await browser.newContext({ baseURL: site.url, timezoneId: visitor.timezoneId });
  const page = await context.newPage();
  await openFixture(page, player, visitor.language, token);
  const { deal, seed } = (await runningFixture(page, `${token}/${player.key}`))!;
  await context.close();
  const text = JSON.stringify({ deal, seed }, (key, value: unknown) => (key === 'gameId' ? undefined : value));
  return createHash('sha256').update(text.replaceAll(site.url, '')).digest('hex');
}

/** Adds players to the games by a sync on one server, and waits until the other server has them. */
async function syncPlayers(administrator: Administrator, other: Site): Promise<void> {
  const { syncId } = await administrator.send<{ syncId: number }>('POST', '/api/admin/sync', { playerCount: 5 });
  const history = () => administrator.send<SyncRun[]>('GET', '/api/admin/sync-history');
  await expect.poll(async () => (await history())[0]?.status, { timeout: patience(60_000) }).toBe('completed');
  const details = await administrator.send<SyncDetail[]>('GET', `/api/admin/sync-history/${syncId}/details`);
  expect(details).toHaveLength(5);
  for (const { kind, count } of await administrator.send<ReviewCount[]>('GET', '/api/admin/review')) {
    if (count === 0) continue;
    const { items } = await administrator.send<ReviewPage>('GET', `/api/admin/review/${kind}`);
    const ids = items.map(({ id }) => id);
    await administrator.send('POST', '/api/admin/review/decisions', { decision: 'accept', ids });
  }
  const { playerName } = details[0]!;
  const found = async () =>
    await (await fetch(`${other.url}/api/players/search?q=${encodeURIComponent(playerName)}`)).text();
  await expect.poll(found).toContain(playerName);
}

test('two servers deal every game of a matchday alike, before and after a sync, in two time zones and languages @long', async ({
  browser,
  request,
  servers,
}) => {
  test.setTimeout(patience(400_000));
  const postgres = await startPostgres();
  test.skip(postgres === undefined, 'PostgreSQL is not installed.');
  try {
    const one = await servers.site({ DATABASE_URL: postgres!.url });
    const two = await servers.site({ DATABASE_URL: postgres!.url });
    const first = new Map<string, string>();
    for (const player of allPlayers) first.set(player.key, await dealOf(browser, one, player, IN_AUCKLAND, TOKEN));
    await syncPlayers(await signIn(request, one.url), two);
    for (const player of allPlayers) {
      const later = await dealOf(browser, two, player, IN_LOS_ANGELES, TOKEN);
      expect(later, player.key).toBe(first.get(player.key));
      const nextDay = await dealOf(browser, two, player, IN_LOS_ANGELES, tokenOfMatchday(YESTERDAY - 1));
      expect(nextDay, player.key).not.toBe(later);
    }
  } finally {
    await postgres?.stop();
  }
});

test('the hub links to a fixture, which a reload continues and whose result counts once', async ({ page }) => {
  await page.goto('/?lang=en');
  const link = page.getByRole('link', { name: /^Play .+ Fixture 1 / });
  const address = (await link.getAttribute('href'))!;
  const [, token = ''] = /\?deal=(d\d+)$/.exec(address)!;
  await expect(
    page
      .getByRole('region', { name: shellText('en', 'matchday.fixtures') })
      .getByRole('listitem')
      .getByRole('link')
      .first(),
  ).toHaveAttribute('href', address);
  const key = allPlayers.find(({ route }) => address?.startsWith(`${route}?`))!.key;
  await link.click();
  await expect(page).toHaveURL(new RegExp(`deal=${token}$`));

  const game = allPlayers.find((player) => player.key === key)!;
  if (game.startText !== null) {
    await expect(page.getByText(shellText('en', 'matchday.oneTry'))).toBeVisible();
    await startButton(page, game, 'en').click();
  }
  await expect.poll(() => runningFixture(page, `${token}/${key}`)).toBeDefined();
  const before = await runningFixture(page, `${token}/${key}`);
  await page.reload();
  if (game.startText !== null) {
    // The round continues without a press on an intro.
    await page.locator(':root[data-playing]').waitFor();
    await expect(startButton(page, game, 'en')).toHaveCount(0);
  }
  expect((await runningFixture(page, `${token}/${key}`))?.deal).toEqual(before?.deal);

  // Only one tab at a time has the fixture.
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.getByRole('button', { name: shellText('en', 'matchday.goOnHere') }).click();
  await expect(second.getByText(shellText('en', 'matchday.elsewhere'))).toHaveCount(0);
  await expect(page.getByText(shellText('en', 'matchday.elsewhere'))).toBeVisible();
  await second.close();
  await expect(page.getByText(shellText('en', 'matchday.elsewhere'))).toHaveCount(0);
});

/** Returns the addresses of the tiles below the results. */
async function offered(page: Page): Promise<(string | null)[]> {
  const links = page.locator('section', { hasText: shellText('en', 'play.otherGames') }).getByRole('link');
  await links.first().waitFor();
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}

/** Returns the addresses of the four fixtures of yesterday that follow the next one after a game. */
async function fixturesAfterNext(page: Page, game: string): Promise<string[]> {
  const { fixtures } = (await (await page.request.get(`/api/matchdays/${YESTERDAY}`)).json()) as Matchday;
  const keys = fixtures.map(({ key }) => key);
  const place = keys.indexOf(game) + 1;
  const following = [...keys.slice(place), ...keys.slice(0, place)].slice(1, 5);
  return following.map((key) => `${allPlayers.find((player) => player.key === key)!.route}?deal=${TOKEN}`);
}

test('a matchday that has not begun anywhere explains itself', async ({ page }) => {
  await page.goto(`/memo-game?deal=${tokenOfMatchday(YESTERDAY + 5)}&lang=en`);
  await expect(page.getByText(`Matchday ${YESTERDAY + 5} has not kicked off anywhere yet.`)).toBeVisible();
  await page.getByRole('link', { name: shellText('en', 'matchday.practice') }).click();
  await expect(page).toHaveURL(/\/memo-game$/);
});

test('an unknown deal explains itself', { tag: '@long' }, async ({ page }) => {
  await page.goto('/memo-game?deal=nonsense&lang=en');
  await expect(page.getByText(shellText('en', 'matchday.unknown'))).toBeVisible();
});

test('a fixture is played to its end, once, and its result is shared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const token = TOKEN;
  await page.clock.install();
  await page.goto(`/logo-game?deal=${token}&lang=en`);
  await loseByTime(page, 'en');
  await expect(page.getByText(shellText('en', 'matchday.forPractice'))).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`^${shellText('en', 'matchday.next')}`) }).waitFor();
  await expect(page.getByRole('img', { name: /^0 won, 1 lost, \d+ to play$/ })).toBeVisible();
  expect(await offered(page)).toEqual(await fixturesAfterNext(page, 'logo-game'));
  await page.getByRole('button', { name: shellText('en', 'share.share') }).click();
  await page.getByRole('button', { name: shellText('en', 'share.copy') }).click();
  await expect(page.getByText(shellText('en', 'share.copied'))).toBeVisible();
  expect((await page.evaluate(() => navigator.clipboard.readText())).split('\n')).toEqual([
    `Soccer Legends · Matchday ${YESTERDAY}`,
    'Guess the Club Logo 0/10',
    '🔴🔴🔴⚪⚪⚪⚪⚪⚪⚪',
    new URL(`/d/${YESTERDAY}/logo-game/0-10.mmmooooooo`, page.url()).href,
  ]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: shellText('en', 'results.lose') })).toBeVisible();
  await expect(page.getByRole('button', { name: shellText('en', 'share.share') })).toBeVisible();
  await page.getByText(shellText('en', 'results.history'), { exact: true }).click();
  expect(await page.getByRole('row').count()).toBeGreaterThan(3);
});

for (const language of LANGUAGES) {
  test(
    `the days of the calendar can be touched on a phone in ${language}`,
    longUnless(language === 'de'),
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await openIn(page, language, '/matchdays');
      const days = page.locator('main td a');
      await days.first().waitFor();
      const sizes = await days.evaluateAll((all) => all.map((day) => day.getBoundingClientRect().toJSON() as DOMRect));
      expect(Math.min(...sizes.map(({ width, height }) => Math.min(width, height)))).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    },
  );
}

test(
  'a matchday shared from a desktop is compared on a phone in another language, also on the hub',
  { tag: '@long' },
  async ({ page, browser }) => {
    const card = await cardOfToday(page);
    await addPastRounds(page, card, [{ played: 10, won: 7 }]);
    await page.goto('/?lang=en');
    await page.getByRole('button', { name: new RegExp(`^Share matchday ${card.matchday}`) }).click();
    const message = await messageToShare(page);
    const { pathname } = new URL(message.split('\n').at(-1)!);
    expect(pathname).toBe(`/d/${card.matchday}/r/wwwwwwwlll`);

    const context = await browser.newContext({
      baseURL: process.env['SITE_URL']!,
      viewport: { width: 360, height: 640 },
    });
    const friend = await context.newPage();
    await friend.goto(`${pathname}?lang=de`);
    await expect(friend.getByRole('heading', { level: 1, name: shellText('de', 'shared.title') })).toBeVisible();
    await expect(friend.getByRole('link', { name: /^Schlag die 7/ })).toBeVisible();
    await expectAccessible(friend, 'the matchday of a friend');
    await addPastRounds(friend, card, [{ played: 10, won: 8 }]);
    await friend.goto(`${pathname}?lang=de`);
    await expect(friend.getByRole('heading', { level: 1, name: shellText('de', 'challenge.ahead') })).toBeVisible();
    const wires = friend.getByRole('img', { name: /gewonnen/ });
    await expect(wires).toHaveCount(2);
    await expectAccessible(friend, 'two compared matchdays');
    await friend.goto('/?lang=de');
    await expect(wires).toHaveCount(2);
    await context.close();
  },
);
