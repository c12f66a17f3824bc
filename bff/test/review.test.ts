import type {
  AdminPlayer,
  AdminPlayerRow,
  AdminPlayerSheet,
  AdminPlayerSummary,
  FactSheet,
  Page,
  PlayerHit,
  ReviewCount,
  Reviewed,
  ReviewKind,
  ReviewPage,
} from '@soccer-legends/contracts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answer } from '../src/features/football-api/facts/career-reader.ts';
import { ReviewItem } from '../src/features/people/entities.ts';
import { ReviewList } from '../src/features/people/review/review-list.ts';
import { WorkerLoop } from '../src/features/sync/runs/worker-loop.ts';
import type { Administrator } from './fixtures/administrator.ts';
import { FakeApiQuota, FakeFootball, newPlayer } from './fixtures/fake-football.ts';
import type { PluginFolder } from './fixtures/plugin-folder.ts';
import { onOneDatabase } from './fixtures/site.ts';
import { runSync, startSync } from './fixtures/sync.ts';
import { answersOf } from './fixtures/wire-career.ts';

const football = new FakeFootball();
const parts = { facts: football, quota: new FakeApiQuota() };

const plugins = (folder: PluginFolder): void => folder.build('career-guess', { draws: ['careers'] });

onOneDatabase('the review of what syncs found', { football: parts, plugins }, (site) => {
  let admin: Administrator;

  beforeAll(async () => {
    admin = await site().signIn();
  });
  beforeEach(async () => {
    football.answers = wellKnown;
    football.people = [];
    await site().app.get(WorkerLoop).tick();
  });

  const get = async <Result>(path: string): Promise<Result> => (await admin.send(path)).json<Result & object>();
  const list = (kind: ReviewKind, query = ''): Promise<ReviewPage> => get(`/api/admin/review/${kind}${query}`);
  const decide = async (body: object): Promise<Reviewed> =>
    (await admin.send('/api/admin/review/decisions', { method: 'POST', body })).json<Reviewed & object>();
  const foundInGames = async (name: string): Promise<number> =>
    (await get<PlayerHit[]>(`/api/players/search?q=${name}`)).length;
  const statusOf = async (id: number) => {
    const { status, reviewItem } = await get<AdminPlayerSheet>(`/api/admin/players/${id}`);
    const { items } = await get<Page<AdminPlayerRow>>(`/api/admin/players?status=${status}&pageSize=100`);
    const row = items.find((player) => player.id === id);
    expect(row).toMatchObject(status === 'waiting' || status === 'refused' ? { reviewItem } : { id });
    return status;
  };
  const careerOf = async (id: number): Promise<string[]> =>
    (await get<AdminPlayer>(`/api/players/${id}`)).career.map(
      ({ team, years, matches }) => `${team} ${years} ${matches}`,
    );
  const counted = async (kind: ReviewKind): Promise<number> =>
    (await get<ReviewCount[]>('/api/admin/review')).find((count) => count.kind === kind)!.count;
  const itemOf = async (kind: ReviewKind, playerId: number) =>
    (await list(kind)).items.find((item) => item.playerId === playerId);

  /** Syncs new players of the service's list. Returns them with their ids in the catalogue. */
  async function addNewcomers(count: number): Promise<{ apiId: number; lastName: string; id: number }[]> {
    football.listNewcomers(count);
    const run = await runSync(admin, 'sync', { playerCount: count });
    expect(run).toMatchObject({ status: 'completed', playersAdded: count });
    return Promise.all(
      football.people.map(async ({ apiId, lastName }) => {
        const { items } = await get<Page<AdminPlayerSummary>>(`/api/admin/players?search=${lastName}`);
        return { apiId, lastName: lastName!, id: items[0]!.id };
      }),
    );
  }

  const addNewcomer = async () => (await addNewcomers(1))[0]!;

  /** Syncs one player of the data set with these clubs and transfers, like a scheduled run. */
  async function syncBundled(id: number, apiId: number, wire: { clubs: string[]; transfers: string[] }, changes = {}) {
    const { name } = await get<AdminPlayer>(`/api/players/${id}`);
    football.people = [
      newPlayer(apiId, {
        name,
        firstName: null,
        lastName: null,
        nationality: null,
        born: 1985,
        position: null,
        ...changes,
      }),
    ];
    football.answers = () => answersOf(wire);
    await runSync(admin, 'sync-players-by-name', { searchName: name });
    expect((await get<AdminPlayer>(`/api/players/${id}`)).apiId).toBe(apiId);
  }

  test('a well-known newcomer is in the console at once, and in the games after acceptance', async () => {
    const { id, lastName } = await addNewcomer();
    expect((await get<AdminPlayer>(`/api/players/${id}`)).origin).toBe('API-Football');
    expect((await get<AdminPlayerSummary[]>('/api/players?limit=1000')).map((player) => player.id)).toContain(id);
    expect(await foundInGames(lastName)).toBe(0);
    expect(await statusOf(id)).toBe('waiting');
    const item = await itemOf('newcomer', id);
    expect(item).toMatchObject({ fame: 2, club: 'Arsenal', state: 'open', changes: [], effects: { loses: [] } });
    expect(item!.effects.gains).toContain('career-guess');

    expect(await decide({ decision: 'accept', ids: [item!.id] })).toMatchObject({ decided: 1, skipped: 0 });
    expect(await foundInGames(lastName)).toBe(1);
    expect(await itemOf('newcomer', id)).toBeUndefined();
    expect(await decide({ decision: 'accept', ids: [item!.id] })).toMatchObject({ decided: 0, skipped: 1 });

    expect(await decide({ decision: 'reopen', ids: [item!.id] })).toMatchObject({ decided: 1, ids: [item!.id] });
    expect([await statusOf(id), await foundInGames(lastName)]).toEqual(['waiting', 0]);
    expect(await decide({ decision: 'reopen', ids: [item!.id] })).toMatchObject({ decided: 0, skipped: 1 });
    await decide({ decision: 'accept', ids: [item!.id] });
    expect(await foundInGames(lastName)).toBe(1);
  });

  test('a refused newcomer stays outside the games after the next sync, and can be accepted later', async () => {
    const { id, apiId, lastName } = await addNewcomer();
    const item = (await itemOf('newcomer', id))!;
    await decide({ decision: 'refuse', ids: [item.id] });
    expect(await statusOf(id)).toBe('refused');
    await startSync(admin, `players/${id}/update`);
    expect(await foundInGames(lastName)).toBe(0);
    expect(await itemOf('newcomer', id)).toBeUndefined();
    expect((await list('newcomer', '?state=refused')).items.map(({ playerId }) => playerId)).toContain(id);
    expect((await startSync(admin, 'import-player', { apiId })).status).toBe(200);
    await decide({ decision: 'accept', ids: [item.id] });
    expect(await foundInGames(lastName)).toBe(1);
  });

  test('a little-known newcomer waits in a separate list until the player is better known', async () => {
    football.answers = (apiId) => wellKnown(apiId, 20);
    const { id } = await addNewcomer();
    expect(await itemOf('littleKnown', id)).toMatchObject({ fame: 1, state: 'open' });
    expect(await itemOf('newcomer', id)).toBeUndefined();
    football.answers = wellKnown;
    await startSync(admin, `players/${id}/update`);
    expect(await itemOf('newcomer', id)).toMatchObject({ fame: 2 });
    expect(await itemOf('littleKnown', id)).toBeUndefined();
  });

  test('a player whom the administrator imports is in the games at once', async () => {
    const imported = football.newcomer();
    football.people = [imported];
    await startSync(admin, 'import-player', { apiId: imported.apiId });
    expect(await foundInGames(imported.lastName!)).toBe(1);
  });

  test('one decision applies to all newcomers of a club, and to no others', async () => {
    football.answers = (apiId) => wellKnown(apiId, 50, apiId % 2 === 0 ? 'Even FC' : 'Odd FC');
    const newcomers = await addNewcomers(4);
    const { clubs, total } = await list('newcomer', '?club=Even%20FC');
    expect(total).toBe(2);
    expect(clubs).toEqual(
      expect.arrayContaining([
        { club: 'Even FC', count: 2 },
        { club: 'Odd FC', count: 2 },
      ]),
    );
    expect(await decide({ decision: 'accept', kind: 'newcomer', club: 'Even FC' })).toMatchObject({
      decided: 2,
      skipped: 0,
    });
    // It applies to open items only: accepted players stay in the games.
    expect(await decide({ decision: 'refuse', kind: 'newcomer', club: 'Even FC' })).toMatchObject({
      decided: 0,
      skipped: 0,
    });
    const played = await Promise.all(newcomers.map(({ lastName }) => foundInGames(lastName)));
    expect(played).toEqual(newcomers.map(({ apiId }) => (apiId % 2 === 0 ? 1 : 0)));
    const counts = await get<ReviewCount[]>('/api/admin/review');
    expect(counts.map(({ kind }) => kind)).toEqual(['newcomer', 'change', 'conflict', 'littleKnown']);
    await decide({ decision: 'refuse', kind: 'newcomer', club: 'Odd FC' });
  });

  test('a new club of a player in the games takes effect after acceptance', async () => {
    const before = await careerOf(103);
    const wire = {
      clubs: ['Arsenal#42 (England): 2025 30/3', 'Lens#50 (France): 2026 5/0'],
      transfers: ['2026-07-01 Arsenal#42 > Lens#50'],
    };
    await syncBundled(103, 31_103, wire);
    expect(await careerOf(103)).toEqual(before);
    const item = (await itemOf('change', 103))!;
    expect(item).toMatchObject({ run: expect.stringMatching(/^sync-\d+$/) as string, club: 'Lens' });
    expect(item.changes.map(({ field, spell }) => [field, spell])).toEqual([
      ['endYear', 'Arsenal 2021'],
      ['spell', 'Lens 2026'],
    ]);
    // The same answer again changes nothing.
    await syncBundled(103, 31_103, wire);
    expect((await itemOf('change', 103))!.changes).toEqual(item.changes);

    const open = (await itemOf('change', 103))!;
    expect(await decide({ decision: 'accept', ids: [open.id] })).toMatchObject({ decided: 1, skipped: 0 });
    expect((await careerOf(103)).slice(-2)).toEqual(['Arsenal 2021 - 2026 100', 'Lens 2026 - 5']);

    expect(await decide({ decision: 'reopen', ids: [open.id] })).toMatchObject({ decided: 1, skipped: 0 });
    expect(await careerOf(103)).toEqual(before);
    expect(await itemOf('change', 103)).toMatchObject({ state: 'open', changes: item.changes, club: 'Lens' });
    await decide({ decision: 'accept', ids: [open.id] });
    expect((await careerOf(103)).at(-1)).toBe('Lens 2026 - 5');
    const { items } = await get<Page<{ actor: string; source: string }>>('/api/admin/facts/players/103/history');
    expect(items[0]).toMatchObject({ actor: 'administrator', source: 'sync' });
    await syncBundled(103, 31_103, wire);
    expect(await itemOf('change', 103)).toBeUndefined();
  });

  test('a refused change does not return until the service’s answer changes', async () => {
    const before = await careerOf(110);
    const wire = {
      clubs: ['Barcelona#529 (Spain): 2025 30/3', 'Lens#50 (France): 2026 5/0'],
      transfers: ['2026-07-01 Barcelona#529 > Lens#50'],
    };
    await syncBundled(110, 31_110, wire);
    await decide({ decision: 'refuse', ids: [(await itemOf('change', 110))!.id] });
    await syncBundled(110, 31_110, wire);
    expect(await itemOf('change', 110)).toBeUndefined();
    expect(await careerOf(110)).toEqual(before);
    await syncBundled(110, 31_110, { ...wire, transfers: [...wire.transfers, '2026-09-01 Lens#50 > ?'] });
    expect(await itemOf('change', 110)).toMatchObject({ state: 'open' });
    expect(await careerOf(110)).toEqual(before);
  });

  test('a change takes effect at once if the administrator updates that player', async () => {
    const wire = {
      clubs: ['Barcelona#529 (Spain): 2025 30/3', 'Lens#50 (France): 2026 5/0'],
      transfers: ['2026-07-01 Barcelona#529 > Lens#50'],
    };
    football.people = [newPlayer(31_110)];
    football.answers = () => answersOf(wire);
    await startSync(admin, 'players/110/update');
    expect((await careerOf(110)).at(-1)).toMatch(/^Lens 2026/);
    expect(await itemOf('change', 110)).toBeUndefined();
  });

  test('figures that grow take effect at once', async () => {
    await syncBundled(108, 31_108, { clubs: ['Barcelona#529 (Spain): 2024 140/9'], transfers: [] });
    expect((await careerOf(108)).at(-1)).toBe('Barcelona 2019 - 140');
    expect(await itemOf('change', 108)).toBeUndefined();
  });

  test('a contradiction of the service becomes a correction after acceptance', async () => {
    const { nation } = await get<AdminPlayer>('/api/players/109');
    const wire = { clubs: [], transfers: [] };
    await syncBundled(109, 31_109, wire, { nationality: 'Norway', position: 'Defender' });
    expect((await get<AdminPlayer>('/api/players/109')).nation).toBe(nation);
    const item = (await itemOf('conflict', 109))!;
    expect(item.changes).toContainEqual({ field: 'nation', before: nation, after: 'NOR' });
    await decide({ decision: 'accept', ids: [item.id] });
    const sheet = await get<FactSheet>('/api/admin/facts/players/109');
    expect([sheet.fields.nation, sheet.sources.nation]).toEqual(['NOR', nation]);

    await decide({ decision: 'reopen', ids: [item.id] });
    const former = await get<FactSheet>('/api/admin/facts/players/109');
    expect([former.fields.nation, 'nation' in former.sources]).toEqual([nation, false]);
    expect(await itemOf('conflict', 109)).toMatchObject({ state: 'open' });
    await decide({ decision: 'accept', ids: [item.id] });
    await syncBundled(109, 31_109, wire, { nationality: 'Norway', position: 'Defender' });
    expect(await itemOf('conflict', 109)).toBeUndefined();
  });

  test('leaves hidden players out of the list, its counts and the decisions about a club', async () => {
    football.answers = (apiId) => wellKnown(apiId, 50, 'Even FC');
    const [first, second] = await addNewcomers(2);
    const before = await counted('newcomer');
    const { version } = await get<FactSheet>(`/api/admin/facts/players/${first!.id}`);
    const hide = { method: 'PATCH', body: { version, fields: { hidden: true } } };
    expect((await admin.send(`/api/admin/facts/players/${first!.id}`, hide)).status).toBe(200);
    const { items, total, clubs } = await list('newcomer', '?club=Even%20FC');
    expect([items.map(({ playerId }) => playerId), total]).toEqual([[second!.id], 1]);
    expect(clubs).toContainEqual({ club: 'Even FC', count: 1 });
    expect(await counted('newcomer')).toBe(before - 1);
    const decision = { decision: 'refuse', kind: 'newcomer', club: 'Even FC' };
    expect(await decide(decision)).toMatchObject({ decided: 1, skipped: 0 });
  });

  test('lists the best known players first, and leaves the little known out of what is to decide', async () => {
    const em = site().database.em();
    const stored = [
      ['conflict', 1020, 2],
      ['conflict', 1021, 5],
      ['conflict', 1022, 5],
      ['littleKnown', 1023, 1],
    ] as const;
    const toDecide = () => site().app.get(ReviewList).toDecide();
    const before = await toDecide();
    for (const [kind, playerId, fame] of stored)
      await em.insert(ReviewItem, {
        ...{ kind, playerId, fame, state: 'open', changes: [], proposed: null, club: null, run: null },
        ...{ createdAt: site().clock.now(), decidedAt: null, decidedBy: null },
      });
    const ids = (await list('conflict')).items.map(({ playerId }) => playerId);
    expect(ids.filter((id) => id >= 1020 && id <= 1022)).toEqual([1021, 1022, 1020]);
    expect(await toDecide()).toBe(before + 3);
    await em.nativeDelete(ReviewItem, { playerId: { $in: stored.map(([, playerId]) => playerId) } });
  });
});

/** Four years at a town and, since 2019, a club: enough matches in a first division to be well known. */
function wellKnown(apiId: number, matches = 50, club = 'Arsenal'): Answer[] {
  const town = {
    id: 9000 + (apiId % 5),
    name: ['Easton', 'Weston', 'Norton', 'Sutton', 'Milton'][apiId % 5]!,
    logo: null,
  };
  const current = { id: { Arsenal: 42, 'Even FC': 43 }[club] ?? 44, name: club, logo: null };
  const row = { isLeague: true, competition: 'Premier League', country: 'England', matches, goals: 5 };
  return [
    {
      kind: 'teams',
      teams: [
        { team: town, seasons: [2015] },
        { team: current, seasons: [2019] },
      ],
    },
    { kind: 'transfers', transfers: [{ date: '2019-07-01', kind: 'move', from: town, to: current }] },
    { kind: 'season', season: 2015, appearances: [{ ...row, team: town, season: 2015 }] },
    { kind: 'season', season: 2019, appearances: [{ ...row, team: current, season: 2019 }] },
  ];
}
