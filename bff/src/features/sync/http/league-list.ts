import type { League, LeaguesRequest } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/environment/clock.ts';
import { DAY_MS } from '../../../platform/environment/durations.ts';
import { InvalidRequest } from '../../../platform/http/request-errors.ts';
import { leagueWeight } from '../../careers/careers.port.ts';
import { UrgentFootballFacts } from '../../football-api/football-api.port.ts';
import { LeagueUnknown, toServiceError } from '../sync.errors.ts';
import type { LeaguesParams } from '../tasks/leagues.ts';

const TIMEOUT_MS = 3000;

/** The leagues of the service. Cached for a day, because the list costs a call. */
@Injectable()
export class LeagueList {
  private known: { leagues: readonly League[]; until: number } | undefined;

  constructor(
    private readonly football: UrgentFootballFacts,
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

  /**
   * Returns the parameters of a run.
   *
   * @throws InvalidRequest for years in the wrong order or in the future
   * @throws LeagueUnknown
   */
  async paramsOf({ leagueIds, from, to }: LeaguesRequest): Promise<LeaguesParams> {
    const thisYear = this.clock.now().getUTCFullYear();
    if (from > to || to > thisYear)
      throw new InvalidRequest([`from: must be at most "to", and "to" at most ${thisYear}`]);
    const byId = new Map((await this.all()).map((league) => [league.id, league]));
    const leagues = leagueIds.map((id) => {
      const league = byId.get(id);
      if (!league) throw new LeagueUnknown(id);
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
