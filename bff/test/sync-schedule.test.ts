import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { SyncKind } from '@soccer-legends/contracts';
import { JobRunner } from '../src/platform/jobs/job-runner.ts';
import { SyncRuns } from '../src/features/sync/runs/sync-runs.ts';
import { SyncJobs } from '../src/features/sync/jobs/sync-jobs.ts';
import { WorkerLoop } from '../src/features/sync/runs/worker-loop.ts';
import type { Administrator } from './fixtures/administrator.ts';
import { FakeApiQuota, FakeFootball, newPlayer } from './fixtures/fake-football.ts';
import { onOneDatabase } from './fixtures/site.ts';
import { startSync, waitForEnd } from './fixtures/sync.ts';

const football = new FakeFootball();
const quota = new FakeApiQuota();

onOneDatabase('a scheduled sync', { football: { facts: football, quota } }, (site) => {
  let admin: Administrator;

  beforeAll(async () => {
    admin = await site().signIn();
  });
  beforeEach(async () => {
    quota.left = 7500;
    await site().app.get(WorkerLoop).tick();
  });

  test("uses a quarter of the day's calls for the nightly update", async () => {
    football.people = [1, 2, 3, 4].map((place) => newPlayer(20_000 + place));
    for (const { apiId } of football.people) await startSync(admin, 'import-player', { apiId });
    quota.left = 160;
    await site().app.get(SyncJobs).updateStalestPlayers.run();
    const { id } = (await site().app.get(SyncRuns).newest())!;
    expect(await waitForEnd(admin, id)).toMatchObject({
      kind: 'stalest-players',
      playersUpdated: 2,
      startedBy: 'schedule',
    });
  });

  test('starts a run, unless another one is in progress', async () => {
    football.people = [];
    const { updateCoaches, updateStalestPlayers } = site().app.get(SyncJobs);
    await updateCoaches.run();
    const newest = (await site().app.get(SyncRuns).newest())!;
    expect(newest).toMatchObject({ kind: 'existing-coaches' satisfies SyncKind, startedBy: 'schedule' });
    await updateStalestPlayers.run();
    expect((await waitForEnd(admin, newest.id)).status).toBe('completed');
    site().clock.advance(91 * 24 * 60 * 60 * 1000);
    admin = await site().signIn();
    await site().app.get(SyncRuns).deleteOld();
    expect((await admin.send('/api/admin/sync-history')).json()).toEqual([]);
  });

  test('starts one run per tick for any number of servers', async () => {
    football.people = [];
    const { updateCoaches } = site().app.get(SyncJobs);
    const servers = Array.from({ length: 3 }, () => new JobRunner(site().database, site().clock, site().log));
    await Promise.all(servers.map((server) => server.run(updateCoaches)));
    const { id } = (await site().app.get(SyncRuns).newest())!;
    await waitForEnd(admin, id);
    expect((await admin.send('/api/admin/sync-history')).json()).toHaveLength(1);
  });
});
