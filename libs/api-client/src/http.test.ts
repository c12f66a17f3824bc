import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, send, serverReferenceOf, type SendOptions } from './http.ts';

let statuses: (number | [status: number, retryAfter: string])[] = [];
let sentAt: number[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  sentAt = [];
  const start = Date.now();
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
    signal?.throwIfAborted();
    sentAt.push(Date.now() - start);
    const [status, retryAfter] = [statuses.shift() ?? 200].flat() as [number, string?];
    return Promise.resolve(
      status === 200
        ? Response.json('ok')
        : new Response('no', { status, headers: retryAfter ? { 'retry-after': retryAfter } : {} }),
    );
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Returns the response or the error, and the time of each attempt. */
async function outcome(given: typeof statuses, options: SendOptions = {}): Promise<[unknown, number[]]> {
  statuses = [...given];
  const answer = send('/api/x', options).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(120_000);
  return [await answer, sentAt];
}

test.each<[string, typeof statuses, SendOptions, unknown, number[]]>([
  ['a success', [200], {}, 'ok', [0]],
  ['one overloaded answer', [503], {}, 'ok', [0, 300]],
  ['growing delays', [503, 502, 504, 503], {}, 'ok', [0, 300, 900, 2100, 4500]],
  ['a server that stays overloaded', [503, 503, 503, 503, 503], {}, '503: no', [0, 300, 900, 2100, 4500]],
  ['a wait that the server asks for', [[503, '2']], {}, 'ok', [0, 2300]],
  ['a rate limit that ends soon', [[429, '5']], {}, 'ok', [0, 5300]],
  ['a rate limit that ends late', [[429, '60']], {}, '429: no', [0]],
  ['a wait until a date', [[503, 'Mon, 23 Nov 2026 00:00:00 GMT']], {}, 'ok', [0, 300]],
  ['a fault of the server', [500], {}, '500: no', [0]],
  ['an unknown address', [404], {}, '404: no', [0]],
  ['a write', [503], { method: 'POST' }, '503: no', [0]],
  ['a write that may be sent again', [503, 429], { method: 'POST', retries: 'rejected' }, 'ok', [0, 300, 900]],
  ['a write that may have been done', [502], { method: 'POST', retries: 'rejected' }, '502: no', [0]],
  ['a read without retries', [503], { retries: 'none' }, '503: no', [0]],
])('%s', async (_what, given, options, answer, times) => {
  expect(await outcome(given, options)).toEqual([answer, times]);
});

test('clients that failed together retry at different times', async () => {
  const delays = new Set<number>();
  for (const random of [0, 0.3, 0.6, 0.999]) {
    vi.mocked(Math.random).mockReturnValue(random);
    sentAt = [];
    await outcome([503]);
    delays.add(sentAt[1]! - sentAt[0]!);
  }
  expect([Math.min(...delays), Math.max(...delays), delays.size]).toEqual([200, 400, 4]);
});

test('a caller that aborts during the delay gets its own reason, and nothing is sent again', async () => {
  const leaving = new AbortController();
  statuses = [503, 200];
  const answer = send('/api/x', { signal: leaving.signal }).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(100);
  leaving.abort(new Error('left'));
  expect(await answer).toBe('left');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sentAt).toEqual([0]);
});

const failed = (status: number): ApiError => new ApiError(status, '', '{"code":"internal","requestId":"r1"}');

test.each([
  ['an error of the server', failed(500), 'r1'],
  ['an overloaded server', failed(503), 'r1'],
  ['the cause of another error', new Error('x', { cause: new Error('y', { cause: failed(500) }) }), 'r1'],
  ['a rejected request, which the log does not explain', failed(404), undefined],
  ['a response that is no problem', new ApiError(502, '', '<h1>Bad gateway</h1>'), undefined],
  ['an error without a response', new TypeError('Failed to fetch'), undefined],
])('finds the request id of %s', (_what, error, reference) => {
  expect(serverReferenceOf(error)).toBe(reference);
});
