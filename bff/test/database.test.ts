import type { FootballData } from '@soccer-legends/football-data';
import { describe, expect, inject, test } from 'vitest';
import { Person, Team } from '../src/features/people/entities.ts';
import { seed } from '../src/features/people/store/seed.ts';
import type { Clock } from '../src/platform/environment/clock.ts';
import type { Job } from '../src/platform/jobs/job.ts';
import { JobRun } from '../src/platform/jobs/job-run.entity.ts';
import { JobRunner } from '../src/platform/jobs/job-runner.ts';
import { clubs, coaches, football, players } from './fixtures/football.ts';
import { onEveryDatabase, openPostgresCopy, startSite, TestClock } from './fixtures/site.ts';

onEveryDatabase('a prepared statement', {}, (site) => {
  const teamName = async (id: number) =>
    (await site().database.executePrepared<{ name: string }>('select name from team where id = $1', [id]))[0]?.name;

  test('is executed with other values than before', async () => {
    const [arsenal, other] = [await teamName(3), await teamName(2)];
    expect([arsenal, other]).toEqual([3, 2].map((id) => clubs.find((club) => club.id === id)!.name));
    expect(await teamName(0)).toBeUndefined();
  });

  test('accepts null, numbers, dates and JSON, and returns dates as text', async () => {
    const values = [null, 7, new Date('2026-02-03T04:05:06.789Z'), JSON.stringify({ a: [1] })];
    const rows = await site().database.executePrepared(
      'select $1::text as none, $2::integer as number, $3::timestamptz as date, $4::jsonb as json',
      values,
    );
    expect(rows).toEqual([{ none: null, number: 7, date: '2026-02-03 04:05:06.789+00', json: { a: [1] } }]);
  });

  test('is planned again after a migration has changed the type of a column', async () => {
    const before = await teamName(3);
    await site().database.em().execute('alter table team alter column name type varchar(200)');
    expect(await teamName(3)).toBe(before);
    expect(await teamName(3)).toBe(before);
  });
});

onEveryDatabase('a later data set', {}, (site) => {
  const bring = (facts: FootballData): Promise<boolean> =>
    site()
      .database.em()
      .transactional((em) => seed(em, facts, new Date()));
  const player = (id: number) => site().database.em().findOne(Person, { kind: 'player', id });
  const team = (id: number) => site().database.em().findOne(Team, { id });
  const coach = (id: number) => site().database.em().findOne(Person, { kind: 'coach', id });
  const renamedClub = (id: number, name: string) => clubs.map((club) => (club.id === id ? { ...club, name } : club));
  const renamedCoach = (id: number, name: string) =>
    coaches.map((known) => (known.id === id ? { ...known, name, career: known.career.slice(0, 1) } : known));
  const with101 = (changes: object): FootballData => ({
    ...football,
    players: players.map((known) => (known.id === 101 ? { ...known, ...changes } : known)),
  });

  test('changes nothing if it is the same edition', async () => {
    expect(await bring(football)).toBe(false);
  });

  test('updates players and their careers by id', async () => {
    expect(await bring(with101({ name: 'Mesut Oezil', career: players[0]!.career.slice(0, 1) }))).toBe(true);
    expect((await player(101))!.name).toBe('Mesut Oezil');
    expect((await player(101))!.spells).toHaveLength(1);
  });

  test('updates clubs and coaches by id', async () => {
    await bring({ ...football, clubs: renamedClub(3, 'The Arsenal'), coaches: renamedCoach(501, 'Carletto') });
    expect((await team(3))!.name).toBe('The Arsenal');
    expect((await coach(501))!.name).toBe('Carletto');
    expect((await coach(501))!.spells).toHaveLength(1);
  });

  test('keeps the ids of all updated rows', async () => {
    const ids = async () =>
      Promise.all(
        ['id from team', 'kind, id from person'].map((columns) =>
          site().database.em().execute<{ id: number }[]>(`select ${columns} order by 1, id`),
        ),
      );
    const before = await ids();
    await bring({ ...football, groups: [] });
    expect(await ids()).toEqual(before);
  });

  test('does not change a club that only the service has', async () => {
    await site().database.em().execute("update team set name = 'Synced', source = 'api', api_id = 541 where id = 2");
    await bring({ ...football, clubs: renamedClub(2, 'From the set') });
    expect((await team(2))!.name).toBe('Synced');
  });

  test.each([
    ['player', 101],
    ['coach', 501],
  ] as const)('updates a linked %s, and keeps the link and the photo', async (kind, id) => {
    const em = site().database.em();
    const link = { apiId: 7, photo: 'https://a.test/7.png' };
    await em.nativeUpdate(Person, { kind, id }, link);
    const next = { ...with101({ name: 'From the set' }), coaches: renamedCoach(501, 'From the set') };
    await bring({ ...next, groups: [{ id: kind, names: football.nations[0]!.names, members: [], years: {} }] });
    expect(await em.findOne(Person, { kind, id })).toMatchObject({ ...link, name: 'From the set' });
  });

  test('adds new players and removes none', async () => {
    await bring({ ...football, players: [...players.slice(1), { ...players[0]!, id: 9001, name: 'New One' }] });
    expect((await player(9001))!.name).toBe('New One');
    expect(await player(101)).not.toBeNull();
  });

  test('reserves the ids below a million', async () => {
    const em = site().database.em();
    const [row] = await em.execute<{ id: number }[]>(
      "select nextval('team_id_seq')::integer as id union select nextval('player_id_seq')::integer",
    );
    expect(row!.id).toBe(1_000_000);
  });
});

onEveryDatabase('jobs', {}, (site) => {
  const runner = (clock: Clock = site().clock): JobRunner => new JobRunner(site().database, clock, site().log);
  const runsOf = (name: string) => site().database.em().find(JobRun, { name });

  test('run once for each scheduled time on any number of replicas', async () => {
    let runs = 0;
    const job: Job = { name: 'count', run: () => Promise.resolve(void (runs += 1)) };
    await Promise.all([runner(), runner(), runner()].map((own) => own.run(job)));
    expect(await runsOf('count')).toMatchObject([{ status: 'succeeded', tick: site().clock.now() }]);
    expect(runs).toBe(1);
    site().clock.advance(60_000);
    await runner().run(job);
    expect(runs).toBe(2);
  });

  test.each([
    ['whose timer fired a little too early', -40, 1],
    ['that was busy for twenty seconds', 20_000, 1],
    ['that starts a minute later', 60_000, 2],
  ])('a replica %s (%i ms)', async (_which, ms, expected) => {
    let runs = 0;
    const job: Job = { name: `count ${ms}`, run: () => Promise.resolve(void (runs += 1)) };
    const other = new TestClock();
    other.advance(site().clock.now().getTime() - other.now().getTime() + ms);
    for (const clock of [site().clock, other]) await runner(clock).run(job);
    expect(runs).toBe(expected);
  });

  test('that fail are recorded without throwing', async () => {
    await runner().run({ name: 'fail', run: () => Promise.reject(new Error('no luck')) });
    expect(await runsOf('fail')).toMatchObject([{ status: 'failed', error: 'Error: no luck' }]);
  });
});

describe('without its database', () => {
  onEveryDatabase('the site', {}, (site) => {
    test('serves from memory, is ready and reports the missing database', async () => {
      site().database.ping = () => Promise.reject(new Error('gone'));
      site().clock.advance(2000);
      const answer = await site().send('/readyz');
      expect([answer.status, answer.json()['degraded']]).toEqual([200, ['database']]);
      expect((await site().send('/api/players?limit=30')).status).toBe(200);
    });

    test('caches the database check for two seconds', async () => {
      let pings = 0;
      site().database.ping = () => Promise.resolve(void (pings += 1));
      site().clock.advance(2000);
      for (let attempt = 0; attempt < 5; attempt += 1) await site().send('/readyz');
      expect(pings).toBe(1);
      site().clock.advance(2000);
      await site().send('/readyz');
      expect(pings).toBe(2);
    });
  });
});

describe.skipIf(inject('postgresUrl') === '')('a database that is too busy', () => {
  test('rejects a request after a second with a time to retry', async () => {
    const site = await startSite(openPostgresCopy);
    const { gameId } = (await site.send('/api/game/new', { method: 'POST' })).json<{ gameId: string }>();
    const answer = await site.database.em().transactional(async (em) => {
      await em.execute('select * from career_game where id = ? for update', [gameId]);
      return site.send('/api/game/guess', { method: 'POST', body: { gameId, playerId: 101 } });
    });
    expect([answer.status, answer.json()['code'], answer.headers['retry-after']]).toEqual([503, 'overloaded', '2']);
    expect((await site.send(`/api/game?gameId=${gameId}`)).json()['answered']).toBe(false);
    await site.close();
  });
});
