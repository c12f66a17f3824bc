import { ApiError, send } from '@soccer-legends/api-client';
import type { Challenge, ChallengeStart } from '@soccer-legends/contracts';
import { queryOptions } from '@tanstack/react-query';
import { SHELL_QUERIES } from '../queries/query-client.ts';

/** Fetches a challenge. Fails with the code `deal.unknown` if the challenge has ended or never existed. */
export function challengeQuery(token: string) {
  return queryOptions({
    queryKey: [SHELL_QUERIES, 'challenge', token],
    queryFn: ({ signal }) => send<Challenge>(`/api/challenges/${token}`, { signal }),
    staleTime: Infinity,
  });
}

/** Creates a challenge on the server, without `start` to a new round. Returns its token. Rejects like `send`. */
export async function createChallenge(start?: ChallengeStart): Promise<string> {
  return (await send<Challenge>('/api/challenges', { method: 'POST', body: start })).token;
}

export function isTooMany(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'rateLimited';
}
