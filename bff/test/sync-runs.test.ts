import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { PlayerDetail } from '@soccer-legends/contracts';
import { ApiError } from '../src/features/football-api/wire/api-error.ts';
import { NotFoundInService } from '../src/features/football-api/facts/football-facts.ts';
import { ProgressStream } from '../src/features/sync/runs/progress-stream.ts';
import { LeaseLost } from '../src/features/sync/runs/lease.ts';
import { SyncRuns } from '../src/features/sync/runs/sync-runs.ts';
import { WorkerLoop } from '../src/features/sync/runs/worker-loop.ts';
import type { Administrator } from './fixtures/administrator.ts';
import { FakeApiQuota, FakeFootball, newPlayer, townOf } from './fixtures/fake-football.ts';
import { onEveryDatabase } from './fixtures/site.ts';
import { insertRun, startSync, detailsOf, waitForEnd, problemOf, runOf, runSync, Watcher } from './fixtures/sync.ts';
import { drawnPictureUrl } from './fixtures/drawn-picture-url.ts';

const football = new FakeFootball();
const quota = new FakeApiQuota();

/** Blocks the service's responses until the returned function is called. */
function blockService(): () => void {
  let unblock: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (unblock = resolve));
  football.before = (_, signal) =>
    Promise.race([held, new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(new Error())))]);
  return unblock;
}

/** Leaves the current run in the state after this many crashes of workers. */
async function crash(runs: SyncRuns, times: number): Promise<void> {
  for (let crashes = 0; crashes < times; crashes += 1) {
    await runs.acquireLease();
    await runs.expireLeases();
  }
  runs.mayBeInProgress = true;
}

onEveryDatabase('a run of the sync', { football: { facts: football, quota } }, (site) => {
  let admin: Administrator;

  beforeAll(async () => {
    admin = await site().signIn();
  });
  beforeEach(async () => {
    football.before = () => undefined;
    football.calls = [];
    football.pageSize = 250;
    quota.left = 7500;
    await site().app.get(WorkerLoop).tick();
  });

  test('adds as many new players as requested from several pages, and the API returns them as soon as the run ends', async () => {
    football.listNewcomers(30);
    football.pageSize = 8;
    const run = await runSync(admin, 'sync', { playerCount: 20 });
    expect(run).toMatchObject({
      kind: 'new-players',
      about: null,
      status: 'completed',
      error: null,
      startedBy: 'administrator',
      playersAdded: 20,
      playersUpdated: 0,
      playersFailed: 0,
      totalPlayersProcessed: 20,
    });
    const details = await detailsOf(admin, run.id);
    expect(details).toHaveLength(20);
    expect(JSON.parse(details[0]!.changeDetails)).toEqual({
      country: 'Norway',
      position: 'Defender',
      teams: [townOf(football.people[0]!.apiId), 'Arsenal'],
    });
    const player = await site().send(`/api/players/${details[0]!.playerId}`);
    expect(player.json<PlayerDetail>()).toMatchObject({
      name: details[0]!.playerName,
      nation: 'NOR',
      career: [{ years: '2015 - 2019' }, { team: 'Arsenal', teamLogo: drawnPictureUrl('crest', 3), years: '2019 -' }],
    });
  });

  test('does not add a player twice', async () => {
    football.listNewcomers(5);
    await runSync(admin, 'sync', { playerCount: 5 });
    const again = await runSync(admin, 'sync', { playerCount: 5 });
    expect(again).toMatchObject({ status: 'completed', playersAdded: 0, totalPlayersProcessed: 0 });
  });

  test('updates a bundled player instead of adding one, and keeps id and name', async () => {
    const { apiId } = football.newcomer();
    football.people = [
      newPlayer(apiId, { name: 'M. Özil', firstName: 'Mesut', lastName: 'Özil', nationality: 'Germany', born: 1985 }),
    ];
    expect(await runSync(admin, 'sync', { playerCount: 1 })).toMatchObject({
      playersAdded: 0,
      totalPlayersProcessed: 0,
    });
    const run = await runSync(admin, 'sync-players-by-name', { searchName: 'Özil' });
    expect(run).toMatchObject({ playersAdded: 0, playersUpdated: 1 });
    expect(await detailsOf(admin, run.id)).toMatchObject([
      { playerId: 101, playerName: 'Mesut Özil', actionType: 'updated' },
    ]);
    const [found] = (await admin.send('/api/admin/players-by-name?name=%C3%96zil')).json<object[]>();
    expect(found).toMatchObject({ player: { id: apiId, name: 'Mesut Özil' }, existsInDb: true, playerId: 101 });
  });

  test('is the only one: one of five concurrent requests succeeds, and four are rejected with its id', async () => {
    football.listNewcomers(3);
    const unblock = blockService();
    const answers = await Promise.all(Array.from({ length: 5 }, () => startSync(admin, 'sync', { playerCount: 3 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409, 409]);
    const { syncId } = answers.find(({ status }) => status === 202)!.json<{ syncId: number }>();
    for (const refused of answers.filter(({ status }) => status === 409))
      expect(problemOf(refused)).toMatchObject({ code: 'sync.alreadyRunning', syncId });
    unblock();
    expect(await waitForEnd(admin, syncId)).toMatchObject({ status: 'completed', playersAdded: 3 });
  });

  test('sends its progress to open consoles', async () => {
    football.listNewcomers(2);
    const watcher = await Watcher.open(site(), admin);
    await expect.poll(() => watcher.received).toEqual([null]);
    const unblock = blockService();
    const { syncId } = (await startSync(admin, 'sync', { playerCount: 2 })).json<{ syncId: number }>();
    const progress = site().app.get(ProgressStream);
    await expect
      .poll(async () => (await progress.publish(), watcher.received.at(-1)))
      .toMatchObject({
        syncId,
        status: 'in_progress',
        done: 0,
        total: 2,
        quotaLeft: 7500,
        secondsLeft: null,
        currentName: expect.stringMatching(/^Noël New/) as string,
      });
    await progress.publish();
    const late = await Watcher.open(site(), admin);
    await expect.poll(() => late.received).toMatchObject([{ syncId, total: 2 }]);
    unblock();
    await waitForEnd(admin, syncId);
    await expect.poll(() => watcher.received.at(-1)).toMatchObject({ syncId, status: 'completed', done: 2, total: 2 });
    await progress.publish();
    expect(watcher.received.filter((progress) => progress?.status === 'completed')).toHaveLength(1);
    const events = watcher.received.map((event) => JSON.stringify(event));
    expect(events.filter((event, index) => event === events[index - 1])).toEqual([]);
    for (const console of [watcher, late]) console.close();
  });

  test('sends the code and the detail of a failure to open consoles', async () => {
    football.people = [newPlayer(20_000)];
    football.before = () => {
      throw new ApiError('suspended', 'Unpaid.');
    };
    const watcher = await Watcher.open(site(), admin);
    const { id } = await runSync(admin, 'sync', { playerCount: 1 });
    await site().app.get(ProgressStream).publish();
    const error = 'The account at the data service is suspended. Look at its dashboard. Unpaid.';
    const failure = { error, failure: 'suspended', detail: 'Unpaid.' };
    await expect.poll(() => watcher.received.at(-1)).toMatchObject({ syncId: id, status: 'failed', ...failure });
    watcher.close();
  });

  test('is polled only while a run may be in progress', async () => {
    const watcher = await Watcher.open(site(), admin);
    await expect.poll(() => watcher.received).toHaveLength(1);
    const runs = site().app.get(SyncRuns);
    const read = vi.spyOn(runs, 'inProgressOr');
    for (const mayBeInProgress of [false, true]) {
      runs.mayBeInProgress = mayBeInProgress;
      await site().app.get(ProgressStream).poll();
      expect(read).toHaveBeenCalledTimes(mayBeInProgress ? 1 : 0);
    }
    watcher.close();
  });

  test('stops when it is canceled, and keeps the finished items', async () => {
    football.listNewcomers(4);
    const third = football.people[2]!.apiId;
    football.before = (profile, signal) =>
      profile.apiId === third
        ? new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))))
        : undefined;
    const { syncId } = (await startSync(admin, 'sync', { playerCount: 4 })).json<{ syncId: number }>();
    await expect.poll(async () => (await runOf(admin, syncId)).totalPlayersProcessed).toBe(2);
    expect((await startSync(admin, `sync/${syncId}/cancel`)).status).toBe(202);
    await site().app.get(WorkerLoop).tick();
    const run = await waitForEnd(admin, syncId);
    expect(run).toMatchObject({
      status: 'failed',
      playersAdded: 2,
      error: expect.stringContaining('Canceled') as string,
      failure: 'canceled',
      detail: 'administrator',
    });
    expect(problemOf(await startSync(admin, `sync/${syncId}/cancel`))).toMatchObject({ code: 'sync.notRunning' });
    expect(problemOf(await startSync(admin, 'sync/999999/cancel'))).toMatchObject({ code: 'sync.notFound' });
  });

  test('continues after a failed player, and reports the reason', async () => {
    football.listNewcomers(4);
    const [first, second] = football.people;
    football.before = ({ apiId }) => {
      if (apiId === first!.apiId) throw new NotFoundInService('The service has no such player.');
      if (apiId === second!.apiId) throw new TypeError('x is not a function');
    };
    const run = await runSync(admin, 'sync', { playerCount: 4 });
    expect(run).toMatchObject({ status: 'completed', playersAdded: 2, playersFailed: 2, totalPlayersProcessed: 4 });
    const errors = (await detailsOf(admin, run.id)).slice(0, 2).map(({ changeDetails }) => changeDetails);
    expect(errors).toEqual([
      '{"error":"The service has no such player.","failure":"notInService"}',
      expect.stringMatching(/on our side.*"failure":"internal"/),
    ]);
  });

  test('waits for at most an hour in every outage of the service', async () => {
    football.listNewcomers(2);
    const first = football.people[0]!.apiId;
    let isDown = true;
    football.before = ({ apiId }) => {
      if (!isDown && apiId === first) return;
      throw new ApiError('circuitOpen', undefined, {
        retryAt: new Date(site().clock.now().getTime() + 60_000),
      });
    };
    const { syncId } = (await startSync(admin, 'sync', { playerCount: 2 })).json<{ syncId: number }>();
    const runs = site().app.get(SyncRuns);
    const after = async (minutes: number): Promise<void> => {
      site().clock.advance(minutes * 60_000);
      await site().app.get(WorkerLoop).tick();
    };
    for (const minutes of [0, 59, 1, 59]) {
      isDown = minutes !== 1;
      await after(minutes);
      const later = site().clock.now().getTime() + 60_000;
      await expect.poll(async () => (await runs.find({ id: syncId }))?.waitingUntil?.getTime()).toBe(later);
    }
    await after(1);
    expect(await waitForEnd(admin, syncId)).toMatchObject({
      status: 'failed',
      playersAdded: 1,
      error: expect.stringContaining('no answer for an hour') as string,
    });
  });

  test('syncs a player only once who is on two pages of the service', async () => {
    football.listNewcomers(3);
    const [first, second, third] = football.people;
    football.people = [first!, second!, second!, third!];
    football.pageSize = 2;
    const run = await runSync(admin, 'sync', { playerCount: 4 });
    expect(run).toMatchObject({ status: 'completed', playersAdded: 3, totalPlayersProcessed: 3 });
  });

  test('rejects writes of a worker that has lost its lease', async () => {
    football.listNewcomers(2);
    const runs = site().app.get(SyncRuns);
    await insertRun(site().database, { kind: 'new-players', params: { playerCount: 2 } });
    const stalled = (await runs.acquireLease())!;
    expect(await runs.acquireLease()).toBeUndefined();
    await runs.expireLeases();
    const other = (await runs.acquireLease())!;
    await expect(stalled.renew()).rejects.toThrow(LeaseLost);
    await expect(stalled.savePlanStep({ items: [], cursor: null })).rejects.toThrow(LeaseLost);
    await stalled.end({ kind: 'close', failure: { code: 'internal' } });
    expect(await runOf(admin, other.run.id)).toMatchObject({ status: 'in_progress' });
    await other.end({ kind: 'close', failure: null });
  });

  test('fails when three workers in a row have crashed at the same item', async () => {
    football.listNewcomers(2);
    const runs = site().app.get(SyncRuns);
    const id = await insertRun(site().database, { kind: 'new-players', params: { playerCount: 2 } });
    await crash(runs, 3);
    await site().app.get(WorkerLoop).tick();
    expect(await waitForEnd(admin, id)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('Interrupted') as string,
    });
  });

  test('continues after two crashes', async () => {
    football.listNewcomers(2);
    const runs = site().app.get(SyncRuns);
    const id = await insertRun(site().database, { kind: 'new-players', params: { playerCount: 2 } });
    await crash(runs, 2);
    await site().app.get(WorkerLoop).tick();
    expect(await waitForEnd(admin, id)).toMatchObject({ status: 'completed', playersAdded: 2 });
  });
});
