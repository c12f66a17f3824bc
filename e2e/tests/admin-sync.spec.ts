import type { ReviewCount, SyncDetail, SyncRun } from '@soccer-legends/contracts';
import { logInWithoutPage, openTab } from '../site/administrator.ts';
import { expect, openIn, patience, test } from '../site/test.ts';
import { gameText } from '../site/texts.ts';

/** Number of players to sync; 20 is the default of the console. */
const countIn = (browserName: string) => (process.env['E2E'] === 'all' && browserName === 'chromium' ? 20 : 3);

const KINDS = { newcomer: 'Newcomers', change: 'Changed facts', conflict: 'Conflicts', littleKnown: 'Little known' };

// Syncing a player until a game asks about the player takes long.
test.describe.configure({ timeout: patience(150_000) });

test(
  'a sync started in the console shows its progress and results, and visitors can guess the new players once they are accepted',
  { tag: ['@long', '@engines'] },
  async ({ page, browser, browserName, ownSite }) => {
    const wanted = countIn(browserName);
    const { url } = ownSite;
    await logInWithoutPage(page, url);
    await openTab(page, 'admin', url);
    await page.getByRole('button', { name: 'Sync New Players from API' }).click();
    const question = page.getByRole('dialog', { name: 'Sync New Player Data' });
    // Typed, because in Firefox Playwright appends to a number.
    await question.getByLabel('Number of players').fill('');
    await question.getByLabel('Number of players').pressSequentially(String(wanted));
    await question.getByRole('button', { name: 'Start' }).click();

    const progress = page.getByRole('progressbar', { name: 'New players' });
    await expect(progress).toBeVisible();
    await expect(page.getByText(new RegExp(`^[0-${wanted}] of ${wanted}`))).toBeVisible();

    const results = page.getByRole('dialog', { name: '¡Sincronización Completada!' });
    await expect(results).toBeVisible({ timeout: patience(45_000) });
    await expect(progress).toBeHidden();
    const runs = (await (await page.request.get(`${url}/api/admin/sync-history`)).json()) as SyncRun[];
    expect(runs).toMatchObject([{ status: 'completed', playersAdded: wanted, playersFailed: 0 }]);
    const details = await page.request.get(`${url}/api/admin/sync-history/${runs[0]!.id}/details`);
    const names = ((await details.json()) as SyncDetail[]).map(({ playerName }) => playerName);
    expect(new Set(names).size).toBe(wanted);
    for (const name of names) await expect(results.getByRole('rowheader', { name, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(results).toBeHidden();

    await page.getByRole('tab', { name: 'Players' }).click();
    const rows = page.getByRole('tabpanel').getByRole('row');
    for (const name of names) {
      await page.getByLabel('Search').fill(name);
      await expect(rows.filter({ hasText: name })).toHaveCount(1);
    }

    const search = `${url}/api/players/search?q=${encodeURIComponent(names[0]!)}`;
    expect(await (await page.request.get(search)).json()).toEqual([]);
    await page.getByRole('tab', { name: 'Review' }).click();
    const counts = (await (await page.request.get(`${url}/api/admin/review`)).json()) as ReviewCount[];
    for (const { kind, count } of counts.filter((open) => open.count > 0)) {
      await page.getByRole('button', { name: `${KINDS[kind]} ${count}` }).click();
      await page.getByRole('button', { name: 'Accept this page' }).click();
      await expect(page.getByRole('button', { name: `${KINDS[kind]} 0` })).toBeVisible();
    }

    const visitor = await (await browser.newContext()).newPage();
    await openIn(visitor, 'en', `${url}/career-game`);
    await visitor.getByRole('button', { name: gameText('career-guess', 'en', 'intro.start') }).click();
    await visitor.getByRole('combobox').pressSequentially(names[0]!);
    await visitor.getByRole('option', { name: names[0]! }).click();
    await visitor.getByRole('combobox').press('Enter');
    await expect(visitor.getByRole('list', { name: 'Rounds' })).toContainText(/Round 1 of 5: (?:correct|wrong)/);
  },
);
