import { ApiError, send } from '@soccer-legends/api-client';
import type { Challenge } from '@soccer-legends/contracts';
import { queryOptions } from '@tanstack/react-query';
import { SHELL_QUERIES } from '../queries/query-client.ts';

export function challengeQuery(token: string) {
  return queryOptions({
    queryKey: [SHELL_QUERIES, 'challenge', token],
    queryFn: ({ signal }) => send<Challenge>(`/api/challenges/${token}`, { signal }),
    staleTime: Infinity,
  });
}

export async function createChallenge(): Promise<string> {
  return (await send<Challenge>('/api/challenges', { method: 'POST' })).token;
}

export function isTooMany(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'rateLimited';
}
