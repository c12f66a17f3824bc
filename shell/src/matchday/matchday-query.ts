import { ApiError, send } from '@soccer-legends/api-client';
import type { FixtureResults, Matchday, NamedShare, ProblemCode } from '@soccer-legends/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { SHELL_QUERIES } from '../queries/query-client.ts';

const FRESH_MS = 60_000;

/** Fetches a matchday's card. A card older than a minute is shown and fetched again. */
export function matchdayQuery(matchday: number) {
  return queryOptions({
    queryKey: [SHELL_QUERIES, 'matchday', matchday],
    queryFn: ({ signal }) => send<Matchday>(`/api/matchdays/${matchday}`, { signal }),
    staleTime: FRESH_MS,
  });
}

/** Fetches the results of all visitors in a fixture; its `tally` is null until there are enough. */
export function otherResultsQuery(matchday: number, game: string) {
  return queryOptions({
    queryKey: [SHELL_QUERIES, 'results', matchday, game],
    queryFn: ({ signal }) => send<FixtureResults>(`/api/matchdays/${matchday}/results/${game}`, { signal }),
    staleTime: FRESH_MS,
  });
}

/** Returns the shares of visitors who named the players of a fixture; empty until the visitor has finished it. */
export function useNamedShares(matchday: number, game: string, isFinished: boolean): readonly NamedShare[] {
  return useQuery({ ...otherResultsQuery(matchday, game), enabled: isFinished }).data?.named ?? NO_SHARES;
}

const NO_SHARES: readonly NamedShare[] = [];

export function problemCode(error: unknown): ProblemCode | undefined {
  return error instanceof ApiError ? error.problem?.code : undefined;
}
