import { ApiError, send, type SendOptions } from '@soccer-legends/api-client';
import { PASSWORD_PROOF_HEADER, type ProblemCode } from '@soccer-legends/contracts';

/** HTTP client of the console. Throws `ApiError` for an error response, and `PasswordNotEntered`. */
export interface AdminHttp {
  get<Answer>(path: string, signal?: AbortSignal): Promise<Answer>;
  post<Answer>(path: string, body?: unknown): Promise<Answer>;
  patch<Answer>(path: string, body: unknown): Promise<Answer>;
  delete<Answer>(path: string): Promise<Answer>;
  download(path: string): Promise<Blob>;
}

/** Some requests wait for the football data service. */
const TIMEOUT_MS = 60_000;

export interface AdminHttpOptions {
  /** Called when a response says that the session has ended. Resolves with whether the administrator logged in again. */
  renewSession(): Promise<boolean>;
  /**
   * Called when an action needs the password again. Resolves with the server's proof for it; rejects with
   * `PasswordNotEntered`.
   */
  askPassword(): Promise<string>;
  /** Called for every request and response, without passwords. */
  log(line: string): void;
}

/**
 * Returns a client for the console. If a request needs a new login or the password, the client asks the administrator and
 * repeats the request.
 */
export function createAdminHttp({ renewSession, askPassword, log }: AdminHttpOptions): AdminHttp {
  let proof: string | undefined;
  const renew = joined(renewSession);
  const ask = joined(askPassword);

  async function sendLogged<Answer>(path: string, options: SendOptions): Promise<Answer> {
    const line = `${options.method ?? 'GET'} ${withoutPassword(path)}`;
    log(line);
    return send<Answer>(path, {
      timeoutMs: TIMEOUT_MS,
      // Public responses may be cached for a minute, but an administrator must see a change at once.
      cache: 'no-store',
      ...(proof !== undefined && { headers: { [PASSWORD_PROOF_HEADER]: proof } }),
      ...options,
      onResponse: ({ status }) => log(`${line}: ${status}`),
    });
  }

  async function request<Answer>(path: string, options: SendOptions, isRenewed = false): Promise<Answer> {
    try {
      return await sendLogged<Answer>(path, options);
    } catch (error) {
      if (hasCode(error, 'session.required') && !isRenewed && (await renew()))
        return request<Answer>(path, options, true);
      if (!hasCode(error, 'session.passwordRequired')) throw error;
    }
    proof = await ask();
    return sendLogged<Answer>(path, options);
  }

  return {
    get: (path, signal) => request(path, { signal }),
    post: (path, body) => request(path, { method: 'POST', body }),
    patch: (path, body) => request(path, { method: 'PATCH', body }),
    delete: (path) => request(path, { method: 'DELETE' }),
    download: (path) => request(path, { as: 'blob' }),
  };
}

/** Returns a function whose concurrent calls share one call of `start`. */
function joined<Value>(start: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | undefined;
  return () => (running ??= start().finally(() => (running = undefined)));
}

/** The administrator closed the password dialog, so the action was not carried out. */
export class PasswordNotEntered extends Error {}

/** Whether an error has this problem code. For example, a wrong password does not end the session. */
export function hasCode(error: unknown, code: ProblemCode): boolean {
  return error instanceof ApiError && error.problem?.code === code;
}

/** Masks the password in a query string for logs. */
export function withoutPassword(path: string): string {
  return path.replace(/([?&]password=)[^&]*/g, '$1…');
}
