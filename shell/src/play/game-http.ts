import { ApiError, send } from '@soccer-legends/api-client';
import type { Http, RequestOptions } from '@soccer-legends/game-sdk';
import { queryClient } from '../queries/query-client.ts';

/** A game's calls. What one game has been answered is never handed to another. */
export function gameHttp(game: string): Http {
  return {
    get<Answer>(path: string, options: RequestOptions = {}) {
      const { signal, timeoutMs, retries = 0, retryDelayMs = 1000, freshMs = 0 } = options;
      const ask = () => send<Answer>(path, { signal, timeoutMs });
      // A call that its caller may abort is nobody else's to wait for.
      if (signal && retries === 0) return ask();
      return queryClient.fetchQuery({
        queryKey: [game, path],
        queryFn: ask,
        staleTime: freshMs,
        // What is not fresh is asked for anew: keeping it, and a clock for it, would outlive the visit for nothing.
        gcTime: freshMs,
        retry: (failures, fault) => failures < retries && !isRefusal(fault),
        retryDelay: retryDelayMs,
      });
    },
    post: (path, body, { signal, timeoutMs } = {}) => send(path, { method: 'POST', body, signal, timeoutMs }),
  };
}

// What was asked for wrongly is refused the second time too.
function isRefusal(fault: unknown): boolean {
  return fault instanceof ApiError && fault.status >= 400 && fault.status < 500 && fault.status !== 429;
}
