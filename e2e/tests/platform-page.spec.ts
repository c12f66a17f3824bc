import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, patience, test } from '../site/test.ts';

/** Scripts, style sheets and texts of the shell and the game. */
const MAX_REQUESTS = 14;
/** The page, then everything that it links, then what the shell's script requests. */
const MAX_STEPS = 3;

test('a game’s page requests its files at once: few requests, no long chain', async ({ page }) => {
  await page.goto('/futwordle');
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => !entry.name.includes('/api/events') && !entry.name.includes('/fonts/'))
      .map(({ name, startTime, duration }) => ({
        name: new URL(name).pathname,
        from: startTime,
        to: startTime + duration,
      })),
  );
  const own = fetched.filter(({ name }) => name.startsWith('/plugins/') || name.startsWith('/assets/'));
  expect(own.length).toBeLessThanOrEqual(MAX_REQUESTS);

  // The longest chain in which each request started after the previous one ended. Pictures and fonts load before
  // scripts, which do not wait for them.
  const entry = fetched.find(({ name }) => name.endsWith('/remoteEntry.js'))!;
  const code = fetched.filter(({ name }) => /\.(?:js|json|css)$/.test(name));
  const before = code.filter(({ to }) => to <= entry.from).sort((a, b) => a.to - b.to);
  const chain: typeof fetched = [];
  for (const one of before) if (chain.length === 0 || one.from >= chain.at(-1)!.to) chain.push(one);
  expect(chain.length + 1, JSON.stringify(chain)).toBeLessThanOrEqual(MAX_STEPS);
});

test(
  'an open tab continues with the old version after a release, and a new tab loads the new version',
  { tag: '@long' },
  async ({ page, context, ownSite }) => {
    await page.goto(`${ownSite.url}/futwordle`);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('textbox').waitFor();
    const live = async () =>
      (await (await page.request.get(`${ownSite.url}/api/games`)).text()).includes('"version":"1.9.0"');

    const dist = join(ownSite.plugins, 'fut-wordle/dist');
    const manifest = join(dist, 'plugin.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"version": "[^"]+"/, '"version": "1.9.0"'));
    await expect.poll(live, { timeout: patience(30_000) }).toBe(true);

    await page.getByRole('textbox').fill('ABCDE');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Attempt 2/6')).toBeVisible();
    // The files of the old release are still served.
    const kept = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find((name) => name.endsWith('remoteEntry.js')),
    );
    expect((await page.request.get(kept!)).status()).toBe(200);

    const fresh = await context.newPage();
    await fresh.goto(`${ownSite.url}/futwordle`);
    await fresh.getByRole('button', { name: 'Start', exact: true }).waitFor();
    const requested = await fresh.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(requested.some((name) => name.includes('/plugins/fut-wordle/1.9.0-'))).toBe(true);
  },
);
