import {
  CSV_TABLES,
  type CsvReport,
  type CsvTable,
  type FactSheet,
  type Reverted,
  type RevisionPage,
} from '@soccer-legends/contracts';
import { beforeAll, expect, test } from 'vitest';
import type { Administrator } from './fixtures/administrator.ts';
import { onOneDatabase } from './fixtures/site.ts';
import { statementsOf } from './fixtures/statements.ts';

onOneDatabase('the facts as tables', {}, (site) => {
  let admin: Administrator;
  beforeAll(async () => {
    admin = await site().signIn();
  });
  const download = async (table: CsvTable): Promise<string[]> =>
    (await admin.send(`/api/admin/csv/${table}`)).text.split('\r\n').filter((line) => line !== '');
  const upload = (table: string, lines: readonly string[], dryRun = false, query = '') =>
    admin.send(`/api/admin/csv/${table}?dryRun=${dryRun}${query}`, {
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      body: lines.join('\r\n'),
    });
  const report = async (...sent: Parameters<typeof upload>) => {
    const answer = await upload(...sent);
    expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
    return answer.json<CsvReport>();
  };
  const sheetOf = async (id: number, people = 'players') =>
    (await admin.send(`/api/admin/facts/${people}/${id}`)).json<FactSheet>();
  const NOTHING = { people: 0, differenceCount: 0, differences: [], errorCount: 0, errors: [], run: null };

  test('importing an export changes nothing', async () => {
    const change = { version: 0, fields: { number: 12 }, spells: [{ key: 'Arsenal 2013', goals: 33 }] };
    await admin.send('/api/admin/facts/players/101', { method: 'PATCH', body: change });
    await admin.send('/api/admin/facts/players/107', {
      method: 'PATCH',
      body: { version: 0, fields: { hidden: true } },
    });
    for (const table of CSV_TABLES) {
      const lines = await download(table);
      expect(await report(table, lines)).toEqual({ ...NOTHING, rows: lines.length - 1 });
    }
    expect((await sheetOf(101)).sources).toEqual({ number: 10 });
  });

  test('the export has a column for each fact, and includes hidden people', async () => {
    const players = await download('players');
    expect(players[0]).toBe('\uFEFFid,name,fullName,surname,born,nation,position,number,fame,drawn,hidden');
    expect(players.find((line) => line.startsWith('107,'))).toMatch(/,(true|1)$/);
    const spells = await download('spells');
    expect(spells[0]).toBe('\uFEFFplayerId,player,spell,club,startYear,endYear,matches,goals,loan,removed');
    expect(spells.find((line) => line.startsWith('101,Mesut Özil,Arsenal 2013'))).toContain(',33,');
  });

  test('a dry run reports differences by line, and changes nothing', async () => {
    const lines = ['playerId,spell,club,startYear,goals', '102,,Ajax,2007,3', '102,Vancouver 2025,Vancouver,2025,9'];
    const { differences, run, people } = await report('spells', lines, true);
    expect({ run, people }).toEqual({ run: null, people: 1 });
    expect(differences.map(({ line, field, spell }) => ({ line, field, spell }))).toEqual([
      { line: 2, field: 'spell', spell: '+1' },
      { line: 3, field: 'goals', spell: 'Vancouver 2025' },
    ]);
    expect(await sheetOf(102)).toMatchObject({ version: 0 });
  });

  test('reports three invalid lines by line and column, and writes no valid line', async () => {
    const lines = [
      'id,name,born,nation',
      '103,Martin Ødegaard,1998,NOR',
      '104,,1985,POL',
      '105,Ronaldo,soon,BRA',
      '106,Cristiano Ronaldo,1985,XXX',
    ];
    const { errors, errorCount, run } = await report('players', lines);
    expect(run).toBeNull();
    expect(errorCount).toBe(3);
    expect(errors.map(({ line, column, rule }) => [line, column, rule])).toEqual([
      [3, 'name', 'required'],
      [4, 'born', 'number'],
      [5, 'nation', 'unknownNation'],
    ]);
    expect((await sheetOf(103)).version).toBe(0);
  });

  test.each<[string, CsvTable, string[], [number, string | null, string]]>([
    ['a person who does not exist', 'players', ['id,born', '999999,1990'], [2, null, 'unknownPerson']],
    [
      'another person’s id',
      'spells',
      ['playerId,player,spell,goals', '103,Kaká,Arsenal 2021,3'],
      [2, null, 'otherName'],
    ],
    [
      'a spell that does not exist',
      'spells',
      ['playerId,spell,goals', '103,Roma 1999,3'],
      [2, 'spell', 'unknownSpell'],
    ],
    [
      'more goals than matches',
      'spells',
      ['playerId,spell,goals', '103,Real Madrid 2015,999'],
      [2, 'goals', 'moreGoals'],
    ],
    ['a name in another script', 'players', ['id,name', '103,Озил'], [2, 'name', 'script']],
  ])('a line with %s is an error', async (_what, table, lines, [line, column, rule]) => {
    const { errors } = await report(table, lines);
    expect(errors[0]).toMatchObject({ line, column, rule });
  });

  test('an import of many people is one run and can be reverted as a whole', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => 1000 + index);
    const { run, people, differenceCount } = await report(
      'players',
      ['id,number', ...ids.map((id) => `${id},77`)],
      false,
      '&reason=a+bad+list',
    );
    expect({ people, differenceCount }).toEqual({ people: 40, differenceCount: 40 });
    const history = (await admin.send(`/api/admin/revisions?run=${run}&pageSize=50`)).json<RevisionPage>();
    expect(history.items).toHaveLength(40);
    expect(history.items[0]).toMatchObject({ source: 'hand', reason: 'a bad list', actor: 'administrator' });
    expect((await sheetOf(1007)).fields.number).toBe(77);
    const reverted = await admin.send(`/api/admin/revisions/runs/${run}/revert`, { method: 'POST', body: {} });
    expect(reverted.json<Reverted>()).toEqual({ people: 40, kept: 0 });
    expect(await sheetOf(1007)).toMatchObject({ fields: { number: 10 }, sources: {} });
  });

  test('a revert of forty people needs less than one more statement for each', async () => {
    const revertOf = async (count: number, number: number): Promise<number> => {
      const lines = Array.from({ length: count }, (_, index) => `${1000 + index},${number}`);
      const { run } = await report('players', ['id,number', ...lines], false);
      return statementsOf(site().database, async () => {
        const path = `/api/admin/revisions/runs/${run}/revert`;
        expect((await admin.send(path, { method: 'POST', body: {} })).status).toBe(200);
      });
    };
    expect(await revertOf(40, 56)).toBeLessThan((await revertOf(1, 57)) + 40);
  });

  test('an import writes forty people with as many statements as one', async () => {
    const numbers = (count: number, number: number) =>
      report('players', ['id,number', ...Array.from({ length: count }, (_, index) => `${1000 + index},${number}`)]);
    const one = await statementsOf(site().database, () => numbers(1, 55));
    const many = await statementsOf(site().database, () => numbers(40, 66));
    expect(many).toBe(one);
  });

  test('games show imported facts at once', async () => {
    await report('spells', [
      'playerId,spell,club,startYear,endYear,matches,goals',
      '108,Barcelona 2019,Barcelona,2019,,180,15',
    ]);
    expect((await site().send('/api/players/108')).json()).toMatchObject({ career: [{}, { matches: 180, goals: 15 }] });
  });

  const NEW_PEOPLE = [
    'id,name,born,nation,position,fame,club,startYear,endYear',
    ',Added Player,1990,GER,Defender,3,Arsenal,2010,2014',
    ',Added Keeper,1991,BRA,Goalkeeper,2,Ajax,2011,',
  ];

  test('a line without an id adds a person with the first spell, as one run with the others', async () => {
    // A run is named by its time.
    site().clock.advance(1);
    const dry = await report('players', NEW_PEOPLE, true);
    expect([dry.people, dry.run]).toEqual([2, null]);
    expect(dry.differences.every(({ personId }) => personId === null)).toBe(true);
    const { run } = await report('players', NEW_PEOPLE);
    const { items } = (await admin.send(`/api/admin/revisions?run=${run}`)).json<RevisionPage>();
    expect(items.map(({ name, added }) => [name, added])).toEqual([
      ['Added Keeper', true],
      ['Added Player', true],
    ]);
    const player = await site().send(`/api/players/${items[1]!.personId}`);
    expect(player.json()).toMatchObject({ name: 'Added Player', country: 'Germany', career: [{ team: 'Arsenal' }] });
    const again = await report('players', NEW_PEOPLE, true);
    expect(again.errors.map(({ line, rule }) => [line, rule])).toEqual([
      [2, 'knownName'],
      [3, 'knownName'],
    ]);
    await admin.send(`/api/admin/revisions/runs/${run}/revert`, { method: 'POST', body: {} });
    expect((await site().send(`/api/players/${items[1]!.personId}`)).status).toBe(404);
  });

  test('a line without an id may add a coach', async () => {
    const { people } = await report('coaches', ['id,name,club,startYear', ',Added Coach,Inter,2010']);
    expect(people).toBe(1);
  });

  test.each<[string, CsvTable, string[], [number, string | null, string]]>([
    ['no career', 'players', ['id,name', ',Nobody Known'], [2, null, 'noCareer']],
    ['the same name twice', 'coaches', ['id,name', ',Twice Named', ',Twice Named'], [3, 'name', 'knownName']],
    ['a first spell of a known player', 'players', ['id,club,startYear', '103,Ajax,2009'], [2, 'club', 'onlyNew']],
    ['no id of a club', 'clubs', ['id,name', ',New Town'], [2, 'id', 'required']],
  ])('a new person or club with %s is an error', async (_what, table, lines, [line, column, rule]) => {
    const { errors } = await report(table, lines);
    expect(errors[0]).toMatchObject({ line, column, rule });
  });

  test('escapes formulas in the export', async () => {
    await site().database.em().execute("update person set full_name = '=cmd|calc' where kind = 'player' and id = 110");
    const line = (await download('players')).find((each) => each.startsWith('110,'))!;
    expect(line).toContain(",'=cmd|calc,");
  });
});
