import { beforeEach, expect, test } from 'vitest';
import type { SyncDetail, SyncRun, SyncStarted } from '@soccer-legends/contracts';
import { SyncWorkers } from '../src/sync/runs/sync-workers.ts';
import { FakeAllowance, FakeFootball, somebody } from './fixtures/fake-football.ts';
import { onEveryDatabase, type Site } from './fixtures/site.ts';

const football = new FakeFootball();
const allowance = new FakeAllowance();

onEveryDatabase('a sync', { football: { facts: football, allowance } }, (site) => {
  test('adds new players, who can be played at once', async () => {
    football.people = Array.from({ length: 30 }, (_, index) => somebody(7000 + index));
    await site().app.get(SyncWorkers).makeRound();
    const started = await site().send('/api/admin/sync', { method: 'POST', body: { playerCount: 20 } });
    console.log(started.text);
    expect(started.status).toBe(202);
    const { syncId } = started.json<SyncStarted>();
    const run = async (): Promise<SyncRun> => (await site().send('/api/admin/sync-history')).json<SyncRun[]>()[0]!;
    await expect.poll(async () => (await run()).status, { timeout: 10_000 }).toBe('completed');
    console.log(await run());
    const details = (await site().send(`/api/admin/sync-history/${syncId}/details`)).json<SyncDetail[]>();
    console.log(details[0]);
    console.log((await site().send(`/api/players/${details[0]!.playerId}`)).text);
    console.log((await site().send(`/api/players/search?q=noel newhaaa`)).text);
  });
});
