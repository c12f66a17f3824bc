import { Injectable } from '@nestjs/common';
import type { ApiStats, SyncCapacity } from '@soccer-legends/contracts';
import { Database } from '../../../platform/database/database.ts';
import { ApiQuota, completionOf, type QuotaState } from '../../football-api/football-api.port.ts';
import { Person } from '../../people/people.port.ts';
import { SyncRuns } from '../runs/sync-runs.ts';
import { SyncBudget } from '../tasks/sync-budget.ts';

/** Days of the chart in the console. */
const USAGE_DAYS = 30;

type Counts = Pick<ApiStats, 'playerCount' | 'teamCount' | 'leagueCount' | 'coachCount'>;

/** What today's calls suffice for, and what the catalogue contains. */
@Injectable()
export class SyncStats {
  constructor(
    private readonly database: Database,
    private readonly quota: ApiQuota,
    private readonly budget: SyncBudget,
    private readonly runs: SyncRuns,
  ) {}

  async capacity(): Promise<SyncCapacity> {
    const { newPlayers, callsPerPlayer, players } = await this.budget.today();
    const currentPlayers = await this.database.em().count(Person, { kind: 'player' });
    const quota = await this.quota.state();
    const updated = Math.min(currentPlayers, players);
    return {
      currentPlayers,
      syncCapacity: newPlayers,
      rateLimits: quota.limits,
      callsPerPlayer,
      ...(await this.durations(quota, { newPlayers, updated })),
      source: this.quota.source,
      runningSyncId: (await this.runs.current())?.id ?? null,
    };
  }

  private async durations(
    quota: QuotaState,
    { newPlayers, updated }: { newPlayers: number; updated: number },
  ): Promise<Pick<SyncCapacity, 'secondsForNew' | 'secondsForUpdate'>> {
    const { callsPerItem } = await this.budget.earlierRuns('new-players');
    if (callsPerItem === null) return { secondsForNew: null, secondsForUpdate: null };
    const perUpdate = (await this.budget.earlierRuns('existing-players')).callsPerItem ?? callsPerItem;
    const seconds = (calls: number): number =>
      Math.round((completionOf(Math.ceil(calls), quota).getTime() - quota.now.getTime()) / 1000);
    return {
      secondsForNew: Array.from({ length: newPlayers }, (_, index) => seconds((index + 1) * callsPerItem)),
      secondsForUpdate: seconds(updated * perUpdate),
    };
  }

  async apiStats(): Promise<ApiStats> {
    // Raw SQL: one statement instead of four, one of which needs `count distinct`.
    const [counts] = await this.database.execute<Counts[]>(
      `select (select count(*)::int from person where kind = 'player') as "playerCount",
       (select count(*)::int from team where listed) as "teamCount",
       (select count(distinct country)::int from team where listed) as "leagueCount",
       (select count(*)::int from person where kind = 'coach') as "coachCount"`,
    );
    return {
      ...counts!,
      apiRateLimits: await this.quota.limits(),
      source: this.quota.source,
      usage: await this.quota.usage(USAGE_DAYS),
    };
  }
}
