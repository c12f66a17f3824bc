import type { SyncProgress } from '@soccer-legends/contracts';
import type { Page } from '@playwright/test';
import { mockResponse, logInWithoutPage, openTab } from '../site/administrator.ts';
import { expect, patience, test } from '../site/test.ts';

// One of them starts its own site.
test.describe.configure({ timeout: patience(150_000) });

interface Row {
  button: string;
  path: RegExp;
  title: string;
  fill?: (page: Page) => Promise<void>;
}

const searchFor = (label: string) => async (page: Page) => {
  await page.getByRole('dialog').getByLabel(label).fill('Kane');
};

const ROWS: readonly Row[] = [
  { button: 'Sync New Players from API', path: /\/admin\/sync$/, title: 'Sync Failed' },
  { button: 'Update Existing Players', path: /\/sync-existing$/, title: 'Update Failed' },
  {
    button: 'Sync Complete Teams from API',
    path: /\/sync-team-players$/,
    title: 'Team Sync Failed',
    fill: async (page) => {
      await page.getByRole('dialog').getByLabel('Team').fill('arsenal');
      await expect(page.getByRole('dialog').getByLabel('Year')).toHaveValue('2023');
    },
  },
  {
    button: 'Sync Players by Name Search',
    path: /\/sync-players-by-name$/,
    title: 'Name Search Sync Failed',
    fill: searchFor('Name'),
  },
  {
    button: 'Sync Coach by Name Search',
    path: /\/sync-coach-by-name$/,
    title: 'Coach Search Sync Failed',
    fill: searchFor('Names'),
  },
  { button: 'Update all coaches', path: /\/sync-existing-coaches$/, title: 'Coach Update Failed' },
  { button: 'Update team statistics', path: /\/sync-teams-stats$/, title: 'Teams Sync Failed' },
];

const RUNNING = 'Sync 7 is still running. Wait until it has ended, or cancel it.';

test('every sync that cannot start shows its own title and the reason', async ({ page }) => {
  await logInWithoutPage(page);
  const refusal = { code: 'sync.alreadyRunning', message: RUNNING, syncId: 7, requestId: 'r' };
  for (const { path } of ROWS) await mockResponse(page, path, refusal, 409);
  await openTab(page, 'admin');
  for (const { button, title, fill } of ROWS) {
    await page.getByRole('button', { name: button }).click();
    await fill?.(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
    await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(RUNNING).first()).toBeVisible();
  }
});

test('a sync that the service rejects shows the reason in a toast and, in red, in the history', async ({
  page,
  servers,
}) => {
  const sandbox = await servers.sandbox('--misbehave', 'suspended');
  const site = await servers.site(sandbox.environment);
  await logInWithoutPage(page, site.url);
  await openTab(page, 'admin', site.url);
  await page.getByRole('button', { name: 'Sync New Players from API' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  // Until the account's limits are known, requests use the smallest plan's rate: one every six seconds.
  await expect(page.getByText('Sync Failed', { exact: true }).first()).toBeVisible({ timeout: patience(60_000) });
  await expect(page.getByText(/^The account at the data service is suspended\./).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Sync History' }).click();
  await page.getByRole('tabpanel').getByRole('button', { name: 'New players' }).click();
  const dialog = page.getByRole('dialog', { name: 'New players' });
  await expect(dialog.getByText('Failed', { exact: true }).first()).toBeVisible();
  const reason = dialog.getByRole('definition').filter({ hasText: /^The account at the data service is suspended\./ });
  await expect(reason).toBeVisible();
});

test('a sync that has used up the daily quota shows how long it waits and can be canceled', async ({ page }) => {
  await logInWithoutPage(page);
  const progress: SyncProgress = {
    syncId: 7,
    kind: 'new-players',
    about: null,
    status: 'in_progress',
    done: 3,
    total: 20,
    calls: 0,
    queued: 0,
    currentName: null,
    secondsLeft: null,
    quotaLeft: 0,
    waitingUntil: '2026-11-22T00:00:30Z',
    canceling: false,
    error: null,
    failure: null,
    detail: null,
  };
  await page.route(/\/sync\/progress$/, (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `event: progress\ndata: ${JSON.stringify(progress)}\n\n`,
    }),
  );
  await mockResponse(page, /\/sync\/7\/cancel$/, { success: true }, 202);
  await openTab(page, 'syncHistory');
  const run = page.getByRole('region', { name: 'New players' });
  for (const message of [/^Waiting until/, '3 of 20', '0 requests left today'])
    await expect(run.getByText(message)).toBeVisible();
  const cancellation = page.waitForRequest(/\/sync\/7\/cancel$/);
  await run.getByRole('button', { name: 'Cancel the run' }).click();
  expect((await cancellation).method()).toBe('POST');
});
