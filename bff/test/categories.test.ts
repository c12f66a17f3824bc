import {
  LANGUAGES,
  type CategoryRevision,
  type CategorySheet,
  type CategoryState,
  type CategorySummary,
  type GameEffects,
} from '@soccer-legends/contracts';
import { beforeAll, expect, test } from 'vitest';
import { IndexedCatalogues } from '../src/features/games/catalogue-indexes.ts';
import type { Administrator } from './fixtures/administrator.ts';
import { onOneDatabase } from './fixtures/site.ts';

const CATEGORIES = '/api/admin/categories';
const OWN = 'id=group%20own-1';
const SHEET = `${CATEGORIES}/sheet?${OWN}`;
const MEMBERS = [101, 102, 103, 104, 105];

const named = (name: string): CategoryState['names'] =>
  Object.fromEntries(LANGUAGES.map((language) => [language, `${name} ${language}`])) as CategoryState['names'];
const group = (changes: object = {}) => ({
  ...{ version: 0, enabled: true, names: named('Left-footed'), members: MEMBERS },
  ...changes,
});

onOneDatabase('the written groups of Connections', {}, (site) => {
  let admin: Administrator;
  beforeAll(async () => {
    admin = await site().signIn();
  });
  const send = (method: string, path: string, body?: object) => admin.send(path, { method, ...(body && { body }) });
  const sheet = async () => (await admin.send(SHEET)).json<CategorySheet>();
  const list = async () => (await admin.send(CATEGORIES)).json<CategorySummary[]>();
  const history = async () => (await admin.send(`${CATEGORIES}/history?${OWN}`)).json<CategoryRevision[]>();
  /** The names of the members that boards may show. */
  const playable = () => {
    const { players, byKind } = site().app.get(IndexedCatalogues).current().connections;
    const own = byKind.get('group')?.find(({ id }) => id === 'group own-1');
    return own?.shown.map((index) => players[index]!.name);
  };

  test('can be added and are then drawn', async () => {
    expect(await list()).toEqual([]);
    const added = (await send('POST', CATEGORIES, group({ reason: 'asked for' }))).json<CategorySheet>();
    expect(added).toMatchObject({ id: 'group own-1', enabled: true, names: named('Left-footed') });
    expect(added.members[0]).toEqual({ id: 101, name: 'Mesut Özil' });
    expect(await list()).toEqual([
      { id: 'group own-1', names: named('Left-footed'), enabled: true, members: 5, edited: true },
    ]);
    expect(playable()).toHaveLength(5);
  });

  test('are changed with a revision, and restored by its revert', async () => {
    const before = await sheet();
    const names = { ...before.names, de: 'Linksfüßer' };
    const change = group({ version: before.version, names, members: MEMBERS.slice(1) });
    const after = (await send('PATCH', SHEET, change)).json<CategorySheet>();
    expect([after.names.de, after.members.length]).toEqual(['Linksfüßer', 4]);
    expect(playable()).not.toContain('Mesut Özil');
    const [latest] = await history();
    expect(latest!.changes).toEqual([
      { field: 'name', spell: 'de', before: 'Left-footed de', after: 'Linksfüßer' },
      { field: 'member', before: 'Mesut Özil', after: null },
    ]);
    expect((await send('POST', `${CATEGORIES}/history/${latest!.id}/revert`, {})).status).toBe(204);
    expect({ ...(await sheet()), version: 0 }).toEqual({ ...before, version: 0, members: expect.any(Array) as object });
    expect(playable()).toContain('Mesut Özil');
    expect((await history())[0]).toMatchObject({ reverts: latest!.id });
  });

  test('that are turned off are not drawn', async () => {
    const { version } = await sheet();
    await send('PATCH', SHEET, group({ version, enabled: false }));
    expect(playable()).toBeUndefined();
    const [off] = await history();
    expect((await send('POST', `${CATEGORIES}/history/${off!.id}/revert`, {})).status).toBe(204);
    expect(playable()).toHaveLength(5);
  });

  test('write one revision if the same change is saved twice', async () => {
    await send('PATCH', SHEET, group({ version: (await sheet()).version, enabled: false }));
    const saved = await history();
    const { version } = await sheet();
    expect((await send('PATCH', SHEET, group({ version, enabled: false }))).status).toBe(200);
    expect(await history()).toEqual(saved);
    expect((await send('POST', `${CATEGORIES}/history/${saved[0]!.id}/revert`, {})).status).toBe(204);
  });

  test('reject a change of an older version and the revert of an older revision', async () => {
    const [latest, older] = await history();
    const answer = await send('PATCH', SHEET, group({ version: older!.id }));
    expect([answer.status, answer.json()['code']]).toEqual([409, 'facts.conflict']);
    expect((await send('POST', `${CATEGORIES}/history/${older!.id}/revert`, {})).status).toBe(409);
    expect((await send('POST', `${CATEGORIES}/history/${latest!.id + 1000}/revert`, {})).status).toBe(404);
  });

  test.each([
    ['fewer than four players', { members: [101, 102, 103] }, 'tooFew'],
    ['players without a career', { members: [101, 102, 103, 114] }, 'tooFew'],
    ['a player whom no game has', { members: [101, 102, 103, 999_999] }, 'unknownPlayer'],
    ['the name of another group', { members: MEMBERS }, 'groupName'],
  ])('reject %s', async (_what, changes, rule) => {
    const answer = await send('POST', CATEGORIES, group(changes));
    expect(answer.status).toBe(400);
    expect(answer.json<{ fieldFaults: { rule: string }[] }>().fieldFaults.map((fault) => fault.rule)).toContain(rule);
    expect(await list()).toHaveLength(1);
  });

  test('can be previewed without saving the change', async () => {
    const before = await list();
    const answer = await send('POST', `${CATEGORIES}/effects?${OWN}`, group({ enabled: false }));
    expect([answer.status, answer.json<GameEffects>().loses]).toEqual([200, []]);
    expect(await list()).toEqual(before);
  });

  test('return 404 for an unknown group', async () => {
    expect((await admin.send(`${CATEGORIES}/sheet?id=group%20none`)).status).toBe(404);
  });
});
