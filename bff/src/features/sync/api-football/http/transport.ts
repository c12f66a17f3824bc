import { once } from 'node:events';
import { Agent as HttpAgent, request as requestHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { faultOf } from '../wire/refusals.ts';
import { BodyTooLarge, readBody } from './read-body.ts';

/** The service may hold a call back for 15 seconds; a call is given up only well after that. */
const PATIENCE_MS = 30_000;

export interface HttpAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * One GET with exactly the given headers. `fetch` will not do: it adds headers of its own, which the service refuses,
 * and follows redirects, which would carry the key elsewhere.
 */
export class Transport {
  // A connection that the other side has closed meanwhile would fail the next call: each call has its own.
  private readonly http = new HttpAgent({ keepAlive: false });
  private readonly https = new HttpsAgent({ keepAlive: false });

  constructor(private readonly patienceMs = PATIENCE_MS) {}

  /** @throws ApiFault where no answer came, or none that can be held; an aborted signal rejects with its reason. */
  async get(url: URL, headers: Readonly<Record<string, string>>, signal: AbortSignal): Promise<HttpAnswer> {
    const timeOut = AbortSignal.timeout(this.patienceMs);
    try {
      return await this.exchange(url, headers, AbortSignal.any([signal, timeOut]));
    } catch (fault) {
      signal.throwIfAborted();
      if (timeOut.aborted) throw faultOf('timedOut');
      if (fault instanceof BodyTooLarge) throw faultOf('unreadable', 'It was too large.');
      const { code } = fault as NodeJS.ErrnoException;
      // Zlib's codes: what came is not what its headers say.
      if (code?.startsWith('Z_') || code?.startsWith('ERR_')) throw faultOf('unreadable', `(${code})`);
      throw faultOf('unreachable', code ? `(${code})` : null);
    }
  }

  private async exchange(
    url: URL,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<HttpAnswer> {
    const isHttps = url.protocol === 'https:';
    const request = (isHttps ? requestHttps : requestHttp)(url, {
      headers,
      signal,
      agent: isHttps ? this.https : this.http,
    });
    request.end();
    const [answer] = (await once(request, 'response', { signal })) as [IncomingMessage];
    // Later faults reach us through the body; without a listener they would end the process.
    request.on('error', () => undefined);
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: await readBody(answer) };
  }
}
