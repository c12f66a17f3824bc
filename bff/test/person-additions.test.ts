import type { FactSheet, GameEffects, PlayerDetail, RevisionPage } from '@soccer-legends/contracts';
import { beforeAll, expect, test } from 'vitest';
import { Person } from '../src/features/people/entities.ts';
import type { Administrator } from './fixtures/administrator.ts';
import type { PluginFolder } from './fixtures/plugin-folder.ts';
import { onOneDatabase } from './fixtures/site.ts';

const FOOTBALL_DATA = '/api/admin/facts';
const plugins = (folder: PluginFolder): void => folder.build('connect-game', { draws: ['players'] });

onOneDatabase('people whom administrators add', { plugins }, (site) => {
  let admin: Administrator;
  beforeAll(async () => {
    admin = await site().signIn();
  });
  const post = (path: string, body: object) => admin.send(path, { method: 'POST', body });
  const person = (changes: object = {}) => ({
    fields: { name: 'New Name', nation: 'GER', born: 1990, position: 'Defender', fame: 3 },
    spells: [{ club: 'Arsenal', startYear: 2010, endYear: 2014, matches: 90 }],
    ...changes,
  });
  const add = (changes?: object, kind = 'players') => post(`${FOOTBALL_DATA}/${kind}`, person(changes));
  const latest = async () => (await admin.send('/api/admin/revisions')).json<RevisionPage>().items[0]!;

  test('show before they are saved which games gain them', async () => {
    const before = await site().database.em().count(Person, { kind: 'player' });
    const { gains, loses, matchdays } = (await post(`${FOOTBALL_DATA}/players/effects`, person())).json<GameEffects>();
    expect([gains, loses]).toEqual([['connect-game'], []]);
    expect(matchdays.at(-1)!.changes).toEqual(['connect-game']);
    expect(await site().database.em().count(Person, { kind: 'player' })).toBe(before);
  });

  test('play in the games, and no source is shown beside their facts', async () => {
    const answer = await add({ reason: 'missing' });
    expect(answer.status).toBe(200);
    const { id, fields, sources } = answer.json<FactSheet>();
    expect(fields).toMatchObject({ name: 'New Name', nation: 'GER', born: 1990, fame: 3, hidden: false });
    expect(sources).toEqual({});
    const player = (await site().send(`/api/players/${id}`)).json<PlayerDetail & object>();
    expect(player).toMatchObject({ name: 'New Name', country: 'Germany' });
    expect(player.career.map(({ team }) => team)).toEqual(['Arsenal']);
    const row = (await site().database.em().findOneOrFail(Person, { kind: 'player', id })) as Person;
    expect([row.source, row.fame, row.apiId, row.inGames]).toEqual(['hand', 3, null, true]);
    expect(await latest()).toMatchObject({ personId: id, added: true, reason: 'missing', source: 'hand' });
  });

  test('can be corrected, also how well known they are', async () => {
    const { id, version } = (await add({ fields: { name: 'Known Name' } })).json<FactSheet>();
    const change = { version, fields: { fame: 5, born: 1989 } };
    const answer = await admin.send(`${FOOTBALL_DATA}/players/${id}`, { method: 'PATCH', body: change });
    expect(answer.json()).toMatchObject({ fields: { fame: 5, born: 1989 }, sources: {} });
    expect((await latest()).changes).toContainEqual({ field: 'fame', before: 1, after: 5 });
  });

  test('are hidden by the revert, and shown again by the revert of the revert', async () => {
    const { id } = (await add({ fields: { name: 'Other Name' } })).json<FactSheet>();
    await post(`/api/admin/revisions/${(await latest()).id}/revert`, {});
    expect((await site().send(`/api/players/${id}`)).status).toBe(404);
    await post(`/api/admin/revisions/${(await latest()).id}/revert`, {});
    expect((await site().send(`/api/players/${id}`)).json()).toMatchObject({ name: 'Other Name' });
  });

  test('can be coaches', async () => {
    const spells = [{ club: 'Inter', startYear: 2010, endYear: null }];
    const { id } = (await add({ fields: { name: 'New Coach' }, spells }, 'coaches')).json<FactSheet>();
    const coaches = (await site().send('/api/coaches?limit=1000')).json<{ id: number; name: string }[]>();
    expect(coaches.find((coach) => coach.id === id)).toMatchObject({ name: 'New Coach' });
  });

  test.each<[string, object, string]>([
    ['a name in another script', { fields: { name: 'Пеле' } }, 'script'],
    ['no name', { fields: {} }, 'letters'],
    ['no career', { spells: [] }, 'noCareer'],
    ['more goals than matches', { spells: [{ club: 'Ajax', startYear: 2010, matches: 1, goals: 2 }] }, 'moreGoals'],
    ['an unknown nation', { fields: { name: 'New Name', nation: 'XXX' } }, 'unknownNation'],
    ['a fact of clubs', { fields: { name: 'New Name', leagueCountry: 'GER' } }, 'unknownField'],
  ])('are refused with %s', async (_what, changes, rule) => {
    const before = await site().database.em().count(Person, { kind: 'player' });
    const [answer, effects] = [await add(changes), await post(`${FOOTBALL_DATA}/players/effects`, person(changes))];
    const rules = answer.json<{ fieldFaults: { rule: string }[] }>().fieldFaults.map((fault) => fault.rule);
    expect([answer.status, effects.status, rules]).toEqual([400, 400, expect.arrayContaining([rule])]);
    expect(await site().database.em().count(Person, { kind: 'player' })).toBe(before);
  });
});
