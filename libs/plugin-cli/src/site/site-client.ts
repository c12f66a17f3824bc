import { setTimeout as wait } from 'node:timers/promises';
import { parsedJson, TOKEN_EXPIRES_HEADER, type Problem } from '@soccer-legends/contracts';
import { Fault } from '../fault.ts';
import { hintFor } from './problem-hints.ts';

/** The site and the publish token for it. */
export interface SiteOptions {
  /** Its origin, without a trailing slash. */
  site: string;
  token: string | undefined;
}

interface SiteClientOptions extends SiteOptions {
  /** Returns the identity of this CI job, which is sent if there is no token; undefined outside of a CI job. */
  identify?: () => Promise<string | undefined>;
  /** Called after each response that contains the time when the permission to publish expires. */
  onExpiry?: (expiresAt: Date) => void;
}

interface SiteRequest {
  method?: 'GET' | 'POST' | 'DELETE';
  json?: unknown;
  /** Sent unchanged, with its media type. */
  body?: { bytes: Uint8Array<ArrayBuffer>; type: string };
}

/** Client of one site. A failed request throws a `Fault` with the server's message and a hint. */
export interface SiteClient {
  readonly site: string;
  send<Answer>(path: string, request?: SiteRequest): Promise<Answer>;
}

const TIMEOUT_MS = 60_000;
const TRIES = 5;
const TRY_AGAIN_MS = 2000;
const CHECK_SITE = 'Check that it is a Soccer Legends site.';

/**
 * Returns a client that retries while the site is overloaded, up to five times in all.
 * @param pause waits a number of milliseconds before a retry
 */
export function createSiteClient(
  { site, token, identify, onExpiry }: SiteClientOptions,
  pause: (ms: number) => Promise<unknown> = wait,
): SiteClient {
  return {
    site,
    async send<Answer>(path: string, { method = 'GET', json, body }: SiteRequest = {}): Promise<Answer> {
      const type = body?.type ?? (json === undefined ? undefined : 'application/json');
      const payload = body?.bytes ?? (json === undefined ? undefined : JSON.stringify(json));
      const bearer = token ?? (await identify?.());
      const { response, text } = await sendWithRetry(
        () =>
          fetch(new URL(path, site), {
            method,
            headers: {
              accept: 'application/json',
              ...(type && { 'content-type': type }),
              ...(bearer && { authorization: `Bearer ${bearer}` }),
            },
            ...(payload !== undefined && { body: payload }),
            signal: AbortSignal.timeout(TIMEOUT_MS),
            redirect: 'error',
          }),
        pause,
      ).catch((cause: unknown) => {
        throw unreachable(site, cause);
      });
      const expiry = response.headers.get(TOKEN_EXPIRES_HEADER);
      if (expiry !== null) onExpiry?.(new Date(expiry));
      if (!response.ok) throw refusal(response.status, text, { withToken: bearer !== undefined });
      return (text === '' ? undefined : parse(text, site)) as Answer;
    },
  };
}

/**
 * Returns the response with its whole body. Retries 503, which an overloaded server returns before it processes a
 * request.
 */
async function sendWithRetry(
  send: () => Promise<Response>,
  pause: (ms: number) => Promise<unknown>,
): Promise<{ response: Response; text: string }> {
  for (let tries = 1; ; tries++) {
    const response = await send();
    const text = await response.text();
    if (response.status !== 503 || tries === TRIES) return { response, text };
    await pause(TRY_AGAIN_MS);
  }
}

function parse(text: string, site: string): unknown {
  const value = parsedJson(text);
  if (value === undefined) throw new Fault(`${site} returned a response that is not JSON.`, { hint: CHECK_SITE });
  return value;
}

function unreachable(site: string, cause: unknown): Fault {
  if (cause instanceof DOMException && cause.name === 'TimeoutError') {
    return new Fault(`${site} did not respond within ${TIMEOUT_MS / 1000} seconds.`, { hint: 'Try again later.' });
  }
  const reason = cause instanceof Error && cause.cause instanceof Error ? cause.cause.message : String(cause);
  return new Fault(`${site} could not be reached: ${reason || 'connection refused'}.`, {
    hint: 'Check that it is running, or select another site with --site or SOCCER_LEGENDS_SITE.',
  });
}

function refusal(status: number, text: string, { withToken }: { withToken: boolean }): Fault {
  const problem = readProblem(text);
  if (!problem)
    return new Fault(`The site returned status ${status}${text ? `: ${text.slice(0, 200)}` : '.'}`, {
      hint: CHECK_SITE,
    });
  const lines = [problem.message, ...(problem.faults ?? []).map((fault) => `  - ${fault}`)];
  const hint = hintFor(problem.code, { withToken });
  return new Fault(lines.join('\n'), { code: problem.code, ...(hint !== undefined && { hint }) });
}

function readProblem(text: string): Problem | undefined {
  const value = parsedJson(text) as Partial<Problem> | null | undefined;
  return typeof value?.code === 'string' && typeof value.message === 'string' ? (value as Problem) : undefined;
}
