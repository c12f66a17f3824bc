import type { Page } from '@playwright/test';
import { ADMIN_PASSWORD } from '../site/admin-password.ts';
import { confirmPassword, logInWithoutPage, openTab } from '../site/administrator.ts';
import { freePort } from '../site/free-port.ts';
import { addHostileGame, playHostileGame, type Loot } from '../site/hostile-game.ts';
import { forwardPort } from '../site/second-port.ts';
import type { Site } from '../site/site.ts';
import { expect, patience, test, type Servers } from '../site/test.ts';

// Each test starts its own site, and two of them build a game.
test.setTimeout(patience(300_000));

const KEY = 'memo-game';
const NAME = 'Player Memo Test';

/** Starts a site whose console has another port, as in the provided deployments. All ports share cookies. */
async function startSeparate(servers: Servers): Promise<{ site: Site; console: string; stop: () => void }> {
  const port = await freePort('localhost');
  const console = `http://localhost:${port}`;
  const site = await servers.site({ ADMIN_URL: console });
  const stop = await forwardPort(port, Number(new URL(site.url).port));
  return { site, console, stop };
}

/** Returns the results of the hostile game's attacks, once the site lists the game. */
async function lootOf(page: Page, site: Site, target: string): Promise<Loot> {
  await expect
    .poll(async () => (await fetch(`${site.url}/bad-faith`, { headers: { accept: 'text/html' } })).status, {
      timeout: patience(40_000),
    })
    .toBe(200);
  return playHostileGame(page, site.url, target);
}

async function isListed(site: Site): Promise<boolean> {
  const games = (await (await fetch(`${site.url}/api/games`)).json()) as { key: string; isActive: boolean }[];
  return games.some(({ key, isActive }) => key === KEY && isActive);
}

test(
  'on one origin, a hostile game can use the session, but not release, issue tokens or open the console',
  { tag: '@long' },
  async ({ page, context, guard, ownSite: site }) => {
    addHostileGame(site.plugins);
    await logInWithoutPage(page, site.url);
    // The administrator has just entered the password, so the proof is in the console's document.
    await openTab(page, 'plugins', site.url);
    await page.getByRole('button', { name: KEY }).click();
    const dialog = page.getByRole('dialog', { name: KEY });
    await dialog.getByRole('textbox', { name: 'Team or purpose' }).fill('team');
    await dialog.getByRole('textbox', { name: 'Team or purpose' }).press('Enter');
    await confirmPassword(page);
    await expect(dialog.getByRole('status').getByRole('code')).toHaveText(/^slp_/);

    const game = await context.newPage();
    expect(await lootOf(game, site, site.url)).toEqual({
      window: 'blocked',
      frame: 'blocked',
      policy: 'blocked',
      passkey: 'blocked',
      webrtc: 'blocked',
      session: '200',
      feedback: '200',
      tokens: '200',
      toggle: '200',
      token: '403 session.passwordRequired',
      release: '403 session.passwordRequired',
      rollback: '403 session.passwordRequired',
      restore: '403 session.passwordRequired',
      password: '401 session.wrongPassword',
    });
    expect(await isListed(site)).toBe(false);
    guard.faults.length = 0;
  },
);

test('a console with its own address is out of reach of a hostile game @long', async ({
  page,
  context,
  guard,
  servers,
}) => {
  const { site, console, stop } = await startSeparate(servers);
  addHostileGame(site.plugins);
  await logInWithoutPage(page, console);
  await openTab(page, 'games', console);

  const names = ['session', 'feedback', 'tokens', 'toggle', 'token', 'release', 'rollback', 'restore', 'password'];
  const all = (outcome: string): Loot => Object.fromEntries(names.map((name) => [name, outcome]));
  const game = await context.newPage();
  const inThePage = { window: 'blocked', frame: 'blocked', policy: 'blocked', passkey: 'blocked', webrtc: 'blocked' };
  expect(await lootOf(game, site, site.url)).toEqual({ ...all('403 request.wrongAddress'), ...inThePage });
  expect(await lootOf(game, site, console)).toEqual({ ...all('blocked'), ...inThePage });
  expect(await isListed(site)).toBe(true);
  expect((await page.request.get(`${console}/api/admin/session`)).status()).toBe(200);
  guard.faults.length = 0;
  stop();
});

test('a console with its own address works: links, login, live updates, previews @long', async ({
  page,
  context,
  servers,
}) => {
  const { site, console, stop } = await startSeparate(servers);
  await page.goto(site.url);
  const card = page.getByRole('link', { name: new RegExp(`^${NAME}`) });
  await expect(card).toBeVisible();

  const admin = await context.newPage();
  await admin.goto(site.url);
  await admin.getByRole('link', { name: 'Admin' }).click();
  await expect(admin).toHaveURL(`${console}/admin-login`);
  await admin.getByLabel('Password').fill(ADMIN_PASSWORD);
  await admin.getByLabel('Password').press('Enter');
  await expect(admin).toHaveURL(`${console}/admin`);
  await admin.getByRole('tab', { name: 'Games' }).click();
  await admin.getByRole('button', { name: `Deactivate ${NAME}` }).click();
  await expect(admin.getByRole('button', { name: `Activate ${NAME}`, exact: true })).toBeVisible();
  await expect(card).toBeHidden();

  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    admin.getByRole('link', { name: new RegExp(`^${NAME}`) }).click(),
  ]);
  await expect(preview).toHaveURL(new RegExp(`^${site.url}/[a-z-]+$`));
  await expect(preview.getByRole('note')).toBeVisible();
  await expect(preview.getByRole('button', { name: /Start/ })).toBeVisible();

  await admin.getByRole('button', { name: `Activate ${NAME}`, exact: true }).click();
  await expect(card).toBeVisible();
  await admin.getByRole('link', { name: 'Inicio' }).click();
  await expect(admin).toHaveURL(new RegExp(`^${site.url}/`));
  stop();
});
