import { Injectable } from '@nestjs/common';
import type { League, LeaguesEstimate, LeaguesRequest, SyncStarted } from '@soccer-legends/contracts';
import { Clock, DAY_MS } from '../../../platform/environment/clock.ts';
import { InvalidRequest } from '../../../platform/http/request-errors.ts';
import type { Author } from '../../../platform/http/request-origin.ts';
import { leagueWeight } from '../careers/fame.ts';
import { ApiQuota, lastPageOf, UrgentFootballFacts } from '../../football-api/football-api.port.ts';
import { endOfForecast } from '../runs/run-progress.ts';
import { LeagueUnknown, toServiceError } from '../sync.errors.ts';
import { Leagues, type LeaguesParams } from '../tasks/leagues.ts';
import { SyncBudget } from '../tasks/sync-budget.ts';
import { SyncStarts } from './sync-starts.ts';

const TIMEOUT_MS = 3000;

/** The leagues of the service, and the runs that sync them. The list is cached for a day, because it costs a call. */
@Injectable()
export class LeagueImports {
  private known: { leagues: readonly League[]; until: number } | undefined;

  constructor(
    private readonly football: UrgentFootballFacts,
    private readonly task: Leagues,
    private readonly quota: ApiQuota,
    private readonly budget: SyncBudget,
    private readonly sync: SyncStarts,
    private readonly clock: Clock,
  ) {}

  /** Returns all leagues, best known first. */
  async all(): Promise<readonly League[]> {
    const now = this.clock.now();
    if (this.known && now.getTime() < this.known.until) return this.known.leagues;
    const found = await this.football.leagues(AbortSignal.timeout(TIMEOUT_MS)).catch((error: unknown) => {
      throw toServiceError(error, now);
    });
    const leagues = found.toSorted(
      (a, b) => weightOf(b) - weightOf(a) || compare(a.country, b.country) || compare(a.name, b.name),
    );
    this.known = { leagues, until: now.getTime() + DAY_MS };
    return leagues;
  }

  async start(request: LeaguesRequest, by: Author): Promise<SyncStarted> {
    const params = await this.paramsOf(request);
    const names = params.leagues.map(({ name }) => name).join(', ');
    return this.sync.start('leagues', params, by, `Syncing ${names}, ${params.from} to ${params.to}.`);
  }

  async estimate(request: LeaguesRequest): Promise<LeaguesEstimate> {
    const forecast = await this.task.forecast(await this.paramsOf(request), null, 0);
    const { msPerItem } = await this.budget.earlierRuns('leagues');
    const quota = await this.quota.state();
    const pages = lastPageOf(quota.limits);
    const end = endOfForecast(forecast, { done: 0, msPerItem }, quota);
    const maxPages = Number.isFinite(pages) ? pages : null;
    return { calls: forecast.callsLeft, endsAt: end.toISOString(), maxPages };
  }

  /**
   * Returns the parameters of a run.
   *
   * @throws InvalidRequest for years in the wrong order or in the future
   * @throws LeagueUnknown
   */
  private async paramsOf({ leagueIds, from, to }: LeaguesRequest): Promise<LeaguesParams> {
    const thisYear = this.clock.now().getUTCFullYear();
    if (from > to || to > thisYear)
      throw new InvalidRequest([`from: must be at most "to", and "to" at most ${thisYear}`]);
    const byId = new Map((await this.all()).map((league) => [league.id, league]));
    const leagues = leagueIds.map((id) => {
      const league = byId.get(id);
      if (!league) throw new LeagueUnknown({ id });
      return { id, name: league.name };
    });
    return { leagues, from, to };
  }
}

function weightOf({ name, country }: League): number {
  return leagueWeight({ competition: name, country });
}

function compare(a: string | null, b: string | null): number {
  return (a ?? '').localeCompare(b ?? '', 'en');
}
