import { ApiError, send, type SendOptions } from '@soccer-legends/api-client';

/** Requests to the server. A response that is not OK throws an `ApiError`: "status: body". */
export interface AdminHttp {
  get<Answer>(path: string, signal?: AbortSignal): Promise<Answer>;
  post<Answer>(path: string, body?: unknown): Promise<Answer>;
  patch<Answer>(path: string, body: unknown): Promise<Answer>;
  delete<Answer>(path: string): Promise<Answer>;
}

/** Some requests wait for the football data service. */
const TIMEOUT_MS = 60_000;

export interface AdminHttpOptions {
  /** Called when a response says that the session has ended. */
  onSessionLost(): void;
  log(line: string): void;
}

export function createAdminHttp({ onSessionLost, log }: AdminHttpOptions): AdminHttp {
  async function request<Answer>(path: string, options: SendOptions): Promise<Answer> {
    const line = `${options.method ?? 'GET'} ${withoutPassword(path)}`;
    log(line);
    try {
      return await send<Answer>(path, {
        timeoutMs: TIMEOUT_MS,
        // Public responses may be cached for a minute; an administrator must see a change at once.
        cache: 'no-store',
        ...options,
        onStatus: (status) => log(`${line}: ${status}`),
      });
    } catch (error) {
      if (isSessionLost(error)) onSessionLost();
      throw error;
    }
  }
  return {
    get: (path, signal) => request(path, { signal }),
    post: (path, body) => request(path, { method: 'POST', body }),
    patch: (path, body) => request(path, { method: 'PATCH', body }),
    delete: (path) => request(path, { method: 'DELETE' }),
  };
}

/** A wrong password is a 401 as well, but does not end the session. */
function isSessionLost(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.problem?.code === 'session.required';
}

/** Masks the password in a query string, so that no log contains it. */
export function withoutPassword(path: string): string {
  return path.replace(/([?&]password=)[^&]*/g, '$1…');
}
