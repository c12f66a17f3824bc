import { Injectable } from '@nestjs/common';
import type { LeaguesEstimate, LeaguesRequest, SyncStarted } from '@soccer-legends/contracts';
import { ApiQuota, lastPageOf } from '../../football-api/football-api.port.ts';
import type { Author } from '../../../platform/http/request-origin.ts';
import { endOfForecast } from '../runs/run-end.ts';
import { SyncRuns } from '../runs/sync-runs.ts';
import { Leagues } from '../tasks/leagues.ts';
import { SyncBudget } from '../tasks/sync-budget.ts';
import { LeagueList } from './league-list.ts';

@Injectable()
export class LeaguesService {
  constructor(
    private readonly list: LeagueList,
    private readonly task: Leagues,
    private readonly quota: ApiQuota,
    private readonly budget: SyncBudget,
    private readonly runs: SyncRuns,
  ) {}

  async start(request: LeaguesRequest, by: Author): Promise<SyncStarted> {
    const params = await this.list.paramsOf(request);
    const syncId = await this.runs.start({ kind: 'leagues', params }, by);
    const names = params.leagues.map(({ name }) => name).join(', ');
    return { success: true, message: `Syncing ${names}, ${params.from} to ${params.to}.`, syncId, results: [] };
  }

  async estimate(request: LeaguesRequest): Promise<LeaguesEstimate> {
    const forecast = await this.task.forecast(await this.list.paramsOf(request), null, 0);
    const { msPerItem } = await this.budget.earlierRuns('leagues');
    const quota = await this.quota.state();
    const pages = lastPageOf(quota.limits);
    const end = endOfForecast(forecast, { done: 0, msPerItem }, quota);
    return {
      calls: forecast.callsLeft,
      endsAt: end.toISOString(),
      maxPages: Number.isFinite(pages) ? pages : null,
    };
  }
}
