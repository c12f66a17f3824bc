import { expect, test } from 'vitest';
import type { ApiStats, ExternalPlayer, PlayerDetail, SyncCapacity } from '@soccer-legends/contracts';
import { SyncTimetable } from '../src/sync/sync-timetable.ts';
import { onEveryDatabase } from './fixtures/site.ts';
import { begun, detailsOf, synced } from './fixtures/sync.ts';

onEveryDatabase('a site without a key', {}, (site) => {
  test('syncs from the sandbox, says so, and counts its calls', { timeout: 60_000 }, async () => {
    const admin = await site().signIn();
    await site().app.get(SyncTimetable).workers.makeRound();
    const info = (await admin.send('/api/admin/sync-info')).json<SyncCapacity & Record<string, unknown>>();
    expect(info).toMatchObject({ source: 'sandbox', syncCapacity: 100, runningSyncId: null });

    const run = await synced(admin, 'sync', { playerCount: 1 });
    expect(run).toMatchObject({ status: 'completed', playersAdded: 1, playersFailed: 0 });
    const [added] = await detailsOf(admin, run.id);
    const player = (await admin.send(`/api/players/${added!.playerId}`)).json<PlayerDetail & Record<string, unknown>>();
    expect(player.name).toBe(added!.playerName);
    expect(player.career.length).toBeGreaterThan(0);
    expect(player.career.every(({ matches, goals }) => matches !== null && goals !== null)).toBe(true);

    const random = (await admin.send('/api/admin/random-players')).json<ExternalPlayer[] & Record<string, unknown>>();
    expect(random).toHaveLength(100);
    const stranger = random.find(({ existsInDb }) => !existsInDb)!;
    const imported = await begun(admin, 'import-player', { apiId: stranger.player.id });
    expect(imported.json()).toMatchObject({ success: true, message: `${stranger.player.name} was added.` });

    const stats = (await admin.send('/api/admin/api-stats?password=x')).json<ApiStats & Record<string, unknown>>();
    const { used } = stats.usage[0]!;
    expect(used).toBeGreaterThan(5);
    expect(stats.apiRateLimits.dailyRemaining).toBe(stats.apiRateLimits.dailyLimit! - used);
  });
});
