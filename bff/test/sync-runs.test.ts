import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlayerDetail } from '@soccer-legends/contracts';
import { ApiFault } from '../src/features/sync/football/api-fault.ts';
import { NothingFound } from '../src/features/sync/football/nothing-found.ts';
import { SyncFeed } from '../src/features/sync/runs/sync-feed.ts';
import { HoldLost } from '../src/features/sync/runs/hold.ts';
import { SyncRuns } from '../src/features/sync/runs/sync-runs.ts';
import { SyncWorkers } from '../src/features/sync/runs/sync-workers.ts';
import type { Administrator } from './fixtures/administrator.ts';
import { FakeAllowance, FakeFootball, somebody } from './fixtures/fake-football.ts';
import { onEveryDatabase } from './fixtures/site.ts';
import { begun, detailsOf, ended, problemOf, runOf, synced, Watcher } from './fixtures/sync.ts';
import { drawnAt } from './fixtures/drawn-at.ts';

const football = new FakeFootball();
const allowance = new FakeAllowance();
let nextApiId = 10_000;

/** So many players whom nobody knows yet. */
function newcomers(count: number): void {
  football.people = Array.from({ length: count }, () => somebody((nextApiId += 1)));
}

/** Holds back the players until it is called. */
function holdBack(): () => void {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  football.before = (_, signal) =>
    Promise.race([held, new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(new Error())))]);
  return letGo;
}

onEveryDatabase('a sync', { football: { facts: football, allowance } }, (site) => {
  let admin: Administrator;

  beforeAll(async () => {
    admin = await site().signIn();
  });
  beforeEach(async () => {
    football.before = () => undefined;
    football.calls = [];
    allowance.left = 7500;
    await site().app.get(SyncWorkers).makeRound();
  });

  test('adds new players, who can be played as soon as it is over', async () => {
    newcomers(30);
    const run = await synced(admin, 'sync', { playerCount: 20 });
    expect(run).toMatchObject({
      ...{ kind: 'new-players', status: 'completed', error: null, startedBy: 'administrator' },
      ...{ playersAdded: 20, playersUpdated: 0, playersFailed: 0, totalPlayersProcessed: 20 },
    });
    const details = await detailsOf(admin, run.id);
    expect(details).toHaveLength(20);
    expect(JSON.parse(details[0]!.changeDetails)).toEqual({
      country: 'Norway',
      position: 'Defender',
      teams: [`Town ${football.people[0]!.apiId % 5}`, 'Arsenal'],
    });
    const player = await site().send(`/api/players/${details[0]!.playerId}`);
    expect(player.json<PlayerDetail>()).toMatchObject({
      name: details[0]!.playerName,
      nation: 'NOR',
      career: [{ years: '2015 - 2019' }, { team: 'Arsenal', teamLogo: drawnAt('crest', 3), years: '2019 -' }],
    });
  });

  test('adds nobody twice', async () => {
    newcomers(5);
    await synced(admin, 'sync', { playerCount: 5 });
    const again = await synced(admin, 'sync', { playerCount: 5 });
    expect(again).toMatchObject({ status: 'completed', playersAdded: 0, totalPlayersProcessed: 0 });
  });

  test('knows a bundled player again, who keeps id and name and is not new', async () => {
    const apiId = (nextApiId += 1);
    football.people = [
      somebody(apiId, { name: 'M. Özil', firstName: 'Mesut', lastName: 'Özil', nationality: 'Germany', born: 1985 }),
    ];
    expect(await synced(admin, 'sync', { playerCount: 1 })).toMatchObject({
      playersAdded: 0,
      totalPlayersProcessed: 0,
    });
    const run = await synced(admin, 'sync-players-by-name', { searchName: 'Özil' });
    expect(run).toMatchObject({ playersAdded: 0, playersUpdated: 1 });
    expect(await detailsOf(admin, run.id)).toMatchObject([
      { playerId: 101, playerName: 'Mesut Özil', actionType: 'updated' },
    ]);
    const [found] = (await admin.send('/api/admin/players-by-name?name=%C3%96zil')).json<
      object[]
    >() as unknown as object[];
    expect(found).toMatchObject({ player: { id: apiId, name: 'Mesut Özil' }, existsInDb: true, playerId: 101 });
  });

  test('is one at a time: of five that begin together one does, and four are told which', async () => {
    newcomers(3);
    const letGo = holdBack();
    const answers = await Promise.all(Array.from({ length: 5 }, () => begun(admin, 'sync', { playerCount: 3 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409, 409]);
    const { syncId } = answers.find(({ status }) => status === 202)!.json<{ syncId: number }>();
    for (const refused of answers.filter(({ status }) => status === 409))
      expect(problemOf(refused)).toMatchObject({ code: 'sync.alreadyRunning', syncId });
    letGo();
    expect(await ended(admin, syncId)).toMatchObject({ status: 'completed', playersAdded: 3 });
  });

  test('tells open consoles how far it is', async () => {
    newcomers(2);
    const watcher = await Watcher.open(site(), admin);
    await expect.poll(() => watcher.heard).toEqual([null]);
    const letGo = holdBack();
    const { syncId } = (await begun(admin, 'sync', { playerCount: 2 })).json<{ syncId: number }>();
    const feed = site().app.get(SyncFeed);
    await expect
      .poll(async () => (await feed.tell(), watcher.heard.at(-1)))
      .toMatchObject({
        ...{ syncId, status: 'in_progress', done: 0, total: 2, quotaLeft: 7500, secondsLeft: null },
        currentName: expect.stringMatching(/^Noël New/) as string,
      });
    const late = await Watcher.open(site(), admin);
    await expect.poll(() => late.heard).toMatchObject([{ syncId, total: 2 }]);
    letGo();
    await ended(admin, syncId);
    await expect.poll(() => watcher.heard.at(-1)).toMatchObject({ syncId, status: 'completed', done: 2, total: 2 });
    await feed.tell();
    expect(watcher.heard.filter((progress) => progress?.status === 'completed')).toHaveLength(1);
    for (const console of [watcher, late]) console.close();
  });

  test('ends where it is when it is cancelled, and keeps what it has done', async () => {
    newcomers(4);
    const third = football.people[2]!.apiId;
    football.before = (profile, signal) =>
      profile.apiId === third
        ? new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))))
        : undefined;
    const { syncId } = (await begun(admin, 'sync', { playerCount: 4 })).json<{ syncId: number }>();
    await expect.poll(async () => (await runOf(admin, syncId)).totalPlayersProcessed).toBe(2);
    expect((await begun(admin, `sync/${syncId}/cancel`)).status).toBe(202);
    await site().app.get(SyncWorkers).makeRound();
    const run = await ended(admin, syncId);
    expect(run).toMatchObject({
      status: 'failed',
      playersAdded: 2,
      error: expect.stringContaining('Cancelled') as string,
    });
    expect(problemOf(await begun(admin, `sync/${syncId}/cancel`))).toMatchObject({ code: 'sync.notRunning' });
    expect(problemOf(await begun(admin, 'sync/999999/cancel'))).toMatchObject({ code: 'sync.notFound' });
  });

  test('goes on past a player who fails, and says why in words', async () => {
    newcomers(4);
    const [first, second] = football.people;
    football.before = ({ apiId }) => {
      if (apiId === first!.apiId) throw new NothingFound('Nobody knows him any more.');
      if (apiId === second!.apiId) throw new TypeError('x is not a function');
    };
    const run = await synced(admin, 'sync', { playerCount: 4 });
    expect(run).toMatchObject({ status: 'completed', playersAdded: 2, playersFailed: 2, totalPlayersProcessed: 4 });
    const errors = (await detailsOf(admin, run.id)).slice(0, 2).map(({ changeDetails }) => changeDetails);
    expect(errors).toEqual([
      '{"error":"Nobody knows him any more.","unknown":true}',
      expect.stringContaining('on our side'),
    ]);
  });

  test('waits an hour for a service that does not answer, each time anew, and no longer', async () => {
    newcomers(2);
    const first = football.people[0]!.apiId;
    let silent = true;
    football.before = ({ apiId }) => {
      if (!silent && apiId === first) return;
      throw new ApiFault('resting', 'It is left alone.', { retryAt: new Date(site().clock.now().getTime() + 60_000) });
    };
    const { syncId } = (await begun(admin, 'sync', { playerCount: 2 })).json<{ syncId: number }>();
    const runs = site().app.get(SyncRuns);
    const after = async (minutes: number): Promise<void> => {
      site().clock.advance(minutes * 60_000);
      await site().app.get(SyncWorkers).makeRound();
    };
    for (const minutes of [0, 59, 1, 59]) {
      silent = minutes !== 1;
      await after(minutes);
      const later = site().clock.now().getTime() + 60_000;
      await expect.poll(async () => (await runs.find({ id: syncId }))?.waitingUntil?.getTime()).toBe(later);
    }
    await after(1);
    expect(await ended(admin, syncId)).toMatchObject({
      ...{ status: 'failed', playersAdded: 1 },
      error: expect.stringContaining('no answer for an hour') as string,
    });
  });

  test('does once what two pages of the service tell', async () => {
    newcomers(3);
    const [first, second, third] = football.people;
    football.people = [first!, second!, second!, third!];
    football.pageSize = 2;
    const run = await synced(admin, 'sync', { playerCount: 4 });
    football.pageSize = 250;
    expect(run).toMatchObject({ status: 'completed', playersAdded: 3, totalPlayersProcessed: 3 });
  });

  test('writes nothing by a worker that was taken for dead', async () => {
    newcomers(2);
    const runs = site().app.get(SyncRuns);
    await runs.begin({ kind: 'new-players', params: { playerCount: 2 }, startedBy: 'admin' });
    const stalled = (await runs.take())!;
    const other = (await runs.take())!;
    await expect(stalled.keepPlan([], null)).rejects.toThrow(HoldLost);
    await expect(stalled.goOnWith('somebody')).rejects.toThrow(HoldLost);
    await stalled.close('I think it is over.');
    expect(await runOf(admin, other.run.id)).toMatchObject({ status: 'in_progress' });
    await other.close(null);
  });

  test('is closed when three workers in a row have died at the same place', async () => {
    newcomers(2);
    const runs = site().app.get(SyncRuns);
    const id = await runs.begin({ kind: 'new-players', params: { playerCount: 2 }, startedBy: 'admin' });
    for (let death = 0; death < 3; death += 1) await runs.take();
    await site().app.get(SyncWorkers).makeRound();
    expect(await ended(admin, id)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('Interrupted') as string,
    });
  });

  test('goes on after two deaths', async () => {
    newcomers(2);
    const runs = site().app.get(SyncRuns);
    const id = await runs.begin({ kind: 'new-players', params: { playerCount: 2 }, startedBy: 'admin' });
    for (let death = 0; death < 2; death += 1) await runs.take();
    await site().app.get(SyncWorkers).makeRound();
    expect(await ended(admin, id)).toMatchObject({ status: 'completed', playersAdded: 2 });
  });
});
