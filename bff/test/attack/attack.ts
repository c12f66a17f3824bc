import type { Answer, SendOptions } from '../fixtures/send.ts';
import type { Target } from './target.ts';

/**
 * `stranger` is a visitor. `game` is a game in the administrator's browser, which has the session but not the password.
 * `publisher` has a publish token for `penalty-kick`.
 */
export type Attacker = 'stranger' | 'administrator' | 'game' | 'publisher';

/** One request, or a sequence of requests that ends with a response. */
export type Request = (SendOptions & { path: string }) | ((target: Target) => Promise<Answer>);

/** The name of the attack, the attacker, the request, and the expected status and problem code. */
export type Attack = readonly [what: string, who: Attacker, request: Request, expected: string];

export const get = (path: string, headers: SendOptions['headers'] = {}): Request => ({ path, headers });
export const post = (path: string, body: unknown, headers: SendOptions['headers'] = {}): Request => ({
  path,
  method: 'POST',
  headers,
  body,
});
export const json = (path: string, body: string | Buffer): Request =>
  post(path, body, { 'content-type': 'application/json' });
export const upload = (body: Buffer, path = '/api/admin/plugins'): Request =>
  post(path, body, { 'content-type': 'application/zip' });

/** Returns the status, followed by the code of the problem if there is one. */
export function outcomeOf({ status, headers, text }: Answer): string {
  const isProblem = status >= 400 && headers['content-type']?.startsWith('application/json') && text !== '';
  return isProblem ? `${status} ${(JSON.parse(text) as { code: string }).code}` : String(status);
}
