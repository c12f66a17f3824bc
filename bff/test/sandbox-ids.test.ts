import { expect, test } from 'vitest';
import { Player, Team } from '../src/features/catalogue/catalogue.entities.ts';
import { forgetSandboxIds } from '../src/features/sync/api-football/forget-sandbox-ids.ts';
import type { PlannedItem } from '../src/features/sync/kinds/kind.ts';
import { SyncRuns } from '../src/features/sync/runs/sync-runs.ts';
import { onEveryDatabase } from './fixtures/site.ts';

const SANDBOX_ID = 1_500_000_276;
const REAL_ID = 276;

onEveryDatabase('a site that leaves the sandbox for the real service', {}, (site) => {
  const leave = (): Promise<void> => forgetSandboxIds(site().database.em(), site().clock.now());

  test('forgets who was linked to the sandbox, and nobody else', async () => {
    const em = site().database.em();
    await em.nativeUpdate(Player, { id: 101 }, { apiId: SANDBOX_ID });
    await em.nativeUpdate(Player, { id: 102 }, { apiId: REAL_ID });
    await em.nativeUpdate(Team, { id: 3 }, { apiId: 1_500_000_000 });
    await leave();
    const players = await site()
      .database.em()
      .find(Player, { id: [101, 102] }, { orderBy: { id: 'asc' } });
    const team = await site().database.em().findOneOrFail(Team, { id: 3 });
    expect([...players, team].map(({ apiId }) => apiId)).toEqual([null, REAL_ID, null]);
  });

  test.each([
    ['ends', SANDBOX_ID, 'failed', /^The sandbox was left/],
    ['goes on', REAL_ID, 'in_progress', /^null$/],
  ])('a run that waits %s where it waits for %i', async (_what, apiId, status, error) => {
    const runs = site().app.get(SyncRuns);
    const id = await runs.begin({ kind: 'import-player', params: { apiId, name: 'Somebody' }, startedBy: 'admin' });
    const item: PlannedItem = { key: `api-${apiId}`, entity: 'player', name: 'Somebody', payload: { apiId } };
    const hold = (await runs.take())!;
    await hold.keepPlan([item], null);
    await hold.release({ until: new Date(site().clock.now().getTime() + 1000) });
    await leave();
    const run = (await runs.find({ id }))!;
    expect([run.status, String(run.error)]).toEqual([status, expect.stringMatching(error)]);
    if (status === 'in_progress') await runs.cancel(id);
  });
});
