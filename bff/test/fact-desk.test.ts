import type { FactSheet, PlayerDetail, Problem, Reverted, Revision, RevisionPage } from '@soccer-legends/contracts';
import type { FootballData } from '@soccer-legends/football-data';
import { beforeAll, describe, expect, test } from 'vitest';
import { seed } from '../src/features/catalogue/seed.ts';
import { ReadModel } from '../src/features/catalogue/read-model.ts';
import { PlayerWriter } from '../src/features/sync/catalogue/player-writer.ts';
import type { WritingRun } from '../src/features/sync/tasks/sync-task.ts';
import type { Administrator } from './fixtures/administrator.ts';
import { newPlayer } from './fixtures/fake-football.ts';
import { football } from './fixtures/football.ts';
import { onEveryDatabase, type Site } from './fixtures/site.ts';
import { answersOf } from './fixtures/wire-career.ts';

type Edit = Record<string, unknown>;

onEveryDatabase('the fact desk', {}, (site) => {
  let admin: Administrator;
  beforeAll(async () => {
    admin = await site().signIn();
  });
  const pathOf = (id: number, people = 'players'): string => `/api/admin/facts/${people}/${id}`;
  const sheetOf = async (id: number, people?: string) => (await admin.send(pathOf(id, people))).json<FactSheet>();
  const send = (id: number, body: Edit, people?: string) =>
    admin.send(pathOf(id, people), { method: 'PATCH', body: { ...body } });
  const change = async (id: number, body: Edit, people?: string) => {
    const answer = await send(id, { version: (await sheetOf(id, people)).version, ...body }, people);
    expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
    return answer.json<FactSheet>();
  };
  const historyOf = async (id: number, people?: string) =>
    (await admin.send(`${pathOf(id, people)}/history`)).json<RevisionPage>().items;
  const revert = (path: string) => admin.send(`/api/admin/revisions/${path}/revert`, { method: 'POST', body: {} });
  const detailOf = (id: number) => site().send(`/api/players/${id}`);

  test('shows the facts about a player, without a revision', async () => {
    expect(await sheetOf(101)).toMatchObject({
      id: 101,
      version: 0,
      fields: { name: 'Mesut Özil', nation: 'GER', born: 1985, number: 10, hidden: false },
      sources: {},
      spells: [
        { key: 'Real Madrid 2010', club: 'Real Madrid', startYear: 2010, endYear: 2013, matches: 100, removed: false },
        { key: 'Arsenal 2013', club: 'Arsenal', startYear: 2013, endYear: 2021 },
      ],
    });
  });

  test('a corrected spell is what the games read next', async () => {
    const { spells } = await change(101, { spells: [{ key: 'Arsenal 2013', matches: 184, goals: 33 }] });
    expect(spells[1]).toMatchObject({ matches: 184, goals: 33, source: { matches: 100, goals: 10 } });
    const { career } = (await detailOf(101)).json<PlayerDetail>();
    expect(career[1]).toMatchObject({ team: 'Arsenal', matches: 184, goals: 33 });
  });

  test('a correction is a revision and an audit entry', async () => {
    await change(101, { fields: { number: 11 }, reason: 'his number at Arsenal' });
    const [latest] = await historyOf(101);
    expect(latest).toMatchObject({
      source: 'hand',
      actor: 'administrator',
      reason: 'his number at Arsenal',
      name: 'Mesut Özil',
      changes: [{ field: 'number', before: 10, after: 11 }],
    });
    const { items } = (await admin.send('/api/admin/audit?search=facts.edit')).json<{ items: object[] }>();
    expect(items[0]).toMatchObject({ action: 'facts.edit', target: 'player 101 Mesut Özil', outcome: 'done' });
  });

  test('a corrected nation brings its English name with it', async () => {
    await change(101, { fields: { nation: 'NOR' } });
    expect((await detailOf(101)).json()).toMatchObject({ nation: 'NOR', country: 'Norway' });
    await change(101, { fields: { nation: 'GER' } });
    expect((await sheetOf(101)).sources).not.toHaveProperty('nation');
  });

  test('a club is linked by its name or another spelling of the same letters', async () => {
    await change(104, { spells: [{ key: 'Swansea City 2014', club: 'bayern munchen' }] });
    const { career } = (await detailOf(104)).json<PlayerDetail>();
    expect(career[1]!.team).toBe('Bayern München');
    expect(career[1]!.teamLogo).not.toBeNull();
  });

  test('a spell can be added, removed and restored', async () => {
    await change(105, { spells: [{ club: 'Corinthians', startYear: 2009, endYear: 2011, matches: 31, goals: 18 }] });
    await change(105, { spells: [{ key: 'Inter 1997', removed: true }] });
    const clubs = async () => (await detailOf(105)).json<PlayerDetail>().career.map(({ team }) => team);
    expect(await clubs()).toEqual(['Barcelona', 'Real Madrid', 'Corinthians']);
    expect((await sheetOf(105)).spells.find(({ removed }) => removed)).toMatchObject({ key: 'Inter 1997' });
    await change(105, { spells: [{ key: 'Inter 1997', removed: false }] });
    expect(await clubs()).toEqual(['Barcelona', 'Inter', 'Real Madrid', 'Corinthians']);
  });

  test('a hidden player is in no game until the revision is reverted', async () => {
    await change(107, { fields: { hidden: true } });
    expect((await detailOf(107)).status).toBe(404);
    const [latest] = await historyOf(107);
    expect((await revert(String(latest!.id))).json<Reverted>()).toEqual({ people: 1, kept: 0 });
    expect((await detailOf(107)).status).toBe(200);
    expect((await historyOf(107))[0]).toMatchObject({ reverts: latest!.id });
  });

  test('a revert keeps facts that were changed again', async () => {
    await change(103, { fields: { number: 8, born: 1999 } });
    const [first] = await historyOf(103);
    await change(103, { fields: { number: 6 } });
    expect((await revert(String(first!.id))).json<Reverted>()).toEqual({ people: 1, kept: 1 });
    expect((await sheetOf(103)).fields).toMatchObject({ number: 6, born: 1985 });
  });

  test('a coach is corrected the same way, without figures', async () => {
    const posts = [{ key: 'Real Madrid 2021', endYear: 2024 }];
    const { spells } = await change(501, { fields: { born: 1960 }, spells: posts }, 'coaches');
    expect(spells[0]).toMatchObject({ endYear: 2024, matches: null, source: { endYear: 2025 } });
    expect((await send(501, { version: 99_999, fields: { number: 4 } }, 'coaches')).json()).toMatchObject({
      code: 'facts.invalid',
      fieldFaults: [{ field: 'number', rule: 'unknownField' }],
    });
  });

  test.each<[string, Edit, object]>([
    ['a name in another script', { fields: { name: 'Озил' } }, { field: 'name', rule: 'script' }],
    ['an unknown nation', { fields: { nation: 'XXX' } }, { field: 'nation', rule: 'unknownNation' }],
    [
      'an end before the start',
      { spells: [{ key: 'Arsenal 2013', endYear: 2012 }] },
      { field: 'endYear', rule: 'endsBefore' },
    ],
    [
      'more goals than matches',
      { spells: [{ key: 'Real Madrid 2010', goals: 101 }] },
      { field: 'goals', rule: 'moreGoals' },
    ],
    [
      'a spell at the age of five',
      { spells: [{ club: 'Schalke', startYear: 1990, endYear: 1991 }] },
      { spell: '+1', rule: 'age' },
    ],
    [
      'a spell that does not exist',
      { spells: [{ key: 'Ajax 1990', goals: 1 }] },
      { spell: 'Ajax 1990', rule: 'unknownSpell' },
    ],
  ])('rejects %s, and names the field', async (_what, body, fault) => {
    const answer = await send(101, { version: 99_999, ...body });
    const problem = answer.json<Problem & Edit>();
    expect([answer.status, problem.code]).toEqual([400, 'facts.invalid']);
    expect(problem.fieldFaults).toEqual(expect.arrayContaining([expect.objectContaining(fault)]));
  });

  test.each<[string, Edit]>([
    ['no version', { fields: { number: 9 } }],
    ['a number above 99', { version: 0, fields: { number: 100 } }],
    ['a name that is null', { version: 0, fields: { name: null } }],
    ['a field that no person has', { version: 0, fields: { fame: 5 } }],
    ['a new spell without a club', { version: 0, spells: [{ startYear: 2000 }] }],
    ['61 spells', { version: 0, spells: Array.from({ length: 61 }, () => ({ key: 'x' })) }],
  ])('rejects %s', async (_what, body) => {
    const answer = await send(101, body);
    expect([answer.status, answer.json()['code']]).toEqual([400, 'request.invalid']);
  });

  test('answers 404 for an unknown person and an unknown revision', async () => {
    expect((await admin.send(pathOf(987_654))).json()['code']).toBe('facts.personNotFound');
    expect((await revert('987654')).json()['code']).toBe('facts.revisionNotFound');
  });

  describe('two administrators', () => {
    test('who change different facts of one player are merged', async () => {
      const { version } = await sheetOf(110);
      const answers = await Promise.all([
        send(110, { version, fields: { number: 5 } }),
        send(110, { version, fields: { born: 1984 } }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect((await sheetOf(110)).fields).toMatchObject({ number: 5, born: 1984 });
      expect(await historyOf(110)).toHaveLength(2);
    });

    test('get a conflict with the first value if they change the same fact', async () => {
      const { version } = await sheetOf(111);
      await send(111, { version, fields: { number: 5 } });
      const second = await send(111, { version, fields: { number: 6, born: 1984 } });
      expect([second.status, second.json()['code']]).toEqual([409, 'facts.conflict']);
      expect(second.json<Problem & Edit>().conflicts).toMatchObject([
        { field: 'number', theirs: 5, actor: 'administrator' },
      ]);
      expect((await sheetOf(111)).fields).toMatchObject({ number: 5, born: 1985 });
      expect((await change(111, { fields: { number: 6 } })).fields.number).toBe(6);
    });

    test('get a conflict if one removes the spell that the other changes', async () => {
      const { version, spells } = await sheetOf(112);
      const { key } = spells[0]!;
      await send(112, { version, spells: [{ key, goals: 3 }] });
      const second = await send(112, { version, spells: [{ key, removed: true }] });
      expect(second.json<Problem & Edit>().conflicts).toMatchObject([{ spell: key, field: 'goals', theirs: 3 }]);
    });
  });
});

/** `other` is a second editor, who has read the player before everything else. */
type Step = 'edit' | 'other' | 'sync' | 'edition';
const ORDERS: readonly Step[][] = [
  ['edit', 'sync', 'edition'],
  ['edit', 'edition', 'sync'],
  ['sync', 'edit', 'edition'],
  ['sync', 'edition', 'edit'],
  ['edition', 'edit', 'sync'],
  ['edition', 'sync', 'edit'],
].map((order, index) => order.toSpliced(index % 4, 0, 'other') as Step[]);

onEveryDatabase('two edits, a sync and a data edition', {}, (site) => {
  let admin: Administrator;
  beforeAll(async () => {
    admin = await site().signIn();
  });

  test.each(ORDERS.map((order, index) => ({ order, id: 1000 + index })))(
    'in the order $order: the edits win, the sync adds, and the history has all',
    async ({ order, id }) => {
      const path = `/api/admin/facts/players/${id}`;
      const { spells, version: read } = (await admin.send(path)).json<FactSheet>();
      const { key, startYear } = spells[0]!;
      const steps: Record<Step, () => Promise<unknown>> = {
        edit: async () => {
          const { version } = (await admin.send(path)).json<FactSheet>();
          const body = { version, fields: { number: 9 }, spells: [{ key, goals: 77, matches: 88 }] };
          return admin.send(path, { method: 'PATCH', body });
        },
        other: () => {
          const body = { version: read, fields: { surname: 'Number' }, spells: [{ key, loan: true }] };
          return admin.send(path, { method: 'PATCH', body });
        },
        sync: () => writeSynced(site(), id, startYear),
        edition: () => writeEdition(site(), id),
      };
      for (const step of order) await steps[step]();

      const sheet = (await admin.send(path)).json<FactSheet>();
      expect(sheet.fields).toMatchObject({ number: 9, surname: 'Number' });
      expect(sheet.spells[0]).toMatchObject({ key, goals: 77, matches: 88, loan: true });
      expect(sheet.spells.at(-1)).toMatchObject({ club: 'Fulham', startYear: startYear + 9, source: { matches: 12 } });
      // A data edition does not change players who are linked to the service.
      const isLinked = order.indexOf('sync') < order.indexOf('edition');
      expect(sheet.fields.born).toBe(isLinked ? 1985 : 1979);
      const sources = (await historyOf(admin, path)).map(({ source }) => source).reverse();
      const recorded = order.filter((step) => step !== 'edition' || !isLinked);
      expect(sources).toEqual(recorded.map((step) => (step === 'edit' || step === 'other' ? 'hand' : step)));

      const free = {
        version: sheet.version,
        fields: { number: sheet.sources.number, surname: sheet.sources.surname },
        spells: [{ ...sheet.spells[0]!.source, key }],
      };
      const freed = (await admin.send(path, { method: 'PATCH', body: free })).json<FactSheet>();
      expect(freed.sources).toEqual({});
      expect(freed.spells[0]).toMatchObject({ goals: 10, matches: isLinked ? 100 : 101 });
    },
  );

  test('a bad sync of several players is reverted at once, and the new player is hidden', async () => {
    const run = { id: 77, kind: 'import-player' as const, startedBy: 'administrator' };
    const ids = [1010, 1011, 1012];
    for (const id of ids) await writeSynced(site(), id, 2000, run);
    const added = await site().database.transaction((em) =>
      site()
        .app.get(PlayerWriter)
        .write(em, run, { ...newPlayer(4_000), answers: [] }),
    );
    await site().app.get(ReadModel).follow();
    expect((await site().send(`/api/players/${added.rowId}`)).status).toBe(200);
    const answer = await admin.send('/api/admin/revisions/runs/sync-77/revert', {
      method: 'POST',
      body: { reason: 'wrong league' },
    });
    expect(answer.json<Reverted>()).toEqual({ people: 4, kept: 0 });
    expect((await site().send(`/api/players/${added.rowId}`)).status).toBe(404);
    for (const id of ids) {
      const { spells } = (await admin.send(`/api/admin/facts/players/${id}`)).json<FactSheet>();
      expect(spells.filter(({ removed }) => !removed).map(({ club }) => club)).not.toContain('Fulham');
    }
    const { total } = (await admin.send('/api/admin/revisions?source=sync&run=sync-77')).json<RevisionPage>();
    expect(total).toBe(4);
  });

  test('the history cannot be rewritten', async () => {
    const rewrite = site().database.em().execute("update catalogue_revision set actor = 'nobody'");
    await expect(rewrite).rejects.toThrow('append-only');
  });
});

async function historyOf(admin: Administrator, path: string): Promise<readonly Revision[]> {
  return (await admin.send(`${path}/history`)).json<RevisionPage>().items;
}

/** Syncs a player whom the service knows to have joined another club later. */
async function writeSynced(
  { app, database }: Site,
  id: number,
  start: number,
  run: WritingRun = { id, kind: 'update-player', startedBy: 'schedule' },
): Promise<void> {
  const [year, nextYear] = [start + 9, start + 10];
  const answers = answersOf({
    clubs: [`Fulham#36 (England): ${year} 12/1`],
    transfers: [`${year}-07-01 ? > Fulham#36`, `${nextYear}-06-30 Fulham#36 > ?`],
  });
  const synced = { ...newPlayer(50_000 + id), answers };
  await database.transaction((em) => app.get(PlayerWriter).write(em, run, synced, id));
}

/** Writes a data set that knows better about one player, including a fact that is edited. */
async function writeEdition({ database }: Site, id: number): Promise<void> {
  const players = football.players.map((player) =>
    player.id === id
      ? { ...player, born: 1979, number: 4, career: player.career.map((spell) => ({ ...spell, matches: 101 })) }
      : player,
  );
  const facts: FootballData = { ...football, players };
  await database.transaction((em) => seed(em, facts, new Date('2026-11-22T00:00:00Z')));
}
