import type { FactSheet, PlayerHit } from '@soccer-legends/contracts';
import { beforeAll, expect, test } from 'vitest';
import { ReadModel } from '../src/features/people/catalogue/read-model.ts';
import type { CatalogueSnapshot } from '../src/features/people/catalogue/snapshot.ts';
import type { Administrator } from './fixtures/administrator.ts';
import { onOneDatabase } from './fixtures/site.ts';

/** Adds what players compute when it is read, which is not compared otherwise. */
const withComputed = (snapshot: CatalogueSnapshot) => ({
  ...snapshot,
  computed: [...snapshot.players.values()].map(({ photo, kitTeamId, career }) => ({ photo, kitTeamId, career })),
});

type Edit = Record<string, unknown>;

async function changeBy(admin: Administrator, id: number, body: Edit, people = 'players'): Promise<void> {
  const path = `/api/admin/facts/${people}/${id}`;
  const { version } = (await admin.send(path)).json<FactSheet>();
  const answer = await admin.send(path, { method: 'PATCH', body: { version, ...body } });
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
}

onOneDatabase('a correction of one person', {}, (site) => {
  let admin: Administrator;
  beforeAll(async () => {
    admin = await site().signIn();
  });
  const readModel = () => site().app.get(ReadModel);
  const change = (id: number, body: Edit, people?: string): Promise<void> => changeBy(admin, id, body, people);
  async function expectAsRead(): Promise<void> {
    const { snapshot } = readModel();
    await readModel().rebuild();
    expect(withComputed(snapshot)).toEqual(withComputed(readModel().snapshot));
  }

  test.each<[string, string, number, Edit]>([
    ['a fact', 'players', 101, { fields: { number: 9 } }],
    ['a spell', 'players', 101, { spells: [{ key: 'Arsenal 2013', matches: 185 }] }],
    ['a new spell', 'players', 101, { spells: [{ club: 'Milan', startYear: 2022 }] }],
    ['a nation', 'players', 101, { fields: { nation: 'ITA' } }],
    ['a coach', 'coaches', 501, { fields: { born: 1961 } }],
  ])('of %s replaces only this person in memory, with what the tables have', async (_what, people, id, edit) => {
    const other = readModel().snapshot.players.get(102);
    await change(id, edit, people);
    expect(readModel().snapshot.players.get(102)).toBe(other);
    await expectAsRead();
  });

  test('that hides a player removes the player from memory', async () => {
    await change(101, { fields: { hidden: true } });
    expect(readModel().snapshot.players.has(101)).toBe(false);
    await expectAsRead();
    await change(101, { fields: { hidden: false } });
    await expectAsRead();
  });

  test('is in memory together with another one that changed at the same time', async () => {
    await Promise.all([change(101, { fields: { number: 6 } }), change(102, { fields: { number: 7 } })]);
    expect([101, 102].map((id) => readModel().snapshot.players.get(id)?.number)).toEqual([6, 7]);
    await expectAsRead();
  });

  test('is found by the search', async () => {
    const search = async (text: string): Promise<unknown[]> => {
      const hits = (await site().send(`/api/players/search?q=${text}`)).json<PlayerHit[]>();
      return hits.map(({ name, position }) => [name, position]);
    };
    await change(101, { fields: { position: 'Attacker' } });
    expect(await search('mesut')).toEqual([['Mesut Özil', 'Attacker']]);
    await change(101, { fields: { name: 'Kylian Özil' } });
    expect([await search('mesut'), await search('kylian+oz')]).toEqual([[], [['Kylian Özil', 'Attacker']]]);
  });
});

/** The lists of the console whose indexes follow a correction. */
const LISTS = [
  ...['name', 'country', 'position', 'currentTeam', 'updatedAt'].map((sort) => `players?sort=${sort}&pageSize=200`),
  ...['mesut', 'ita'].map((text) => `players?search=${text}`),
  ...['teams', 'quality', 'feedback/reports'],
  ...['noPosition', 'noNation', 'noBirth', 'overlap', 'outsideLife'].map((check) => `quality/${check}`),
];

onOneDatabase('the lists of the console', {}, (site) => {
  test('follow a correction as if their indexes were built again', async () => {
    const admin = await site().signIn();
    const letter = { gameType: 'career', feedback: 'Mesut Özil, Müller and Ancelotti, or is it Mesut Ozgur?' };
    expect((await site().send('/api/feedback', { method: 'POST', body: letter })).status).toBe(200);
    const lists = (): Promise<string[]> =>
      Promise.all(LISTS.map(async (path) => `${path} ${(await admin.send(`/api/admin/${path}`)).text}`));
    const edits: readonly [number, Edit, string?][] = [
      [101, { fields: { name: 'Mesut Ozgur', fullName: null, nation: 'ITA', fame: 1 } }],
      [101, { fields: { position: null, born: null }, spells: [{ club: 'Milan', startYear: 1990, endYear: 1995 }] }],
      [102, { fields: { nation: 'FRA' }, spells: [{ club: 'Arsenal', startYear: 2001, endYear: 2002 }] }],
      [101, { fields: { name: 'Mesut Özil', position: 'Defender', fame: 5 } }],
      [501, { fields: { name: 'Carlo Ozgur' } }, 'coaches'],
    ];
    await lists();
    for (const edit of edits) {
      await changeBy(admin, ...edit);
      const changed = await lists();
      await site().app.get(ReadModel).rebuild();
      expect(changed).toEqual(await lists());
    }
  });
});
