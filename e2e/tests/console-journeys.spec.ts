import type { Page } from '@playwright/test';
import {
  PASSWORD_PROOF_HEADER,
  type AdminPasswordProof,
  type AdminPlayer,
  type FactSheet,
  type NewCareerGame,
  type ReviewCount,
} from '@soccer-legends/contracts';
import { addAuthenticator, FROM_OWN_PAGE, logInWithoutPage, openTab, signIn } from '../site/administrator.ts';
import { ADMIN_PASSWORD } from '../site/admin-password.ts';
import { Journey } from '../site/journey.ts';
import { startPostgres } from '../site/postgres.ts';
import { expect, patience, test, visit } from '../site/test.ts';

// Each test starts a site. The tests run one after the other, so that the last one can print all journeys.
test.describe.configure({ mode: 'default', timeout: patience(180_000) });
test.afterAll(() => Journey.print());

const file = (page: Page) => page.getByLabel('Import a CSV file');
const readPlayer = async (page: Page, url: string, id: number): Promise<AdminPlayer> =>
  (await page.request.get(`${url}/api/players/${id}`)).json();
const readPlayers = async (page: Page, url: string): Promise<AdminPlayer[]> => {
  const players = (await (await page.request.get(`${url}/api/players?limit=1000`)).json()) as AdminPlayer[];
  return players.sort((one, other) => one.id - other.id);
};

/** Imports lines of the table of players by a request, without the console. */
async function importPlayers(page: Page, url: string, [header, ...lines]: readonly string[]): Promise<void> {
  const proven = await page.request.post(`${url}/api/admin/session/password-proof`, {
    headers: FROM_OWN_PAGE,
    data: { password: ADMIN_PASSWORD },
  });
  const { proof } = (await proven.json()) as AdminPasswordProof;
  const imported = await page.request.post(`${url}/api/admin/csv/players?dryRun=false`, {
    headers: { 'content-type': 'text/csv', [PASSWORD_PROOF_HEADER]: proof, ...FROM_OWN_PAGE },
    data: [header, ...lines].join('\r\n'),
  });
  expect(await imported.json()).toMatchObject({ people: lines.length, errors: [] });
}

/** Deals games of Career Guess until the first question asks about this player. */
async function askFor(page: Page, id: number): Promise<void> {
  await page.route('**/api/game/new', async (route) => {
    for (;;) {
      const headers = { ...route.request().headers(), 'content-type': 'application/json' };
      const response = await route.fetch({ headers, postData: { prefer: [id] } });
      const game = (await response.json()) as NewCareerGame;
      if ('correctPlayerId' in game && game.correctPlayerId === id) return route.fulfill({ response });
    }
  });
}

test('a corrected spell is seen in a round', { tag: '@long' }, async ({ page, ownSite: { url } }) => {
  await logInWithoutPage(page, url);
  await openTab(page, 'players', url);
  const journey = new Journey(page, 'correct a spell');
  await journey.fill(page.getByRole('searchbox'), 'Andrea Pirlo');
  await journey.press(page.getByRole('button', { name: 'Andrea Pirlo' }));
  await journey.press(page.getByRole('button', { name: 'Edit' }));
  await journey.fill(page.getByLabel('To, Juventus'), '2014');
  await journey.press(page.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('The facts were saved.', { exact: true })).toBeVisible();
  journey.end();

  const [{ id }] = await (await page.request.get(`${url}/api/players/search?q=andrea+pirlo`)).json();
  const round = new Journey(page, 'see it in a round');
  await askFor(page, id);
  await visit(page, `${url}/career-game`);
  await round.press(page.getByRole('button', { name: 'Start Game' }));
  await expect(page.getByRole('row', { name: 'Juventus' })).toContainText('2011–2014');
  round.end();
});

test(
  'a file with three bad lines changes nothing until it is corrected, and fills ten gaps afterwards',
  {
    tag: '@long',
  },
  async ({ page, ownSite: { url } }) => {
    await logInWithoutPage(page, url);
    await openTab(page, 'tables', url);
    const ids = (await readPlayers(page, url)).map(({ id }) => id);
    const gaps = ids.slice(0, 10).map((id) => `${id},`);
    const journey = new Journey(page, 'import a file with three bad lines');
    await journey.chooseFile(file(page), [
      'id,position',
      ...gaps,
      `${ids[20]},Sweeper`,
      'x,Defender',
      '999999,Defender',
    ]);
    await journey.fill(page.getByRole('dialog').getByLabel('Password'), ADMIN_PASSWORD);
    await journey.key('Enter');
    await expect(page.getByRole('region', { name: 'Errors' }).getByRole('row')).toHaveCount(4);
    expect((await readPlayer(page, url, ids[0]!)).position).not.toBeNull();
    await journey.chooseFile(file(page), ['id,position', ...gaps]);
    await journey.press(page.getByRole('button', { name: /^Import changes/ }));
    await expect(page.getByText(/^Imported\./).first()).toBeVisible();
    journey.end();
    expect((await readPlayer(page, url, ids[0]!)).position).toBeNull();

    const filling = new Journey(page, 'find and fix ten gaps');
    await filling.press(page.getByRole('tab', { name: 'Quality' }));
    await filling.press(page.getByRole('button', { name: /^No position/ }));
    const names = page.getByRole('tabpanel').getByRole('rowheader').getByRole('button');
    await expect(names).toHaveCount(10);
    const titles = await names.allTextContents();
    await filling.press(names.first());
    for (const title of titles) {
      const dialog = page.getByRole('dialog', { name: title, exact: true });
      await filling.choose(dialog.getByLabel('Position', { exact: true }), 'Defender');
      await filling.press(dialog.getByRole('button', { name: /^Save/ }));
    }
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(names).toHaveCount(0);
    filling.end();
    expect((await readPlayer(page, url, ids[9]!)).position).toBe('Defender');
  },
);

test('a bad import of 200 names is reverted as a whole', { tag: '@long' }, async ({ page, ownSite: { url } }) => {
  await logInWithoutPage(page, url);
  const players = (await readPlayers(page, url)).slice(0, 200);
  const some = [0, 99, 199].map((at) => players[at]!);
  const namesNow = () => Promise.all(some.map(async ({ id }) => (await readPlayer(page, url, id)).name));
  const before = some.map(({ name }) => name);
  await importPlayers(page, url, ['id,name', ...players.map(({ id, name }) => `${id},Wrong ${name}`)]);
  expect(await namesNow()).toEqual(before.map((name) => `Wrong ${name}`));
  await openTab(page, 'admin', url);
  const journey = new Journey(page, 'revert a bad import of 200');
  await journey.press(page.getByRole('tab', { name: 'Changes' }));
  await journey.press(page.getByRole('button', { name: /^Revert all of/ }).first());
  const dialog = page.getByRole('dialog');
  const title = await dialog.getByRole('heading').textContent();
  await journey.fill(dialog.getByLabel(/^To confirm/), title!.replace('Revert all of ', ''));
  await journey.press(dialog.getByRole('button', { name: 'Revert', exact: true }));
  await expect(page.getByText('Reverted. Entries changed: 200').first()).toBeVisible();
  journey.end();
  expect(await namesNow()).toEqual(before);
});

test(
  'an editor is added who cannot release, and a stolen session is ended',
  { tag: '@long' },
  async ({ page, browser, ownSite: { url } }) => {
    await logInWithoutPage(page, url);
    await openTab(page, 'people', url);
    const adding = new Journey(page, 'add an editor');
    await adding.fill(page.getByLabel('Name'), 'Ana');
    await adding.press(page.getByRole('button', { name: 'Add and invite' }));
    await adding.fill(page.getByRole('dialog').getByLabel('Password'), ADMIN_PASSWORD);
    await adding.key('Enter');
    const link = await page.getByRole('status').getByRole('code').textContent();
    adding.end();

    const ana = await (await browser.newContext()).newPage();
    await addAuthenticator(ana);
    const accepting = new Journey(ana, 'accept the invitation');
    await visit(ana, link!);
    await accepting.press(ana.getByRole('button', { name: 'Create passkey' }));
    await expect(ana.getByRole('tab', { name: 'Players' })).toBeVisible();
    accepting.end();
    const release = await ana.request.post(`${url}/api/admin/plugins/memo-game/release`, {
      headers: { 'sec-fetch-site': 'same-origin' },
      data: { version: '1.0.0', reason: 'a test of the roles' },
    });
    expect(release.status()).toBe(403);

    const ending = new Journey(page, 'end a stolen session');
    await ending.press(page.getByRole('tab', { name: 'Sessions' }));
    const row = page.getByRole('row').filter({ hasText: 'Ana' });
    await ending.press(row.getByRole('button', { name: 'End' }));
    await ending.press(page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }));
    await expect(row).toBeHidden();
    ending.end();
    expect((await ana.request.get(`${url}/api/admin/players`)).status()).toBe(401);
  },
);

test(
  'a hidden player is found and returned to the games, and one of 300 changes is undone',
  { tag: '@long' },
  async ({ page, ownSite: { url } }) => {
    await logInWithoutPage(page, url);
    const admin = await signIn(page.request, url);
    const players = (await readPlayers(page, url)).slice(0, 301);
    const [hidden, wrong] = [players[10]!, players[150]!];
    const path = `/api/admin/facts/players/${hidden.id}`;
    const { version } = await admin.send<FactSheet>('GET', path);
    await admin.send('PATCH', path, { version, fields: { hidden: true } });
    await openTab(page, 'players', url);
    const showing = new Journey(page, 'find and unhide a player');
    await showing.fill(page.getByRole('searchbox'), hidden.name);
    await showing.press(page.getByRole('button', { name: hidden.name, exact: true }));
    await showing.press(page.getByRole('dialog').getByRole('button', { name: 'Show in the games again' }));
    await expect(page.getByRole('dialog').getByText('In the games', { exact: true })).toBeVisible();
    showing.end();
    expect((await readPlayer(page, url, hidden.id)).name).toBe(hidden.name);

    const others = players.filter(({ id }) => id !== hidden.id);
    await importPlayers(page, url, ['id,name', ...others.map(({ id, name }) => `${id},Wrong ${name}`)]);
    await openTab(page, 'admin', url);
    const undoing = new Journey(page, 'undo one of 300 changes');
    await undoing.press(page.getByRole('tab', { name: 'Changes' }));
    await undoing.fill(page.getByRole('searchbox'), wrong.name);
    const reverting = page.getByRole('button', { name: /^Revert change/ });
    await expect(reverting).toHaveCount(1);
    await undoing.press(reverting);
    await expect(page.getByText('Reverted. Entries changed: 1').first()).toBeVisible();
    undoing.end();
    expect((await readPlayer(page, url, wrong.id)).name).toBe(wrong.name);
  },
);

test(
  'a player is linked to the data service and updated, and two duplicates are merged',
  { tag: '@long' },
  async ({ page, ownSite: { url } }) => {
    await logInWithoutPage(page, url);
    await openTab(page, 'api-football', url);
    const linking = new Journey(page, 'link and update');
    await linking.press(page.getByRole('button', { name: 'Search players' }));
    await linking.fill(page.getByRole('dialog').getByLabel('Name'), 'Andrea Pirlo');
    await linking.key('Enter');
    await linking.press(page.getByRole('dialog').getByRole('button', { name: 'Actualizar Andrea Pirlo' }));
    await expect(page.getByText('Andrea Pirlo was updated.').first()).toBeVisible();
    linking.end();

    const admin = await signIn(page.request, url);
    const [{ id: kept }] = await (await page.request.get(`${url}/api/players/search?q=wayne+rooney`)).json();
    const { fields, spells } = await admin.send<FactSheet>('GET', `/api/admin/facts/players/${kept}`);
    const { club, startYear, endYear } = spells[0]!;
    const { name, born, nation } = fields;
    const twin = { fields: { name, born, nation }, spells: [{ club, startYear, endYear }] };
    const { id: duplicate } = await admin.send<FactSheet>('POST', '/api/admin/facts/players', twin);
    await openTab(page, 'quality', url);
    const merging = new Journey(page, 'merge two duplicates');
    await merging.press(page.getByRole('button', { name: /^Probably listed twice/ }));
    await merging.press(page.getByRole('tabpanel').getByRole('rowheader').getByRole('button', { name }).first());
    const dialog = page.getByRole('dialog', { name });
    await merging.press(dialog.getByRole('button', { name: 'Merge', exact: true }));
    await merging.fill(dialog.getByRole('searchbox'), name);
    await merging.press(dialog.getByRole('button', { name: /^Choose/ }).first());
    await merging.press(dialog.getByRole('button', { name: /^Merge .+ into this entry$/ }));
    await expect(page.getByText('Merged.').first()).toBeVisible();
    merging.end();
    const hits = await Promise.all([kept, duplicate].map((id) => readPlayer(page, url, id)));
    expect(new Set(hits.map(({ id }) => id)).size).toBe(1);
  },
);

test('twenty newcomers of two clubs are accepted together', { tag: '@long' }, async ({ page, servers }) => {
  const postgres = await startPostgres();
  test.skip(postgres === undefined, 'PostgreSQL is not installed.');
  try {
    const { url } = await servers.site({ DATABASE_URL: postgres!.url });
    await logInWithoutPage(page, url);
    const admin = await signIn(page.request, url);
    await admin.send('POST', '/api/admin/sync', { playerCount: 30 });
    const counts = () => admin.send<ReviewCount[]>('GET', '/api/admin/review');
    const all = async () => (await counts()).reduce((sum, { count }) => sum + count, 0);
    const newcomers = async () => (await counts()).find(({ kind }) => kind === 'newcomer')!.count;
    await expect.poll(all, { timeout: patience(60_000) }).toBe(30);
    // Turns 20 items into newcomers of two clubs: the players of the sandbox have many clubs, and most are little known.
    const clubs = `case when id % 2 = 0 then 'Parma' else 'Sevilla' end`;
    const twenty = '(select id from review_item order by id limit 20)';
    await postgres!.execute(
      `update review_item set kind = 'newcomer', club = case when id in ${twenty} then ${clubs} else 'Lens' end`,
    );
    const before = await newcomers();
    await openTab(page, 'review', url);
    const journey = new Journey(page, 'accept 20 newcomers of two clubs');
    for (const club of ['Parma', 'Sevilla']) {
      await journey.choose(page.getByLabel('Club'), club);
      await expect(page.getByRole('button', { name: /^Accept: / })).toHaveCount(10);
      await journey.press(page.getByLabel('Select this page'));
    }
    await journey.press(page.getByRole('button', { name: 'Accept the selected' }));
    await expect(page.getByText('20 entries were accepted.').first()).toBeVisible();
    journey.end();
    expect(await newcomers()).toBe(before - 20);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(newcomers).toBe(before);
  } finally {
    await postgres?.stop();
  }
});
