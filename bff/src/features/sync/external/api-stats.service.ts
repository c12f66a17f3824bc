import { Injectable } from '@nestjs/common';
import type { ApiStats } from '@soccer-legends/contracts';
import { Database } from '../../../platform/database/database.ts';
import { Allowance } from '../football/allowance.ts';

/** As far back as the console draws. */
const DAYS = 30;

type Counts = Pick<ApiStats, 'playerCount' | 'teamCount' | 'leagueCount' | 'coachCount'>;

/** `GET /api/admin/api-stats` */
@Injectable()
export class ApiStatsService {
  constructor(
    private readonly database: Database,
    private readonly allowance: Allowance,
  ) {}

  async stats(): Promise<ApiStats> {
    const [counts] = await this.database.em().execute<Counts[]>(
      `select (select count(*)::int from player) as "playerCount", (select count(*)::int from team) as "teamCount",
       (select count(distinct country)::int from team) as "leagueCount", (select count(*)::int from coach) as "coachCount"`,
    );
    return {
      ...counts!,
      apiRateLimits: await this.allowance.limits(),
      source: this.allowance.source,
      usage: await this.allowance.usage(DAYS),
    };
  }
}
