import { expect, test } from 'vitest';
import { Person, Team } from '../src/features/people/entities.ts';
import { unlinkSandboxIds } from '../src/features/sync/runs/unlink-sandbox-ids.ts';
import type { PlannedItem } from '../src/features/sync/tasks/sync-task.ts';
import { SyncRuns } from '../src/features/sync/runs/sync-runs.ts';
import { insertRun } from './fixtures/sync.ts';
import { onOneDatabase } from './fixtures/site.ts';

const SANDBOX_ID = 1_500_000_276;
const REAL_ID = 276;

onOneDatabase('a site that changes from the sandbox to the real service', {}, (site) => {
  const unlink = (): Promise<void> => unlinkSandboxIds(site().database.em(), site().clock.now());

  test('unlinks rows with ids of the sandbox only', async () => {
    const em = site().database.em();
    await em.nativeUpdate(Person, { kind: 'player', id: 101 }, { apiId: SANDBOX_ID });
    await em.nativeUpdate(Person, { kind: 'player', id: 102 }, { apiId: REAL_ID });
    await em.nativeUpdate(Team, { id: 3 }, { apiId: 1_500_000_000 });
    await unlink();
    const players = await site()
      .database.em()
      .find(Person, { kind: 'player', id: [101, 102] }, { orderBy: { id: 'asc' } });
    const team = await site().database.em().findOneOrFail(Team, { id: 3 });
    expect([...players, team].map(({ apiId }) => apiId)).toEqual([null, REAL_ID, null]);
  });

  test.each([
    ['ends', SANDBOX_ID, 'failed', /instead of the sandbox/],
    ['continues', REAL_ID, 'in_progress', /^null$/],
  ])('a waiting run %s if its pending item has the id %i', async (_what, apiId, status, error) => {
    const runs = site().app.get(SyncRuns);
    const id = await insertRun(site().database, { kind: 'import-player', params: { apiId, name: 'Somebody' } });
    const item: PlannedItem = { key: `api-${apiId}`, entity: 'player', name: 'Somebody', payload: { apiId } };
    const lease = (await runs.acquireLease())!;
    await lease.savePlanStep({ items: [item], cursor: null });
    await lease.end({ kind: 'release', until: new Date(site().clock.now().getTime() + 1000) });
    await unlink();
    const run = (await runs.find({ id }))!;
    expect([run.status, String(run.error)]).toEqual([status, expect.stringMatching(error)]);
    if (status === 'in_progress') await runs.cancel(id, { actor: 'admin' });
  });
});
