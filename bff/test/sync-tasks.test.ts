import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AdminPlayer, Page, PlayerDetail, SyncCapacity, SyncDetail } from '@soccer-legends/contracts';
import { Person, Team } from '../src/features/people/entities.ts';
import { ApiError } from '../src/features/football-api/wire/api-error.ts';
import type { ApiCoach } from '../src/features/football-api/wire/people.ts';
import { SyncRun } from '../src/features/sync/runs/sync-run.entity.ts';
import { SyncRuns } from '../src/features/sync/runs/sync-runs.ts';
import { WorkerLoop } from '../src/features/sync/runs/worker-loop.ts';
import type { Administrator } from './fixtures/administrator.ts';
import { FakeApiQuota, FakeFootball, newPlayer } from './fixtures/fake-football.ts';
import { onOneDatabase } from './fixtures/site.ts';
import { startSync, detailsOf, waitForEnd, problemOf, runOf, runSync } from './fixtures/sync.ts';

const football = new FakeFootball();
const quota = new FakeApiQuota();

const ancelotti: ApiCoach = {
  ...newPlayer(31, {
    name: 'C. Ancelotti',
    firstName: 'Carlo',
    lastName: 'Ancelotti',
    nationality: 'Italy',
    born: 1959,
  }),
  career: [{ team: { id: 541, name: 'Real Madrid', logo: null }, start: 2021, end: 2025 }],
};
const newCoach: ApiCoach = {
  ...newPlayer(32, { name: 'Nils New', firstName: 'Nils', lastName: 'New' }),
  career: [{ team: { id: 42, name: 'Arsenal', logo: null }, start: 2024, end: null }],
};

onOneDatabase('the tasks of the sync', { football: { facts: football, quota } }, (site) => {
  let admin: Administrator;

  beforeAll(async () => {
    admin = await site().signIn();
    football.coaches = [ancelotti, newCoach];
    football.teams = [
      { apiId: 42, name: 'Arsenal FC', logo: 'https://media.api-sports.io/football/teams/42.png', country: 'England' },
      { apiId: 541, name: 'Real Madrid', logo: null, country: 'Spain' },
    ];
  });
  beforeEach(async () => {
    football.before = () => undefined;
    quota.left = 7500;
    await site().app.get(WorkerLoop).tick();
  });

  test('team-players syncs the squad of a season', async () => {
    football.listNewcomers(5);
    const run = await runSync(admin, 'sync-team-players', { teamName: 'Arsenal', year: 2023 });
    expect(run).toMatchObject({ kind: 'team-players', about: 'Arsenal 2023', status: 'completed', playersAdded: 3 });
  });

  test('team-players fails with a message for a team that the service does not have', async () => {
    const run = await runSync(admin, 'sync-team-players', { teamName: 'Club 1923', year: 2023 });
    expect(run).toMatchObject({ status: 'failed', error: 'The data service has no team that matches Club 1923.' });
  });

  test.each([
    ['sync-team-players', { teamName: 'Nowhere United', year: 2023 }, 404, 'sync.teamUnknown'],
    ['sync-team-players', { teamName: 'Arsenal', year: 2027 }, 400, 'request.invalid'],
    ['sync-team-players', { teamName: 'Arsenal', year: 1979 }, 400, 'request.invalid'],
    ['sync-team-players', { teamName: 'Arsenal', year: '2023' }, 400, 'request.invalid'],
    ['sync', { playerCount: 0 }, 400, 'request.invalid'],
    ['sync', { playerCount: 101 }, 400, 'request.invalid'],
    ['sync', { playerCount: 1.5 }, 400, 'request.invalid'],
    ['sync', {}, 400, 'request.invalid'],
    ['sync-players-by-name', { searchName: '  ab ' }, 400, 'request.invalid'],
    ['sync-coach-by-name', { coachName: ' , ,' }, 400, 'request.invalid'],
    ['sync-coach-by-name', { coachName: 'Ancelotti, ab' }, 400, 'request.invalid'],
    [
      'sync-coach-by-name',
      { coachName: Array.from({ length: 21 }, (_, n) => `Coach ${n}`).join() },
      400,
      'request.invalid',
    ],
    ['import-player', { apiId: -1 }, 400, 'request.invalid'],
    ['import-player', { apiId: '7' }, 400, 'request.invalid'],
    ['players/999999/update', {}, 404, 'sync.playerUnknown'],
    ['players/102/update', {}, 409, 'sync.playerNotLinked'],
    ['players/999999/link', { apiId: 7 }, 404, 'sync.playerUnknown'],
    ['players/102/link', { apiId: 0 }, 400, 'request.invalid'],
    ['players/102/link', {}, 400, 'request.invalid'],
  ])('%s with %o is rejected with %i %s', async (path, body, status, code) => {
    const answer = await startSync(admin, path, body);
    expect([answer.status, problemOf(answer).code]).toEqual([status, code]);
  });

  test('coaches-by-name updates known coaches, adds new ones and reports unknown names', async () => {
    const run = await runSync(admin, 'sync-coach-by-name', { coachName: 'Ancelotti, New,, Nobody ,Ancelotti' });
    expect(run).toMatchObject({ status: 'completed', playersAdded: 1, playersUpdated: 1, playersFailed: 1 });
    expect(await detailsOf(admin, run.id)).toMatchObject([
      { playerId: 501, playerName: 'Carlo Ancelotti', entity: 'coach', actionType: 'updated' },
      { playerName: 'Nils New', entity: 'coach', actionType: 'added' },
      {
        playerId: null,
        playerName: 'Nobody',
        actionType: 'failed',
        changeDetails: '{"error":"The data service has no coach named Nobody.","failure":"notInService"}',
      },
    ]);
    const coaches = (await admin.send('/api/coaches')).json<{ name: string; team: string | null }[]>();
    expect(coaches.find(({ name }) => name === 'Nils New')).toMatchObject({ team: 'Arsenal' });
    expect(coaches.filter(({ name }) => name === 'Carlo Ancelotti')).toMatchObject([{ team: 'Brazil national team' }]);
  });

  test('existing-coaches updates every coach and reports those that the service does not have', async () => {
    const run = await runSync(admin, 'sync-existing-coaches');
    expect(run).toMatchObject({ status: 'completed', playersUpdated: 2, playersFailed: 1, totalPlayersProcessed: 3 });
  });

  test('adds one club for a coach who was at a new club twice', async () => {
    const club = { id: 77_777, name: 'Sportivo Nowhere', logo: null };
    const stays = [
      { team: club, start: 2018, end: 2019 },
      { team: club, start: 2021, end: null },
    ];
    const returning = newPlayer(33, { name: 'Rico Returning', firstName: 'Rico', lastName: 'Returning' });
    football.coaches = [{ ...returning, career: stays }];
    const run = await runSync(admin, 'sync-coach-by-name', { coachName: 'Returning' });
    football.coaches = [ancelotti, newCoach];
    expect(run).toMatchObject({ status: 'completed', playersAdded: 1, playersFailed: 0 });
    expect(await site().database.em().find(Team, { name: club.name })).toMatchObject([{ apiId: club.id }]);
  });

  test('a coach keeps the stored career if the service no longer lists any club', async () => {
    football.coaches = [{ ...newCoach, career: [] }];
    await runSync(admin, 'sync-coach-by-name', { coachName: 'New' });
    football.coaches = [ancelotti, newCoach];
    const coaches = (await admin.send('/api/coaches')).json<{ name: string; team: string | null }[]>();
    expect(coaches.find(({ name }) => name === 'Nils New')).toMatchObject({ team: 'Arsenal' });
  });

  test('teams-stats links every team by name and updates its facts', async () => {
    const run = await runSync(admin, 'sync-teams-stats');
    const details = await detailsOf(admin, run.id);
    expect(details.find(({ playerId }) => playerId === 3)).toMatchObject({
      playerName: 'Arsenal',
      entity: 'team',
      actionType: 'updated',
    });
    expect(details.find(({ playerId }) => playerId === 7)).toMatchObject({ actionType: 'failed' });
    const items = async (query: string): Promise<Page<SyncDetail>> =>
      (await admin.send(`/api/admin/sync-history/${run.id}/items?${query}`)).json<Page<SyncDetail>>();
    expect(await items('pageSize=200')).toEqual({ items: details, total: details.length, page: 1, pageSize: 200 });
    const ids = details.map(({ playerId }) => playerId!).sort((one, other) => other - one);
    const second = await items('sort=playerId&order=desc&page=2&pageSize=2');
    expect(second.items.map(({ playerId }) => playerId)).toEqual(ids.slice(2, 4));
    const { logo } = await site().database.em().findOneOrFail(Team, { id: 3 });
    expect(logo).toBe('https://media.api-sports.io/football/teams/42.png');
  });

  test('teams-stats fails for a team if its entry in the service is already linked to another team', async () => {
    const [linked, other] = await site()
      .database.em()
      .find(Team, { apiId: null, listed: true }, { orderBy: { id: 'asc' }, limit: 2 });
    await site().database.em().nativeUpdate(Team, { id: linked!.id }, { apiId: 90_001 });
    football.teams = [...football.teams, { apiId: 90_001, name: other!.name, logo: null, country: null }];
    const { id } = await runSync(admin, 'sync-teams-stats');
    const details = await detailsOf(admin, id);
    const error = `${linked!.name} is already linked to the service's ${other!.name}.`;
    expect(details.find(({ playerId }) => playerId === other!.id)).toMatchObject({
      actionType: 'failed',
      changeDetails: JSON.stringify({ error, failure: 'alreadyLinked', detail: `(${linked!.name})` }),
    });
  });

  test('import-player and update return the player that they wrote', async () => {
    football.listNewcomers(1);
    const { apiId } = football.people[0]!;
    const imported = await startSync(admin, 'import-player', { apiId });
    const { playerId, message } = imported.json<{ playerId: number; message: string }>();
    expect([imported.status, message]).toEqual([200, expect.stringContaining('was added') as string]);
    expect((await admin.send(`/api/players/${playerId}`)).json<PlayerDetail>().nation).toBe('NOR');
    const again = await startSync(admin, `players/${playerId}/update`);
    expect(again.json()).toMatchObject({ success: true, playerId });
    const unknown = await startSync(admin, 'import-player', { apiId: 1 });
    expect([unknown.status, problemOf(unknown).message]).toEqual([404, 'The service has no player with the id 1.']);
  });

  test('link stores the service’s id for an unlinked player, and rejects a linked id or player', async () => {
    football.listNewcomers(2);
    const [first, second] = football.people.map(({ apiId }) => apiId);
    const before = (await admin.send('/api/players/102')).json<AdminPlayer>();
    const linked = await startSync(admin, 'players/102/link', { apiId: first });
    expect([linked.status, linked.json()]).toMatchObject([
      200,
      { playerId: 102, message: `${before.name} was updated.` },
    ]);
    expect((await admin.send('/api/players/102')).json()).toMatchObject({ apiId: first, name: before.name });

    for (const [id, apiId] of [
      [102, second],
      [103, first],
    ]) {
      const refused = await startSync(admin, `players/${id}/link`, { apiId });
      expect([refused.status, problemOf(refused)]).toMatchObject([
        409,
        {
          code: 'sync.playerAlreadyLinked',
          message: `${before.name} is already linked to player ${first} of the data service. Choose another player.`,
        },
      ]);
    }
    expect((await admin.send('/api/players/103')).json()).toMatchObject({ apiId: null });
  });

  test('a player who cannot be linked stays unlinked', async () => {
    football.listNewcomers(1);
    const refused = await startSync(admin, 'players/103/link', { apiId: 1 });
    expect([refused.status, problemOf(refused).message]).toEqual([404, 'The service has no player with the id 1.']);
    expect((await admin.send('/api/players/103')).json()).toMatchObject({ apiId: null });
  });

  test('existing-players updates linked players, then the most famous ones, as many as the remaining calls allow', async () => {
    football.listNewcomers(1);
    await startSync(admin, 'import-player', { apiId: football.people[0]!.apiId });
    const em = site().database.em();
    const last = await em.findOneOrFail(Person, { kind: 'player', apiId: null }, { orderBy: { id: 'desc' } });
    await em.nativeUpdate(Person, { kind: 'player', apiId: null, id: { $ne: last.id } }, { fame: 4 });
    await em.nativeUpdate(Person, { kind: 'player', id: last.id }, { fame: 5 });
    const linked = await em.count(Person, { kind: 'player', apiId: { $ne: null } });
    quota.left = 20 * (linked + 1);
    const run = await runSync(admin, 'sync-existing');
    expect(run).toMatchObject({ status: 'completed', totalPlayersProcessed: linked + 1 });
    expect((await detailsOf(admin, run.id)).at(-1)).toMatchObject({ playerId: last.id });
    quota.left = 0;
    expect(problemOf(await startSync(admin, 'sync-existing'))).toMatchObject({ code: 'sync.noCapacity' });
  });

  test('the capacity is limited by the remaining calls, and to 100 players', async () => {
    const capacity = async (): Promise<number> =>
      (await admin.send('/api/admin/sync-info')).json<SyncCapacity & Record<string, unknown>>().syncCapacity;
    expect(await capacity()).toBe(100);
    quota.left = 219;
    expect(await capacity()).toBe(10);
    expect(problemOf(await startSync(admin, 'sync', { playerCount: 11 }))).toMatchObject({ code: 'sync.noCapacity' });
  });

  test('the estimated time of new players grows by minutes, like the calls', async () => {
    const run = { kind: 'new-players', params: {}, startedBy: 'admin', planCursor: null, status: 'completed' } as const;
    const { database } = site();
    await database.em().nativeDelete(SyncRun, { kind: 'new-players' });
    const id = await database.em().insert(SyncRun, { ...run, startedAt: new Date(), calls: 1000, done: 100 });
    const { secondsForNew, secondsForUpdate } = (await admin.send('/api/admin/sync-info')).json<
      SyncCapacity & Record<string, unknown>
    >();
    await database.em().nativeDelete(SyncRun, { id });
    expect(secondsForNew).toHaveLength(100);
    // Ten calls for each player, 243 in 65 seconds, 100 ms apart.
    expect([1, 24, 25, 100].map((players) => secondsForNew![players - 1])).toEqual([1, 24, 66, 263]);
    expect(secondsForUpdate).toBeGreaterThan(263);
  });

  test('a run waits at the daily limit until after midnight UTC, then continues', async () => {
    football.listNewcomers(4);
    let isUsedUp = true;
    const third = football.people[2]!.apiId;
    football.before = ({ apiId }) => {
      if (apiId === third && isUsedUp) throw new ApiError('dayLimit');
    };
    const { syncId } = (await startSync(admin, 'sync', { playerCount: 4 })).json<{ syncId: number }>();
    const runs = site().app.get(SyncRuns);
    await expect.poll(async () => (await runs.find({ id: syncId }))?.waitingUntil).toBeInstanceOf(Date);
    const { waitingUntil } = (await runs.find({ id: syncId }))!;
    const afterMidnight = waitingUntil!.getTime() - Date.parse('2026-11-22T00:00:00Z');
    expect(afterMidnight).toBeGreaterThanOrEqual(5000);
    expect(afterMidnight).toBeLessThanOrEqual(60_000);
    isUsedUp = false;
    await site().app.get(WorkerLoop).tick();
    expect(await runOf(admin, syncId)).toMatchObject({ status: 'in_progress', playersAdded: 2 });
    site().clock.advance(12 * 60 * 60 * 1000 + 60_000);
    admin = await site().signIn();
    await site().app.get(WorkerLoop).tick();
    expect(await waitForEnd(admin, syncId)).toMatchObject({ status: 'completed', playersAdded: 4, error: null });
  });

  test('a run waits while the circuit is open, then continues with the same player', async () => {
    football.listNewcomers(7);
    const second = football.people[1]!.apiId;
    const retryAt = new Date(site().clock.now().getTime() + 60_000);
    football.before = ({ apiId }) => {
      if (apiId === second && site().clock.now() < retryAt) throw new ApiError('circuitOpen', undefined, { retryAt });
    };
    const { syncId } = (await startSync(admin, 'sync', { playerCount: 7 })).json<{ syncId: number }>();
    const runs = site().app.get(SyncRuns);
    await expect.poll(async () => (await runs.find({ id: syncId }))?.waitingUntil).toEqual(retryAt);
    await site().app.get(WorkerLoop).tick();
    expect(await runOf(admin, syncId)).toMatchObject({ status: 'in_progress', playersAdded: 1, playersFailed: 0 });
    site().clock.advance(60_000);
    await site().app.get(WorkerLoop).tick();
    expect(await waitForEnd(admin, syncId)).toMatchObject({ status: 'completed', playersAdded: 7, playersFailed: 0 });
  });

  test('a run can be canceled while it waits', async () => {
    football.listNewcomers(1);
    football.before = () => {
      throw new ApiError('dayLimit');
    };
    const { syncId } = (await startSync(admin, 'sync', { playerCount: 1 })).json<{ syncId: number }>();
    await expect
      .poll(async () => (await site().app.get(SyncRuns).find({ id: syncId }))?.waitingUntil)
      .toBeInstanceOf(Date);
    await startSync(admin, `sync/${syncId}/cancel`);
    expect(await runOf(admin, syncId)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('Canceled') as string,
      failure: 'canceled',
      detail: 'administrator',
    });
  });

  test('a run fails after five items in a row without an answer, not counting those before an answered one', async () => {
    football.listNewcomers(9);
    const answered = football.people[2]!.apiId;
    football.before = ({ apiId }) => {
      if (apiId !== answered) throw new ApiError('timedOut');
    };
    const run = await runSync(admin, 'sync', { playerCount: 9 });
    expect(run).toMatchObject({
      status: 'failed',
      playersAdded: 1,
      playersFailed: 7,
      error: expect.stringContaining('five items in a row') as string,
      failure: 'unanswered',
    });
  });

  test('every endpoint of the sync requires an administrator', async () => {
    for (const path of ['sync', 'sync-existing', 'import-player', 'sync/1/cancel'])
      expect((await site().send(`/api/admin/${path}`, { method: 'POST', body: {} })).status).toBe(401);
    for (const path of ['sync-info', 'sync-history', 'sync/progress', 'random-players', 'api-stats'])
      expect((await site().send(`/api/admin/${path}`)).status).toBe(401);
  });
});
