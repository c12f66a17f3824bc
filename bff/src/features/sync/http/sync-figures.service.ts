import { Injectable } from '@nestjs/common';
import type { ApiStats, SyncCapacity } from '@soccer-legends/contracts';
import { Database } from '../../../platform/database/database.ts';
import { ApiQuota, secondsPerCall } from '../../football-api/football-api.port.ts';
import { Player } from '../../catalogue/catalogue.port.ts';
import { SyncRuns } from '../runs/sync-runs.ts';
import { SyncBudget } from '../tasks/sync-budget.ts';

/** Days of the chart in the console. */
const USAGE_DAYS = 30;

type Counts = Pick<ApiStats, 'playerCount' | 'teamCount' | 'leagueCount' | 'coachCount'>;

@Injectable()
export class SyncFigures {
  constructor(
    private readonly database: Database,
    private readonly quota: ApiQuota,
    private readonly budget: SyncBudget,
    private readonly runs: SyncRuns,
  ) {}

  /** `GET /api/admin/sync-info` */
  async capacity(): Promise<SyncCapacity> {
    const { newPlayers, callsPerPlayer } = await this.budget.today();
    const measured = await this.budget.callsPerItem('new-players');
    const rateLimits = await this.quota.limits();
    return {
      currentPlayers: await this.database.em().count(Player),
      syncCapacity: newPlayers,
      rateLimits,
      callsPerPlayer,
      secondsPerPlayer: measured === null ? null : measured * secondsPerCall(rateLimits),
      source: this.quota.source,
      runningSyncId: (await this.runs.current())?.id ?? null,
    };
  }

  /** `GET /api/admin/api-stats` */
  async apiStats(): Promise<ApiStats> {
    // Raw SQL: one statement instead of four, one of which needs `count distinct`.
    const [counts] = await this.database.em().execute<Counts[]>(
      `select (select count(*)::int from player) as "playerCount", (select count(*)::int from team) as "teamCount",
       (select count(distinct country)::int from team) as "leagueCount", (select count(*)::int from coach) as "coachCount"`,
    );
    return {
      ...counts!,
      apiRateLimits: await this.quota.limits(),
      source: this.quota.source,
      usage: await this.quota.usage(USAGE_DAYS),
    };
  }
}
