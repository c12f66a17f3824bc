import { join } from 'node:path';
import type { AuditItem, IssuedPublishToken, PluginDetail, PluginHistoryEntry } from '@soccer-legends/contracts';
import type { Browser } from '@playwright/test';
import { logInWithoutPage, openTab, signIn } from '../site/administrator.ts';
import { newAuthor } from '../site/author.ts';
import { edit } from '../site/edit.ts';
import { expect, patience, test } from '../site/test.ts';

const KEY = 'cup-finals';
const PLUGIN = `/api/admin/plugins/${KEY}`;
/** With this share, at least 8 of 20 random visitors almost certainly get the candidate. */
const SHARE = 60;
/** A candidate must fail in this many networks before it is paused. */
const MIN_NETWORKS = 8;
const MAX_VISITORS = 40;

// Runs the complete checks twice, and then opens pages until the pause.
test.setTimeout(patience(480_000));

test('the server pauses a candidate that pages cannot load, and logs the failure counts', async ({
  page,
  browser,
  servers,
}) => {
  const ownSite = await servers.site({ TRUST_PROXY: '1' });
  const author = await newAuthor(ownSite.url);
  const administrator = await signIn(page.request, ownSite.url);
  const detail = () => administrator.send<PluginDetail>('GET', PLUGIN);
  const address = `${ownSite.url}/${KEY}`;
  try {
    const { secret: token } = await administrator.send<IssuedPublishToken>('POST', `${PLUGIN}/tokens`, {
      name: 'team',
      days: 1,
    });
    await author.run(['new', KEY]);
    const project = join(author.folder, KEY);
    await author.install(project);
    const command = (...parameters: string[]) => author.run(parameters, { cwd: project, token });
    await command('publish');
    await command('release', '--reason', 'first version');
    // The candidate passes every check and its own tests, which have other addresses, and fails only in the site.
    edit(project, 'plugin.json', (text) => text.replace('"version": "1.0.0"', '"version": "1.1.0"'));
    edit(
      project,
      'src/game.ts',
      (text) => `${text}\nif (import.meta.url.includes('//localhost:')) throw new Error('broken');\n`,
    );
    await command('publish');
    const live = (await detail()).live!;
    const staged = await command('stage', '--share', String(SHARE), '--reason', 'a few first');
    expect(staged).toContain(`${SHARE} % of the visitors get 1.1.0-`);
    expect(await command('status')).toMatch(new RegExp(`^ +${SHARE} % +1\\.1\\.0-`, 'm'));

    const seen = { played: 0, broken: 0 };
    for (let visitors = 0; visitors < MAX_VISITORS && (await detail()).candidate?.share; visitors++)
      seen[await visit(browser, visitors % 2 === 0 ? address : ownSite.url, { network: visitors })]++;
    const after = await detail();
    expect([after.candidate?.share, after.live?.release]).toEqual([0, live.release]);
    expect(seen.broken).toBeGreaterThanOrEqual(MIN_NETWORKS);
    expect(seen.played).toBeGreaterThan(0);

    const [latest] = await administrator.send<PluginHistoryEntry[]>('GET', `${PLUGIN}/history`);
    expect(latest).toMatchObject({
      action: 'pause',
      actor: 'system',
      version: { version: '1.1.0' },
      comparison: {
        candidate: { loads: 0, failures: expect.any(Number), faultyPercent: 100 },
        live: { failures: 0, errors: 0, faultyPercent: 0 },
      },
    });
    expect(latest!.comparison!.candidate.failures).toBe(MIN_NETWORKS);
    const { items } = await administrator.send<{ items: AuditItem[] }>('GET', '/api/admin/audit?pageSize=10');
    expect(items.find(({ action }) => action === 'plugin.pause')).toMatchObject({
      actor: 'system',
      target: KEY,
      outcome: 'done',
      before: { live: live.release, share: SHARE },
      after: { live: live.release, share: 0, comparison: latest!.comparison },
    });

    expect(await visit(browser, address, { network: 200 })).toBe('played');
    await logInWithoutPage(page, ownSite.url);
    await openTab(page, 'plugins', ownSite.url);
    await page.getByRole('button', { name: KEY }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(/Candidate: 0 loads, \d+ failed, 0 broke \(100%\)/);
    await expect(dialog).toContainText(/Live: \d+ loads, 0 failed, 0 broke \(0%\)/);

    expect(await command('withdraw', '--reason', 'not ready')).toContain('1.0.0 is withdrawn. Nothing is live.');
    const status = await command('status');
    expect(status).toMatch(/^ +withdrawn +1\.0\.0-/m);
    expect(status).toMatch(/pause 1\.1\.0-\w+ by system/);
    expect((await fetch(address, { headers: { accept: 'text/html' } })).status).toBe(404);
  } finally {
    author.dispose();
  }
});

/** Opens the game, at its address or from the hub, as a new visitor, and leaves. */
async function visit(
  browser: Browser,
  address: string,
  { network }: { network: number },
): Promise<'played' | 'broken'> {
  const context = await browser.newContext();
  // Not for the game's files: this header would require a CORS preflight in a frame.
  await context.route(
    ({ pathname }) => !pathname.startsWith('/plugins/'),
    (route) => route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': `198.51.${network}.7` } }),
  );
  const page = await context.newPage();
  // The page sends its report a few seconds after the load.
  const reported = page.waitForResponse('**/api/plugin-health');
  await page.goto(address);
  const card = page.locator(`a[href="/${KEY}"]`).first();
  if (!address.endsWith(KEY)) await card.click();
  const start = page.getByRole('button', { name: 'Start', exact: true });
  const again = page.getByRole('button', { name: 'Try again' });
  await start.or(again).waitFor();
  const outcome = (await start.isVisible()) ? 'played' : 'broken';
  await reported;
  await context.close();
  return outcome;
}
