import { ApiError, send } from '@soccer-legends/api-client';
import type { FixtureResults, Matchday, ProblemCode } from '@soccer-legends/contracts';
import { queryOptions } from '@tanstack/react-query';
import { SHELL_QUERIES } from '../queries/query-client.ts';

const FRESH_MS = 60_000;

export function matchdayQuery(matchday: number) {
  return queryOptions({
    queryKey: [SHELL_QUERIES, 'matchday', matchday],
    queryFn: ({ signal }) => send<Matchday>(`/api/matchdays/${matchday}`, { signal }),
    staleTime: FRESH_MS,
  });
}

export function otherResultsQuery(matchday: number, game: string) {
  return queryOptions({
    queryKey: [SHELL_QUERIES, 'results', matchday, game],
    queryFn: ({ signal }) => send<FixtureResults>(`/api/matchdays/${matchday}/results/${game}`, { signal }),
    staleTime: FRESH_MS,
  });
}

export function problemCode(error: unknown): ProblemCode | undefined {
  return error instanceof ApiError ? error.problem?.code : undefined;
}
