import type { ApiAppearances, ApiTeamRef } from '../../football-api/football-api.port.ts';

/** Countries, in the service's spelling, whose first division has a large audience abroad. */
const BIG_LEAGUES = ['England', 'Spain', 'Italy', 'Germany', 'France'];
const KNOWN_LEAGUES = ['Portugal', 'Netherlands', 'Brazil', 'Argentina', 'Belgium', 'Turkey', 'Scotland', 'USA'];

const LOWER_DIVISION =
  /championship|league (?:one|two)|national league|segunda|serie [b-d]\b|[23]\. (?:liga|bundesliga)|regionalliga|ligue [23]|national \d|liga portugal 2|eerste|keuken|1\. lig|primera nacional|usl/i;

/** Weighted league matches for each fame. Each level takes about three more seasons. */
const MATCHES_FOR_FAME = { 2: 90, 3: 220 } as const;

/** Lowest fame of synced players in the games. Only experts know players below it. */
export const LOWEST_FAME_IN_GAMES = 2;

/** Returns the weight of a match in a league, from 1 for the five biggest leagues to 0 for a lower division. */
export function leagueWeight({ competition, country }: Pick<ApiAppearances, 'competition' | 'country'>): number {
  if (country === null || LOWER_DIVISION.test(competition ?? '')) return 0;
  return BIG_LEAGUES.includes(country) ? 1 : KNOWN_LEAGUES.includes(country) ? 0.4 : 0.1;
}

/** Returns a fame from 1 to 3 by weighted matches in first divisions. People assign the levels 4 and 5. */
export function fameOf(appearances: readonly ApiAppearances[], isFirstTeam: (team: ApiTeamRef) => boolean): number {
  const matches = appearances
    .filter(({ isLeague, team }) => isLeague && isFirstTeam(team))
    .reduce((sum, row) => sum + (row.matches ?? 0) * leagueWeight(row), 0);
  if (matches >= MATCHES_FOR_FAME[3]) return 3;
  return matches >= MATCHES_FOR_FAME[2] ? 2 : 1;
}
