import { matchdayOf, tokenOfMatchday, type PlayerHit } from '@soccer-legends/contracts';
import { NICKNAMES, PARTS_OF_NAMES, WHOLE_NAMES } from '@soccer-legends/contracts/testing';
import { translatePage } from '@soccer-legends/plugin-checks';
import { request, type Page } from '@playwright/test';
import { allPlayers } from '../players/all-players.ts';
import { logInWithoutPage, openTab } from '../site/administrator.ts';
import { fillStorage, makeDifficult, type FaultCounts } from '../site/difficulties.ts';
import { startDifficultSite, type DifficultSite } from '../site/difficult-site.ts';
import { begin, openWithRunningClock, winWithRunningClock } from '../site/game-visit.ts';
import { shellText } from '../site/texts.ts';
import { expect, longUnless, patience, test as base, untilHydrated } from '../site/test.ts';

const TRANSLATE = `(${String(translatePage)})()`;
/** In `npm test`, many-tabs.spec.ts opens this number of tabs. */
const isFull = process.env['NEIGHBOURS'] === 'all';
const HOUR_MS = 3_600_000;
const YESTERDAY = matchdayOf(new Date(Date.now() - 24 * HOUR_MS).toISOString().slice(0, 10))!;
/** Without care, a translator makes these games ask the wrong question, or crash. */
const AT_RISK = ['country-game', 'logo-game'];

/** With the longest time limits, a busy machine does not lose a round. Feedback then lasts three times as long. */
const TIME_SCALE = '10';
const patientPlayers = allPlayers.map((player) => ({ ...player, feedbackMs: player.feedbackMs * 3 }));

const WITHOUT_FAULTS = {
  url: process.env['SITE_URL']!,
  count: () => Promise.resolve<FaultCounts>(new Map()),
  refused: [],
};

/** A browser that other programs make difficult; in `npm run torture -- neighbours`, on a site with the same problem. */
const test = base.extend<{ faults: FaultCounts }, { site: Pick<DifficultSite, 'url' | 'count' | 'refused'> }>({
  ignoreHTTPSErrors: true,
  site: [
    async ({}, use) => {
      if (!isFull) return use(WITHOUT_FAULTS);
      const site = await startDifficultSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: patience(180_000) },
  ],
  baseURL: ({ site }, use) => use(site.url),
  faults: [
    async ({ context, page, guard, site }, use, info) => {
      await context.addInitScript((scale) => localStorage.setItem('sl:time', scale), TIME_SCALE);
      const faults = await makeDifficult(context, site.url, isFull ? 6 : 0);
      // Chromium draws a tab in the background once a second, so a click there takes two seconds.
      await page.bringToFront();
      await use(faults);
      // React renders a page again that was translated before it was hydrated.
      guard.faults = guard.faults.filter((fault) => !fault.includes('error #418'));
      const counted = Array.from([...faults, ...(await site.count())], ([name, count]) => `${count} ${name}`).join(
        ', ',
      );
      info.annotations.push({ type: 'faults', description: counted });
      expect(site.refused.splice(0), 'requests of other people that were refused').toEqual([]);
    },
    { auto: true },
  ],
});

/** A game's feedback lasts three times as long here, while thirty people play and the database fails. */
test.setTimeout(patience(360_000));

/** Sets the page's clock to a time that differs from the real one, without a pause. */
async function jump(page: Page, hours: number): Promise<void> {
  await page.clock.setSystemTime(Date.now() + hours * HOUR_MS);
}

for (const [index, player] of patientPlayers.entries()) {
  const isFromStart = index % 2 === 0;
  const when = isFromStart ? 'from the first second' : 'switched on during the round';

  test(
    `${player.key} is won beside other programs, with a translator ${when}`,
    longUnless(AT_RISK.includes(player.key)),
    async ({ page, context }) => {
      await context.addInitScript(fillStorage);
      if (isFromStart) await page.addInitScript({ content: TRANSLATE });
      await openWithRunningClock(page, player, Date.now() + HOUR_MS);
      await begin(page, player, 'en', 'mouse');
      if (!isFromStart) await page.evaluate(TRANSLATE);
      await jump(page, -1);
      await winWithRunningClock(page, player);
    },
  );
}

test('a fixture counts once beside other programs, although the clock jumped', { tag: '@long' }, async ({ page }) => {
  const game = patientPlayers.find(({ key }) => key === 'country-game')!;
  await page.addInitScript({ content: TRANSLATE });
  await openWithRunningClock(page, game, Date.now() + HOUR_MS, `&deal=${tokenOfMatchday(YESTERDAY)}`);
  await begin(page, game, 'en', 'mouse');
  await jump(page, -1);
  await winWithRunningClock(page, game);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: shellText('en', 'results.win') })).toBeVisible();
  await page.goto('/season');
  await expect(page.getByRole('row', { name: /^Country Match 1 100%/ })).toBeVisible();
});

test('the hub’s search and the album’s pages work beside other programs', async ({ page, context }) => {
  await context.addInitScript(fillStorage);
  await page.addInitScript({ content: TRANSLATE });
  await page.goto('/');
  await untilHydrated(page);
  const search = page.getByRole('combobox', { name: 'Search Game' });
  await search.fill('zzz');
  await expect(page.getByText('No games found.')).toBeVisible();
  await search.fill('wordle');
  await expect(page.getByRole('option', { name: 'FutWordle' })).toBeVisible();
  await search.fill('zzz');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.goto('/album');
  await untilHydrated(page);
  for (const nation of ['Brazil', 'England', 'Spain']) {
    await page.getByRole('tab', { name: nation }).click();
    await expect(page.getByRole('heading', { level: 2, name: nation })).toBeVisible();
  }
});

// PersonEditor.test.tsx covers the draft, the rejection and the focus. This test adds the other programs.
test(
  'a corrected spell is kept over a reload and saved beside other programs',
  { tag: '@long' },
  async ({ page, servers, site }) => {
    const url = isFull ? site.url : (await servers.site()).url;
    await logInWithoutPage(page, url);
    await openTab(page, 'players', url);
    await page.evaluate(TRANSLATE);
    await page.getByRole('button', { name: /^Name/ }).click();
    await expect(page.getByRole('columnheader', { name: /^Name/ })).toHaveAttribute('aria-sort', 'ascending');
    await page.getByLabel('Search').fill('Andrea Pirlo');
    await expect(page.getByRole('tabpanel').getByRole('row')).toHaveCount(2);
    const player = page.getByRole('button', { name: 'Andrea Pirlo' });
    const edit = page.getByRole('button', { name: 'Edit' });
    // The dialog closes if the player cannot be read. After a reload it opens by itself and covers the table.
    const startEdit = () =>
      expect(async () => {
        const isOpen = await page.getByRole('dialog').isVisible();
        if (!isOpen) await player.click({ timeout: patience(1000) });
        await edit.click({ timeout: patience(5000) });
      }).toPass({ intervals: [100] });
    await startEdit();
    const goals = page.getByLabel('Goals, Juventus');
    await goals.fill('1999');
    await goals.press('Enter');
    await page.reload();
    await startEdit();
    await expect(goals).toHaveValue('1999');

    await page.evaluate(fillStorage);
    const save = page.getByRole('button', { name: 'Save' });
    await expect(async () => {
      await save.click();
      await expect(page.getByText('More goals than matches.')).toBeVisible({ timeout: 5000 });
    }).toPass();
    await expect(goals).toBeFocused();
    await goals.fill('17');
    await expect(async () => {
      await save.click({ timeout: 5000 });
      await expect(page.getByText('The facts were saved.', { exact: true })).toBeVisible({ timeout: 5000 });
    }).toPass();

    const found = await page.request.get(`${url}/api/players/search?q=pirlo`);
    const [{ id }] = (await found.json()) as [{ id: number }];
    const { career } = (await (await page.request.get(`${url}/api/players/${id}`)).json()) as {
      career: { team: string; goals: number }[];
    };
    expect(career.find(({ team }) => team === 'Juventus')?.goals).toBe(17);
  },
);

/** Searches of a visitor in a minute. */
const SEARCHES = 60;

test('the search finds each of the hard spellings of a name', { tag: '@long' }, async ({ baseURL }) => {
  const rows = [WHOLE_NAMES, PARTS_OF_NAMES, NICKNAMES].flatMap((table) =>
    Object.entries(table).flatMap(([name, spellings]) => spellings.map((spelling) => [name, spelling] as const)),
  );
  expect(rows.length).toBeGreaterThan(200);
  const missed: string[] = [];
  for (let first = 0; first < rows.length; first += SEARCHES) {
    const visitor = await request.newContext({ baseURL: baseURL!, ignoreHTTPSErrors: true });
    await visitor.get('/');
    for (const [name, spelling] of rows.slice(first, first + SEARCHES)) {
      const answer = await visitor.get('/api/players/search', { params: { q: spelling } });
      const hits = answer.ok() ? ((await answer.json()) as PlayerHit[]) : [];
      if (!hits.some((hit) => hit.name === name)) missed.push(`${answer.status()} ${name}: ${spelling}`);
    }
    await visitor.dispose();
  }
  expect(missed).toEqual([]);
});
