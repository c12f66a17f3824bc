import {
  QUALITY_CHECKS,
  type Page,
  type QualityCount,
  type QualityDay,
  type QualityFinding,
} from '@soccer-legends/contracts';
import { beforeAll, expect, test } from 'vitest';
import { Person } from '../src/features/people/entities.ts';
import { Quality } from '../src/features/people/quality/quality.ts';
import { ReadModel } from '../src/features/people/catalogue/read-model.ts';
import { DAY_MS } from '../src/platform/environment/clock.ts';
import type { Administrator } from './fixtures/administrator.ts';
import { football } from './fixtures/football.ts';
import { onEveryDatabase } from './fixtures/site.ts';

onEveryDatabase('the quality of the data', {}, (site) => {
  let admin: Administrator;
  beforeAll(async () => {
    admin = await site().signIn();
  });
  const counts = async () => (await admin.send('/api/admin/quality')).json<QualityCount[]>();
  const countOf = async (name: string) => (await counts()).find(({ check }) => check === name)!.count;
  const findings = async (path: string) =>
    (await admin.send(`/api/admin/quality/${path}`)).json<Page<QualityFinding>>();

  test('is counted for every check, in the order of the checks', async () => {
    const all = await counts();
    expect(all.map(({ check }) => check)).toEqual(QUALITY_CHECKS);
    expect(await countOf('notLinked')).toBe(football.players.length);
    expect(await countOf('noCareer')).toBe(football.players.filter(({ career }) => career.length === 0).length);
  });

  test('lists the findings of a check in pages, most famous players first', async () => {
    const first = await findings('notLinked?page=1&pageSize=5');
    expect([first.total, first.page, first.pageSize, first.items.length]).toEqual([football.players.length, 1, 5, 5]);
    expect(first.items[0]).toMatchObject({
      kind: 'players',
      id: 102,
      name: 'Thomas Müller',
      country: 'Germany',
      spells: [],
    });
    const fame = new Map(football.players.map((player) => [player.id, player.fame]));
    const shown = first.items.map(({ id }) => fame.get(id)!);
    expect(shown).toEqual(shown.toSorted((one, other) => other - one));
    const second = await findings('notLinked?page=2&pageSize=5');
    expect(second.items.map(({ id }) => id)).not.toContain(first.items[0]!.id);
    expect((await findings('notLinked?page=999&pageSize=5')).page).toBe(Math.ceil(football.players.length / 5));
  });

  test('updates after a change of the catalogue, and shows the spells that contradict each other', async () => {
    const before = await countOf('overlap');
    await site()
      .database.em()
      .execute(`update person set spells = jsonb_set(spells, '{0,to}', '2015') where kind = 'player' and id = 101`);
    await site().app.get(ReadModel).rebuild();
    expect(await countOf('overlap')).toBe(before + 1);
    const { items } = await findings('overlap');
    expect(items.find(({ id }) => id === 101)).toMatchObject({
      name: 'Mesut Özil',
      country: 'Germany',
      spells: [
        { club: 'Real Madrid', start: 2010, end: 2015 },
        { club: 'Arsenal', start: 2013, end: 2021 },
      ],
    });
  });

  test('lists players whom hardly anyone or nearly everyone names, with the results of the games', async () => {
    const insert = 'insert into player_result (game, player_id, asked, named) values (?, ?, ?, ?)';
    const stored = [
      ['career-guess', 101, 60, 3],
      ['career-guess', 102, 60, 60],
      ['career-guess', 103, 60, 30],
      ['career-guess', 104, 49, 0],
      ['memo-game', 101, 60, 60],
      ['memo-game', 999_999, 60, 0],
    ];
    for (const row of stored) await site().database.em().execute(insert, row);
    const hardly = await findings('hardlyNamed');
    expect(hardly.items).toEqual([
      {
        ...{ kind: 'players', id: 101, name: 'Mesut Özil', country: 'Germany', nation: 'GER', born: 1985 },
        spells: [],
        results: [{ game: 'career-guess', asked: 60, named: 3 }],
      },
    ]);
    const always = await findings('alwaysNamed');
    expect(always.items.map(({ id, results }) => [id, results!.map(({ game }) => game)])).toEqual([
      [102, ['career-guess']],
      [101, ['memo-game']],
    ]);
    expect([await countOf('hardlyNamed'), await countOf('alwaysNamed')]).toEqual([1, 2]);
  });

  test('is recorded once for each day, oldest first', async () => {
    const history = async () => (await admin.send('/api/admin/quality/history')).json<QualityDay[]>();
    const quality = site().app.get(Quality);
    expect(await history()).toEqual([]);
    await quality.record();
    site().clock.advance(DAY_MS);
    admin = await site().signIn();
    await site().database.em().nativeUpdate(Person, { kind: 'player', id: 102 }, { born: null });
    await quality.record();
    await quality.record();
    const [first, second, ...others] = await history();
    expect(others).toEqual([]);
    expect([first!.day, second!.day]).toEqual(['2026-11-21', '2026-11-22']);
    expect(second!.counts.noBirth).toBe(first!.counts.noBirth! + 1);
    expect(Object.keys(second!.counts).sort()).toEqual([...QUALITY_CHECKS, 'differences'].sort());
    site().clock.advance(89 * DAY_MS);
    admin = await site().signIn();
    expect((await history()).map(({ day }) => day)).toEqual(['2026-11-22']);
  });

  test.each([
    ['an unknown check', 'looks'],
    ['a property of every object', 'constructor'],
    ['a page that is no number', 'overlap?page=x'],
    ['a page size beyond the limit', 'overlap?pageSize=201'],
  ])('rejects %s', async (_kind, path) => {
    const answer = await admin.send(`/api/admin/quality/${path}`);
    expect([answer.status, answer.json()['code']]).toEqual([400, 'request.invalid']);
  });
});
