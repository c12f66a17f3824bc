import { HttpError, type Http } from '@soccer-legends/game-sdk';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gameHttp } from './game-http.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetched.mockReset()));
afterEach(() => {
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

let games = 0;
/** Returns a different game for each test, because cached responses are kept by game. */
const newGame = () => gameHttp(`game-${++games}`);

function answerWith(status: number, body: unknown, headers: Record<string, string> = {}) {
  fetched.mockImplementation(async () => new Response(JSON.stringify(body), { status, headers }));
}

async function errorOf(call: Promise<unknown>): Promise<HttpError> {
  const error: unknown = await call.then(() => undefined).catch((thrown: unknown) => thrown);
  if (!(error instanceof HttpError)) throw new Error(`${String(error)} is not an HttpError`);
  return error;
}

describe('a call that fails', () => {
  test.each([
    [404, 'refused'],
    [500, 'failed'],
  ])('with status %i rejects with kind, status, code and the text of the response', async (status, kind) => {
    answerWith(status, { code: 'careerGame.notFound' });
    const error = await errorOf(newGame().get('/api/game'));
    expect(error).toMatchObject({ kind, status, code: 'careerGame.notFound' });
    expect(error.message).toBe(`${status}: {"code":"careerGame.notFound"}`);
  });

  test('reads the seconds of a Retry-After header', async () => {
    answerWith(429, {}, { 'Retry-After': '60' });
    expect(await errorOf(newGame().post('/api/game/new'))).toMatchObject({ kind: 'failed', retryAfterMs: 60_000 });
  });

  test('without a response has the kind "unreachable"', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await errorOf(newGame().get('/api/game'))).toMatchObject({ kind: 'unreachable', status: undefined });
  });

  test('without a connection fails instead of waiting', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    onlineManager.setOnline(false);
    expect(await errorOf(newGame().get('/api/game', { freshMs: 1000 }))).toMatchObject({ kind: 'unreachable' });
  });

  test('whose response is not JSON is a server failure', async () => {
    fetched.mockResolvedValue(new Response('<html>', { status: 200 }));
    expect(await errorOf(newGame().get('/api/game'))).toMatchObject({ kind: 'failed' });
  });

  test.each([
    [500, 3],
    [400, 1],
    [404, 1],
  ])('with status %i is sent %i times if two retries are allowed', async (status, times) => {
    answerWith(status, {});
    await errorOf(newGame().get('/api/game', { retries: 2, retryDelayMs: 1 }));
    expect(fetched).toHaveBeenCalledTimes(times);
  });
});

describe('a call to an overloaded server', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test.each([
    ['a read', (http: Http) => http.get('/api/players')],
    ['a read with retries of its own', (http: Http) => http.get('/api/players', { retries: 2, retryDelayMs: 1 })],
    ['a move', (http: Http) => http.post('/api/game/guess', {})],
  ])('is sent again: %s', async (_what, call) => {
    answerWith(503, { code: 'overloaded' });
    const failed = errorOf(call(newGame()));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failed).toMatchObject({ kind: 'failed', status: 503 });
    expect(fetched).toHaveBeenCalledTimes(5);
  });

  test('succeeds once the server has capacity', async () => {
    fetched.mockResolvedValueOnce(new Response('busy', { status: 503 })).mockResolvedValueOnce(Response.json('dealt'));
    const dealt = newGame().post('/api/game/new');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await dealt).toBe('dealt');
  });
});

describe('the token of a deal', () => {
  const addressesOf = () => fetched.mock.calls.map(([address]) => address);

  test('is added to every call', async () => {
    fetched.mockImplementation(async () => Response.json([]));
    const http = gameHttp('memo-game', 'd147');
    await http.get('/api/coaches', { signal: new AbortController().signal });
    await http.get('/api/players?limit=30');
    await http.post('/api/game/new');
    expect(addressesOf()).toEqual([
      '/api/coaches?deal=d147',
      '/api/players?limit=30&deal=d147',
      '/api/game/new?deal=d147',
    ]);
  });

  test('separates cached responses', async () => {
    answerWith(200, [1]);
    const game = `game-${++games}`;
    const cached = { freshMs: 60_000 };
    for (const token of ['d147', 'd148', 'd147', undefined]) await gameHttp(game, token).get('/api/players', cached);
    expect(addressesOf()).toEqual(['/api/players?deal=d147', '/api/players?deal=d148', '/api/players']);
  });
});

describe('a cached response', () => {
  test('is used for the same game only', async () => {
    answerWith(200, [1]);
    const one = newGame();
    const cached = { freshMs: 60_000, signal: new AbortController().signal };
    await one.get('/api/players', cached);
    expect(await one.get('/api/players', cached)).toEqual([1]);
    expect(fetched).toHaveBeenCalledTimes(1);
    await newGame().get('/api/players', cached);
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

describe('aborting', () => {
  test.each([
    ['a plain call', {}],
    ['a cached call', { freshMs: 60_000 }],
    ['a call with retries', { retries: 3 }],
  ])('%s rejects and aborts the request', async (_what, options) => {
    fetched.mockImplementation(
      (_path, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal!.reason as Error));
        }),
    );
    const controller = new AbortController();
    const call = newGame().get('/api/players', { ...options, signal: controller.signal });
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    const reason = new Error('the player left');
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
    expect(fetched.mock.calls[0]![1]!.signal!.aborted).toBe(true);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
