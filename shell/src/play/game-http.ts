import { ApiError, isPassing, send, type SendOptions } from '@soccer-legends/api-client';
import { DRAW_HEADER } from '@soccer-legends/contracts';
import { HttpError, httpFailureOf, isTransient, type Http, type RequestOptions } from '@soccer-legends/game-sdk';
import { queryClient } from '../queries/query-client.ts';

/** The latest random draws of each game's free rounds, by the name of the draw. */
const latestDraws = new Map<string, Map<string, string>>();

/** Returns the latest random draws of a game's free rounds, as in `DRAW_HEADER`. */
export function freeDraws(game: string): string[] {
  return [...(latestDraws.get(game)?.values() ?? [])];
}

function noteDraw(game: string, draw: string | null): void {
  if (draw === null) return;
  const draws = latestDraws.get(game) ?? new Map<string, string>();
  latestDraws.set(game, draws.set(draw.slice(0, draw.indexOf(' ')), draw));
}

/** Returns the HTTP client of one game, which caches by game. `deal` is the token that the calls ask for. */
export function gameHttp(game: string, deal?: string): Http {
  const addressOf = (path: string): string => (deal === undefined ? path : withDeal(path, deal));
  const onResponse: SendOptions['onResponse'] =
    deal === undefined ? ({ headers }) => noteDraw(game, headers.get(DRAW_HEADER)) : undefined;
  const sendFor = <Answer>(path: string, options: SendOptions) =>
    sentFor<Answer>(path, onResponse ? { ...options, onResponse } : options);
  return {
    get<Answer>(requested: string, options: RequestOptions = {}) {
      const { signal, timeoutMs, retries = 0, retryDelayMs = 1000, freshMs = 0 } = options;
      const path = addressOf(requested);
      // A call that can be aborted, without cache and retries, is not shared with other callers.
      if (signal && retries === 0 && freshMs === 0) return sendFor<Answer>(path, { signal, timeoutMs });
      const queryKey = [game, path];
      const answer = queryClient.fetchQuery({
        queryKey,
        queryFn: (query) => sendFor<Answer>(path, { signal: query.signal, timeoutMs }),
        staleTime: freshMs,
        // A response that is never reused must not stay in memory after the visit.
        gcTime: freshMs,
        // `send` has already retried calls to a busy server.
        retry: (failures, error) => failures < retries && isTransient(error) && !isPassing(statusOf(error)),
        retryDelay: retryDelayMs,
      });
      return signal
        ? abortable(answer, signal, () => void queryClient.cancelQueries({ queryKey, exact: true }))
        : answer;
    },
    post: (path, body, { signal, timeoutMs } = {}) =>
      sendFor(addressOf(path), { method: 'POST', body, signal, timeoutMs, retries: 'rejected' }),
  };
}

function withDeal(path: string, deal: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}deal=${encodeURIComponent(deal)}`;
}

function statusOf(error: unknown): number | undefined {
  return error instanceof HttpError ? error.status : undefined;
}

/** Like `send`, but rejects with the SDK's `HttpError`, unless the caller aborted the call. */
async function sentFor<Answer>(path: string, options: SendOptions): Promise<Answer> {
  try {
    return await send<Answer>(path, options);
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw httpErrorOf(cause);
  }
}

function httpErrorOf(cause: unknown): HttpError {
  if (cause instanceof ApiError) {
    const { status, message, problem, retryAfterMs } = cause;
    return new HttpError(httpFailureOf(status), message, { status, code: problem?.code, retryAfterMs, cause });
  }
  // A response that is not JSON came from something between this page and the server, such as a proxy.
  const kind = cause instanceof SyntaxError ? 'failed' : 'unreachable';
  return new HttpError(kind, cause instanceof Error ? cause.message : String(cause), { cause });
}

async function abortable<Answer>(answer: Promise<Answer>, signal: AbortSignal, abort: () => void): Promise<Answer> {
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await answer;
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
