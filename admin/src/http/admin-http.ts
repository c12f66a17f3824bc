import { ApiError, send, type SendOptions } from '@soccer-legends/api-client';

/** The console's calls. An answer that is not OK throws an `ApiError`: "status: body". */
export interface AdminHttp {
  get<Answer>(path: string, signal?: AbortSignal): Promise<Answer>;
  post<Answer>(path: string, body?: unknown): Promise<Answer>;
  patch<Answer>(path: string, body: unknown): Promise<Answer>;
  delete<Answer>(path: string): Promise<Answer>;
}

/** A call that waits for the football data service takes as long as that does. */
const TIMEOUT_MS = 60_000;

export interface AdminHttpOptions {
  /** The server does not know the session any more. */
  onSessionLost(): void;
  log(line: string): void;
}

export function createAdminHttp({ onSessionLost, log }: AdminHttpOptions): AdminHttp {
  async function call<Answer>(path: string, options: SendOptions): Promise<Answer> {
    const line = `${options.method ?? 'GET'} ${withoutPassword(path)}`;
    log(line);
    try {
      return await send<Answer>(path, {
        timeoutMs: TIMEOUT_MS,
        // Public answers may be a minute old for visitors; whoever has just changed something wants to see it.
        cache: 'no-store',
        ...options,
        onStatus: (status) => log(`${line}: ${status}`),
      });
    } catch (fault) {
      if (isSessionLoss(fault)) onSessionLost();
      throw fault;
    }
  }
  return {
    get: (path, signal) => call(path, { signal }),
    post: (path, body) => call(path, { method: 'POST', body }),
    patch: (path, body) => call(path, { method: 'PATCH', body }),
    delete: (path) => call(path, { method: 'DELETE' }),
  };
}

/** A wrong password is a 401 too, and ends nothing. */
function isSessionLoss(fault: unknown): boolean {
  return fault instanceof ApiError && fault.status === 401 && fault.problem?.code === 'session.required';
}

export function withoutPassword(path: string): string {
  return path.replace(/([?&]password=)[^&]*/g, '$1…');
}
