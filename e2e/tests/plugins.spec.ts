import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { request as playwrightRequest } from '@playwright/test';
import { signIn } from '../site/administrator.ts';
import { expect, patience, test } from '../site/test.ts';

/** Copies a built game under another key to the plugin folder of a running site, in one atomic step. */
function addCopy(plugins: string, of: string, key: string): void {
  const built = join(plugins, of, 'dist');
  const staged = join(plugins, `.${key}`);
  cpSync(built, join(staged, 'dist'), { recursive: true });
  for (const file of ['plugin.json', 'remoteEntry.js']) {
    const path = join(staged, 'dist', file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(of, key));
  }
  const manifest = join(staged, 'dist/plugin.json');
  const texts = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, unknown>;
  writeFileSync(manifest, JSON.stringify({ ...texts, route: `/${key}`, name: { en: 'Extra Time' } }));
  renameSync(staged, join(plugins, key));
}

test(
  'a game that is published while the site runs appears in an open hub and can be played',
  { tag: ['@fault-104', '@long', '@engines'] },
  async ({ page, ownSite }) => {
    await page.goto(ownSite.url);
    await expect(page.getByRole('link', { name: /^FutWordle .*Play$/ })).toBeVisible();
    const shell = await page.locator('script[src*="/assets/shell"]').getAttribute('src');

    addCopy(ownSite.plugins, 'fut-wordle', 'extra-time');
    const added = page.getByRole('link', { name: /^Extra Time/ });
    await expect(added).toBeVisible({ timeout: patience(10_000) });
    await added.click();
    await expect(page).toHaveURL(/\/extra-time$/);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.getByRole('textbox')).toBeVisible();
    expect(await page.locator('script[src*="/assets/shell"]').getAttribute('src')).toBe(shell);
  },
);

test(
  'a game whose folder was removed disappears from the hub, and the others stay',
  { tag: '@long' },
  async ({ page, ownSite }) => {
    await page.goto(ownSite.url);
    const game = page.getByRole('link', { name: /^FutWordle .*Play$/ });
    await expect(game).toBeVisible();
    rmSync(join(ownSite.plugins, 'fut-wordle'), { recursive: true });
    await expect(game).toBeHidden({ timeout: patience(10_000) });
    await expect(page.getByRole('link', { name: /^Guess the Club Logo .*Play$/ })).toBeVisible();
  },
);

test(
  'a round in progress continues after its game was removed',
  { tag: ['@fault-105', '@long'] },
  async ({ page, ownSite }) => {
    await page.goto(`${ownSite.url}/futwordle`);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('textbox').waitFor();
    rmSync(join(ownSite.plugins, 'fut-wordle'), { recursive: true });
    await expect
      .poll(async () => (await (await page.request.get(`${ownSite.url}/api/games`)).text()).includes('fut-wordle'), {
        timeout: patience(10_000),
      })
      .toBe(false);
    await page.getByRole('textbox').fill('ABCDE');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Attempt 2/6')).toBeVisible();
  },
);

for (const [what, offline] of [
  ['', false],
  [', also on a page that missed the event', true],
] as const) {
  test(`a withdrawal ends a round in progress with a message${what}`, { tag: '@long' }, async ({ page, ownSite }) => {
    const adminContext = await playwrightRequest.newContext();
    const administrator = await signIn(adminContext, ownSite.url);
    const plugin = '/api/admin/plugins/fut-wordle';
    if (offline) await page.route('**/api/events', (route) => route.abort());
    await page.goto(`${ownSite.url}/futwordle`);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('textbox').waitFor();

    await administrator.send('POST', `${plugin}/withdraw`, { reason: 'It insults people.' });
    await page.unrouteAll();
    await expect(page.getByRole('alert').filter({ hasText: 'has been withdrawn' })).toBeVisible();
    await expect(page.getByRole('textbox')).toBeHidden();
    await page.getByRole('link', { name: /Back to/ }).click();
    await expect(page.getByRole('link', { name: /^Guess the Club Logo .*Play$/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^FutWordle .*Play$/ })).toBeHidden();

    await administrator.send('POST', `${plugin}/restore`, { reason: 'It was fixed.' });
    await page.getByRole('link', { name: /^FutWordle .*Play$/ }).click();
    await expect(page.getByRole('button', { name: /^(Start|Resume your game)$/ }).first()).toBeVisible();
    await adminContext.dispose();
  });
}

test('the built shell contains no name of a game', () => {
  const folder = fileURLToPath(new URL('../../shell/dist', import.meta.url));
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  const code = scripts.map((name) => readFileSync(join(folder, 'assets', name), 'utf8')).join('');
  expect(code).toContain('Minified React error');
  for (const word of ['fut-wordle', 'FutWordle', 'futwordle"', 'logo-game', 'career-guess', 'Career Guess']) {
    expect(`${html}${code}`.includes(word), word).toBe(false);
  }
});
