import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiStats, ExternalPlayer, PlayerDetail, PlayerSynced, SyncCapacity } from '@soccer-legends/contracts';
import { loadFootballData } from '@soccer-legends/football-data';
import { WorkerLoop } from '../src/features/sync/runs/worker-loop.ts';
import { openPgliteCopy, startSite, type Site } from './fixtures/site.ts';
import { startSync, detailsOf, runSync } from './fixtures/sync.ts';

/** From a nation of the test data, because the national team of any other nation would count as a club. */
const FAMOUS = 'Harry Kane';

// On one database, because the tests of syncs run on both.
describe('a site without a key', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite(openPgliteCopy);
  });
  afterAll(() => site?.close());

  test('syncs from the sandbox, reports it as its source, and counts the calls', { timeout: 60_000 }, async () => {
    const admin = await site.signIn();
    await site.app.get(WorkerLoop).tick();
    const info = (await admin.send('/api/admin/sync-info')).json<SyncCapacity & Record<string, unknown>>();
    expect(info).toMatchObject({ source: 'sandbox', syncCapacity: 100, runningSyncId: null });

    const run = await runSync(admin, 'sync', { playerCount: 1 });
    expect(run).toMatchObject({ status: 'completed', playersAdded: 1, playersFailed: 0 });
    const [added] = await detailsOf(admin, run.id);
    const playerOf = async (id: number | null): Promise<PlayerDetail> =>
      (await admin.send(`/api/players/${id}`)).json<PlayerDetail & Record<string, unknown>>();
    const player = await playerOf(added!.playerId);
    expect(player.name).toBe(added!.playerName);
    expect(player.career.length).toBeGreaterThan(0);

    const random = (await admin.send('/api/admin/random-players')).json<ExternalPlayer[] & Record<string, unknown>>();
    expect(random).toHaveLength(100);
    expect(random.some(({ existsInDb }) => !existsInDb)).toBe(true);

    const named = await admin.send('/api/admin/players-by-name?name=Kane');
    const stranger = named
      .json<ExternalPlayer[] & Record<string, unknown>>()
      .find(({ player: { name } }) => name === FAMOUS)!;
    expect(stranger).toMatchObject({ existsInDb: false, playerId: null });
    const imported = (await startSync(admin, 'import-player', { apiId: stranger.player.id })).json<
      PlayerSynced & Record<string, unknown>
    >();
    expect(imported).toMatchObject({ success: true, message: `${FAMOUS} was added.` });
    // Unknown figures stay unknown, and known ones are complete.
    const facts = loadFootballData().players.find(({ name }) => name === FAMOUS)!;
    const { career } = await playerOf(imported.playerId);
    expect(career.map(({ matches, goals }) => [matches, goals])).toEqual(
      facts.career.map(({ matches, goals }) => [matches, goals]),
    );

    const stats = (await admin.send('/api/admin/api-stats?password=x')).json<ApiStats & Record<string, unknown>>();
    const { used } = stats.usage[0]!;
    expect(used).toBeGreaterThan(5);
    expect(stats.apiRateLimits.dailyRemaining).toBe(stats.apiRateLimits.dailyLimit! - used);
  });
});
