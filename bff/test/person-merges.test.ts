import {
  POSITIONS,
  type AdminPlayerRow,
  type AdminPlayerSheet,
  type AlbumSpread,
  type FactSheet,
  type GameEffects,
  type Page,
  type PlayerDetail,
  type Reverted,
  type RevisionPage,
  type SheetOfRun,
} from '@soccer-legends/contracts';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { findRows } from '../src/platform/database/row.ts';
import { Person, PersonMerge, StoredFacts } from '../src/features/people/entities.ts';
import { ReadModel } from '../src/features/people/catalogue/read-model.ts';
import type { Administrator } from './fixtures/administrator.ts';
import type { PluginFolder } from './fixtures/plugin-folder.ts';
import { onEveryDatabase, onOneDatabase } from './fixtures/site.ts';
import { writeSynced } from './fixtures/source-writes.ts';

const KEPT = 111;
const DUPLICATE = 108;

const plugins = (folder: PluginFolder): void => folder.build('connect-game', { draws: ['players'] });

onOneDatabase('merged people', { plugins }, (site) => {
  let admin: Administrator;
  beforeAll(async () => {
    admin = await site().signIn();
  });
  const pathOf = (id: number, people = 'players'): string => `/api/admin/facts/${people}/${id}`;
  const merge = (id: number, duplicate: number, people?: string) =>
    admin.send(`${pathOf(id, people)}/merge`, { method: 'POST', body: { duplicate, reason: 'the same person' } });
  const playerOf = async (id: number) => (await site().send(`/api/players/${id}`)).json<PlayerDetail & object>();
  const factsOf = async (id: number) => ({ ...(await playerOf(id)), updatedAt: undefined });
  const linksOf = async () => {
    const rows = (await site()
      .database.em()
      .find(Person, { kind: 'player', id: [KEPT, DUPLICATE] })) as Person[];
    return Object.fromEntries(rows.map(({ id, apiId }) => [id, apiId]));
  };
  const latestRun = async () => (await admin.send('/api/admin/revisions')).json<RevisionPage>().items[0]!.run!;

  test('become one player with the facts of both, under both ids, until the merge is reverted', async () => {
    await site().database.em().nativeUpdate(Person, { kind: 'player', id: KEPT }, { number: null });
    await site().database.em().nativeUpdate(Person, { kind: 'player', id: DUPLICATE }, { number: 21, apiId: 77_001 });
    await site().app.get(ReadModel).rebuild();
    const [keptBefore, duplicateBefore] = [await factsOf(KEPT), await factsOf(DUPLICATE)];

    const sheet = (await merge(KEPT, DUPLICATE)).json<SheetOfRun>();
    expect(sheet.fields).toMatchObject({ name: 'One Club', number: 21 });
    expect(sheet.spells.map(({ club }) => club)).toEqual(['Arsenal', 'Ajax', 'Barcelona']);
    expect(await linksOf()).toEqual({ [KEPT]: 77_001, [DUPLICATE]: null });
    expect(await playerOf(DUPLICATE)).toEqual(await playerOf(KEPT));
    expect((await site().send(`/art/player/${DUPLICATE}.svg`)).status).toBe(200);
    expect((await site().send('/api/players?limit=1000')).json<{ id: number }[]>().map(({ id }) => id)).not.toContain(
      DUPLICATE,
    );

    const reverted = await admin.send(`/api/admin/revisions/runs/${sheet.run}/revert`, { method: 'POST', body: {} });
    expect(reverted.json<Reverted>()).toEqual({ people: 2, kept: 0 });
    expect([await factsOf(KEPT), await factsOf(DUPLICATE)]).toEqual([keptBefore, duplicateBefore]);
    expect(await linksOf()).toEqual({ [KEPT]: null, [DUPLICATE]: 77_001 });
  });

  test('can be merged again after an administrator has shown the duplicate', async () => {
    await merge(KEPT, DUPLICATE);
    const { version } = (await admin.send(pathOf(DUPLICATE))).json<FactSheet>();
    await admin.send(pathOf(DUPLICATE), { method: 'PATCH', body: { version, fields: { hidden: false } } });
    expect((await merge(KEPT, DUPLICATE)).status).toBe(200);
    await admin.send(`/api/admin/revisions/runs/${await latestRun()}/revert`, { method: 'POST', body: {} });
    expect([(await playerOf(DUPLICATE)).id, await linksOf()]).toEqual([
      DUPLICATE,
      { [KEPT]: null, [DUPLICATE]: 77_001 },
    ]);
  });

  test('stay merged if only the facts that the kept person received are reverted', async () => {
    const { version } = (await merge(KEPT, DUPLICATE)).json<SheetOfRun>();
    const run = await latestRun();
    await admin.send(`/api/admin/revisions/${version}/revert`, { method: 'POST', body: {} });
    expect([(await playerOf(DUPLICATE)).id, await linksOf()]).toEqual([KEPT, { [KEPT]: 77_001, [DUPLICATE]: null }]);
    await admin.send(`/api/admin/revisions/runs/${run}/revert`, { method: 'POST', body: {} });
    expect((await playerOf(DUPLICATE)).id).toBe(DUPLICATE);
  });

  test('have a preview of the games that gain and lose a player', async () => {
    const preview = (duplicate: number, people?: string) =>
      admin.send(`${pathOf(KEPT, people)}/merge/effects`, { method: 'POST', body: { duplicate } });
    const answer = await preview(DUPLICATE);
    expect(answer.status).toBe(200);
    const { gains, loses, matchdays } = answer.json<GameEffects>();
    // The duplicate was in all of these games, and the person has the career of both.
    expect([gains, loses]).toEqual([[], []]);
    expect(matchdays.at(-1)!.changes).toContain('connect-game');
    const nameless = await preview(114);
    expect(nameless.json<GameEffects>().loses).toEqual([]);
    expect([(await preview(KEPT)).status, (await preview(2, 'clubs')).status]).toEqual([409, 409]);
    expect((await playerOf(DUPLICATE)).id).toBe(DUPLICATE);
  });

  test('receive the syncs of the duplicate', async () => {
    const [kept, duplicate] = [1021, 1022];
    await writeSynced(site(), duplicate, 2011);
    const merged = (await merge(kept, duplicate)).json<FactSheet>();
    expect(merged.spells.map(({ club }) => club)).toEqual(['Barcelona', 'Arsenal', 'Fulham']);
    // The same player of the service.
    await writeSynced(site(), duplicate, 2011);
    const { spells } = (await admin.send(pathOf(kept))).json<FactSheet>();
    expect(spells.filter(({ club }) => club === 'Fulham')).toHaveLength(1);
    const history = (await admin.send(`${pathOf(duplicate)}/history`)).json<RevisionPage>().items;
    expect(history.map(({ source }) => source)).toEqual(['hand', 'sync']);
  });

  test('can be merged further, and all ids lead to the last', async () => {
    const { name } = await playerOf(1010);
    await merge(1011, 1010);
    await merge(1012, 1011);
    expect((await playerOf(1010)).id).toBe(1012);
    const search = await admin.send(`/api/admin/players?${new URLSearchParams({ search: name })}`);
    const found = search.json<Page<AdminPlayerRow>>().items.find(({ id }) => id === 1012);
    expect(found?.duplicates.map(({ id }) => id)).toEqual([1010, 1011]);
    expect(found?.duplicates[0]).toEqual({ id: 1010, name });
    const sheet = (await admin.send('/api/admin/players/1010')).json<AdminPlayerSheet & object>();
    expect([sheet.id, sheet.duplicates]).toEqual([1012, found?.duplicates]);
  });

  test('are not found if two were merged into each other and both are hidden', async () => {
    const setHidden = async (id: number, hidden: boolean): Promise<number> => {
      const { version } = (await admin.send(pathOf(id))).json<FactSheet>();
      return (await admin.send(pathOf(id), { method: 'PATCH', body: { version, fields: { hidden } } })).status;
    };
    expect([(await merge(1013, 1014)).status, await setHidden(1014, false)]).toEqual([200, 200]);
    expect([(await merge(1014, 1013)).status, await setHidden(1014, true)]).toEqual([200, 200]);
    for (const id of [1013, 1014]) expect((await site().send(`/api/players/${id}`)).status).toBe(404);
  });

  test('fill the duplicate’s slot of the album', async () => {
    const slots = async () =>
      (await site().send('/api/album')).json<AlbumSpread[] & object>().flatMap((spread) => spread.slots);
    const before = (await slots()).find((slot) => slot !== null);
    if (!before) return;
    await merge(1020, before.id);
    expect((await slots()).find((slot) => slot?.id === before.id)).toMatchObject({ name: (await playerOf(1020)).name });
  });

  test('can be coaches', async () => {
    expect((await merge(502, 501, 'coaches')).status).toBe(200);
    expect((await site().send('/art/coach/501.svg')).status).toBe(200);
  });

  test.each<[string, number, number, string, number]>([
    ['a player with the same player', 101, 101, 'players', 409],
    ['two clubs', 1, 2, 'clubs', 409],
    ['a player with an unknown one', 101, 987_654, 'players', 404],
    ['a player with one who was merged already', 101, 1010, 'players', 409],
  ])('are not %s', async (_what, id, duplicate, people, status) => {
    expect((await merge(id, duplicate, people)).status).toBe(status);
  });
});

const corrections = fc.record({
  fields: fc.record(
    { born: fc.constantFrom(1975, 1979), number: fc.nat(99), position: fc.constantFrom(...POSITIONS) },
    { requiredKeys: [] },
  ),
  spell: fc.constantFrom({}, { goals: 5 }, { removed: true }),
  isSynced: fc.boolean(),
});
type Correction = typeof corrections extends fc.Arbitrary<infer Value> ? Value : never;

onEveryDatabase('the undo of a merge', { plugins }, (site) => {
  let attempts = 0;
  let admin: Administrator;
  beforeAll(async () => {
    admin = await site().signIn();
  });
  const pathOf = (id: number): string => `/api/admin/facts/players/${id}`;
  const sheetOf = async (id: number) => (await admin.send(pathOf(id))).json<FactSheet>();
  const correct = async (id: number, { fields, spell, isSynced }: Correction) => {
    if (isSynced) await writeSynced(site(), id, 2011);
    const { version, spells } = await sheetOf(id);
    const change = { version, fields, spells: [{ key: spells[0]!.key, removed: false, ...spell }] };
    await admin.send(pathOf(id), { method: 'PATCH', body: change });
  };
  const stored = async (ids: readonly number[]) => {
    const em = site().database.em();
    const pair = { kind: 'player', id: { $in: [...ids] } } as const;
    const rows = await findRows(em, Person, pair, { orderBy: { id: 'asc' } });
    return {
      people: rows.map(({ updatedAt: _, editedAt, ...row }) => ({ ...row, isEdited: editedAt !== null })),
      layers: await findRows(em, StoredFacts, pair, { orderBy: { id: 'asc' } }),
      merges: await em.count(PersonMerge),
    };
  };
  const stateOf = async (ids: readonly number[]) => {
    const paths = [`/api/players/careers?ids=${ids.join()}`, '/api/players?limit=1000', '/api/album'];
    const shown = await Promise.all(paths.map(async (path) => (await site().send(path)).text));
    return {
      ...(await stored(ids)),
      sheets: (await Promise.all(ids.map(sheetOf))).map((sheet) => ({ ...sheet, version: 0 })),
      shown: shown.map((text) => text.replaceAll(/"updatedAt":"[^"]*"/g, '')),
    };
  };

  test('restores both people, their corrections and links, and what the games show', { timeout: 60_000 }, () =>
    fc.assert(
      fc.asyncProperty(corrections, corrections, async (ofKept, ofDuplicate) => {
        // Nine pairs whose careers can belong to one person.
        const kept = 1010 + 2 * (attempts++ % 9);
        const duplicate = kept + 1;
        const ids = [kept, duplicate];
        await correct(kept, ofKept);
        await correct(duplicate, ofDuplicate);
        const before = await stateOf(ids);
        const merged = await admin.send(`${pathOf(kept)}/merge`, { method: 'POST', body: { duplicate } });
        expect(merged.status, merged.text).toBe(200);
        expect(await stateOf(ids)).not.toEqual(before);
        const { run } = merged.json<SheetOfRun>();
        await admin.send(`/api/admin/revisions/runs/${run}/revert`, { method: 'POST', body: {} });
        expect(await stateOf(ids)).toEqual(before);
      }),
      { numRuns: 4 },
    ),
  );
});
