import type { FactSheet, PlayerDetail, Problem, Reverted, RevisionPage } from '@soccer-legends/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { PersonEditor } from '../src/features/people/editor/person-editor.ts';
import { load } from '../src/features/people/store/people-store.ts';
import { ReadModel } from '../src/features/people/catalogue/read-model.ts';
import { PersonWriter } from '../src/features/sync/people/person-writer.ts';
import type { Administrator } from './fixtures/administrator.ts';
import { newPlayer } from './fixtures/fake-football.ts';
import { onEveryDatabase } from './fixtures/site.ts';
import { writeSynced } from './fixtures/source-writes.ts';

type Edit = Record<string, unknown>;

onEveryDatabase('the editor of people', {}, (site) => {
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

  test('games show a corrected spell at once', async () => {
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

  test('a corrected nation also changes the English name', async () => {
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

  test('a coach is corrected like a player, without figures', async () => {
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
    ['a year of birth that suits no spell', { fields: { born: 1850 } }, { field: 'born', rule: 'age' }],
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
    ['a field that no person has', { version: 0, fields: { apiId: 5 } }],
    ['a new spell without a club', { version: 0, spells: [{ startYear: 2000 }] }],
    ['a spell whose first year is null', { version: 0, spells: [{ key: 'Real Madrid 2010', startYear: null }] }],
    ['61 spells', { version: 0, spells: Array.from({ length: 61 }, () => ({ key: 'x' })) }],
  ])('rejects %s', async (_what, body) => {
    const answer = await send(101, body);
    expect([answer.status, answer.json()['code']]).toEqual([400, 'request.invalid']);
  });

  test('returns 404 for an unknown person and an unknown revision', async () => {
    expect((await admin.send(pathOf(987_654))).json()['code']).toBe('facts.personNotFound');
    expect((await revert('987654')).json()['code']).toBe('facts.revisionNotFound');
  });

  describe('two administrators', () => {
    test('can change different facts of one player at the same time', async () => {
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

onEveryDatabase('the history of facts', {}, (site) => {
  let admin: Administrator;
  beforeAll(async () => {
    admin = await site().signIn();
  });

  test('reverting a faulty sync restores all players at once and hides the new player', async () => {
    const run = { id: 77, kind: 'import-player' as const, startedBy: 'administrator' };
    const ids = [1010, 1011, 1012];
    for (const id of ids) await writeSynced(site(), id, 2000, run);
    const added = await site().database.transaction((em) =>
      site()
        .app.get(PersonWriter)
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
    const { items } = (await admin.send('/api/admin/revisions?source=sync&run=sync-77')).json<RevisionPage>();
    // The three players, the new one, and the club that the sync added.
    expect(items).toHaveLength(5);
    const pages = [(await admin.send('/api/admin/revisions?run=sync-77&pageSize=3')).json<RevisionPage>()];
    const rest = `/api/admin/revisions?run=sync-77&pageSize=3&before=${pages[0]!.older}`;
    pages.push((await admin.send(rest)).json<RevisionPage>());
    expect(pages.flatMap((page) => page.items)).toEqual(items);
    expect(pages[1]).toMatchObject({ newer: items[3]!.id, older: null });
    const found = async (search: string) =>
      (await admin.send(`/api/admin/revisions?run=sync-77&search=${encodeURIComponent(search)}`)).json<RevisionPage>();
    const { name } = items[0]!;
    expect((await found(name.toUpperCase())).items).toEqual(items.filter((item) => item.name === name));
    expect((await found('%')).items).toEqual([]);
  });

  test('reverting a run that changed a player twice restores the facts before both changes', async () => {
    const admin = await site().signIn();
    const path = '/api/admin/facts/players/1020';
    const before = (await admin.send(path)).json<FactSheet>();
    const editor = site().app.get(PersonEditor);
    for (const number of [55, 56])
      await site().database.transaction(async (em) => {
        const person = await load(em, { kind: 'player', id: 1020 });
        const why = { reason: null, run: 'twice-1' };
        await editor.write(em, person, editor.plan({ fields: { number } }), { actor: 'administrator' }, why);
      });
    const history = async () => (await admin.send(`${path}/history`)).json<RevisionPage>().items;
    const [second, first] = await history();
    expect([first?.run, second?.run]).toEqual(['twice-1', 'twice-1']);
    const reverted = await admin.send('/api/admin/revisions/runs/twice-1/revert', { method: 'POST', body: {} });
    expect(reverted.json<Reverted>()).toEqual({ people: 1, kept: 0 });
    expect((await admin.send(path)).json<FactSheet>().fields).toEqual(before.fields);
    expect((await history()).slice(0, 2).map(({ reverts }) => reverts)).toEqual([first!.id, second!.id]);
  });

  test('the history is append-only', async () => {
    const rewrite = site().database.em().execute("update catalogue_revision set actor = 'nobody'");
    await expect(rewrite).rejects.toThrow('append-only');
  });
});
