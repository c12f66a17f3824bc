import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { SyncKind } from '@soccer-legends/contracts';
import { JobRunner } from '../src/platform/jobs/job-runner.ts';
import { JobRuns } from '../src/platform/jobs/job-runs.ts';
import { SyncRuns } from '../src/features/sync/runs/sync-runs.ts';
import { SyncTimetable } from '../src/features/sync/sync-timetable.ts';
import type { Administrator } from './fixtures/administrator.ts';
import { FakeAllowance, FakeFootball, somebody } from './fixtures/fake-football.ts';
import { onEveryDatabase } from './fixtures/site.ts';
import { begun, ended } from './fixtures/sync.ts';

const football = new FakeFootball();
const allowance = new FakeAllowance();

onEveryDatabase('a sync by the clock', { football: { facts: football, allowance } }, (site) => {
  let admin: Administrator;

  beforeAll(async () => {
    admin = await site().signIn();
  });
  beforeEach(async () => {
    allowance.left = 7500;
    await site().app.get(SyncTimetable).workers.makeRound();
  });

  test("the nightly update takes a quarter of the day's calls", async () => {
    football.people = [1, 2, 3, 4].map((place) => somebody(20_000 + place));
    for (const { apiId } of football.people) await begun(admin, 'import-player', { apiId });
    allowance.left = 160;
    await site().app.get(SyncTimetable).updateStalestPlayers.run();
    const { id } = (await site().app.get(SyncRuns).newest())!;
    expect(await ended(admin, id)).toMatchObject({ kind: 'stalest-players', playersUpdated: 2, startedBy: 'schedule' });
  });

  test('the clock begins one too, and gives way to one under way', async () => {
    football.people = [];
    const { updateCoaches, updateStalestPlayers, pruneRuns } = site().app.get(SyncTimetable);
    await updateCoaches.run();
    const newest = (await site().app.get(SyncRuns).newest())!;
    expect(newest).toMatchObject({ kind: 'existing-coaches' satisfies SyncKind, startedBy: 'schedule' });
    await updateStalestPlayers.run();
    expect((await ended(admin, newest.id)).status).toBe('completed');
    site().clock.advance(91 * 24 * 60 * 60 * 1000);
    admin = await site().signIn();
    await pruneRuns.run();
    expect((await admin.send('/api/admin/sync-history')).json()).toEqual([]);
  });

  test('one tick of the clock begins one, however many servers it comes to', async () => {
    football.people = [];
    const { updateCoaches } = site().app.get(SyncTimetable);
    const servers = Array.from(
      { length: 3 },
      () => new JobRunner(new JobRuns(site().database, site().clock), site().log),
    );
    await Promise.all(servers.map((server) => server.run(updateCoaches)));
    const { id } = (await site().app.get(SyncRuns).newest())!;
    await ended(admin, id);
    expect((await admin.send('/api/admin/sync-history')).json()).toHaveLength(1);
  });
});
