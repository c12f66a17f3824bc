import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { send } from '../fixtures/send.ts';
import type { Description } from './described-requests.ts';
import { flood } from './flood.ts';
import { exchange, statusesIn } from './raw-socket.ts';
import { AREAS } from './tables/areas.ts';
import { cacheSizesIn, DISTINCT_KEYS } from './tables/distinct-keys.ts';
import { PROTOCOL } from './tables/protocol.ts';
import { Target } from './target.ts';

/** The caches may fill up to their bounds. */
const MAX_GROWTH_MB = 256;
const TIMEOUT_MS = 120_000;

let target: Target;
let before: number;
/** Started together, because some connections end only when the server times out. */
let protocolResponses: Promise<string>[];

beforeAll(async () => {
  target = await Target.start({ RATE_LIMITS: 'on', SLOW_READER_SECONDS: '1' });
  await target.as('stranger', '/api/openapi.json');
  // Loads the WebAuthn library once, because it takes 26 MB.
  await target.as('stranger', '/api/admin/passkeys/sign-in-options', { method: 'POST' });
  before = await target.residentMegabytes();
  protocolResponses = PROTOCOL.map(([, bytes]) => exchange(target.server.url, bytes));
}, TIMEOUT_MS);
afterAll(() => target?.stop());

/** These attacks send thousands of requests, so only `npm run attack` sends them. */
const LARGE = process.env['ATTACK'] === 'all' ? [] : ['exhaustion'];
/** Operations that only the attack of exhaustion uses. */
const ONLY_EXHAUSTED = ['GET /api/events', 'GET /livez'];

for (const [area, attacks] of Object.entries(AREAS)) {
  if (LARGE.includes(area)) continue;
  describe(area, () => {
    const numbered = attacks.map(([what, ...rest], index) => [index + 1, what, ...rest] as const);
    test.each(numbered)(
      '%i: %s',
      async (_number, _what, who, request, expected) => {
        expect(await target.outcome(who, request)).toBe(expected);
      },
      TIMEOUT_MS,
    );
  });
}

/** `npm run attack` sends more, in `slow/distinct-keys.test.ts`. */
const KEYS = 20;

test.each(Object.entries(DISTINCT_KEYS))(
  'requests that differ in %s are answered',
  async (_key, requestOf) => {
    const statuses = await flood(KEYS, (n) => {
      const { path, ...sending } = requestOf(n);
      return send(target.server.url, path, { from: '127.8.0.1', ...sending });
    });
    // A refused request fills no cache.
    expect(
      Object.keys(statuses).filter((status) => status === '400' || (Number(status) >= 500 && status !== '503')),
    ).toEqual([]);
  },
  TIMEOUT_MS,
);

describe('protocol', () => {
  const numbered = PROTOCOL.map(([what, , statuses], index) => [index + 1, what, statuses] as const);
  test.each(numbered)('%i: %s', async (number, _what, statuses) => {
    expect(statusesIn(await protocolResponses[number - 1]!)).toBe(statuses);
  });
});

describe('after all attacks', () => {
  test('the tables contain at least 300 attacks', () => {
    const count = PROTOCOL.length + Object.values(AREAS).flat().length;
    expect(count).toBeGreaterThanOrEqual(300);
  });

  test('every operation of the API was attacked', async () => {
    const { paths } = (await target.as('stranger', '/api/openapi.json')).json<Description>();
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const attacked = target.answers.map(({ asked }) => asked.replace(/^\w+: /, '').split('?')[0]!);
    const isAttacked = (operation: string): boolean => {
      const pattern = new RegExp(
        `^${operation
          .replaceAll(/[.*]/g, '\\$&')
          .replaceAll('{path}', '.+')
          .replaceAll(/\{\w+\}/g, '[^/]+')}$`,
      );
      return attacked.some((request) => pattern.test(request));
    };
    const unattacked = operations.filter((operation) => !isAttacked(operation));
    expect(unattacked.sort()).toEqual(LARGE.includes('exhaustion') ? ONLY_EXHAUSTED : []);
  });

  test('no attack caused a server error', () => {
    const faults = target.answers.filter(({ answer }) => answer.status >= 500);
    expect(faults.map(({ asked, answer }) => `${asked}: ${answer.text}`)).toEqual([]);
    expect(target.server.output.split('\n').filter((line) => /"level":"(?:error|fatal)"/.test(line))).toEqual([]);
  });

  test('no response reveals internals', async () => {
    const internals =
      /node_modules|\bat \S+ \(|\bat .*:\d+:\d+|SyntaxError|TypeError|select .* from |insert into|\/tmp\//;
    const texts = [...target.answers.map(({ answer }) => answer.text), ...(await Promise.all(protocolResponses))];
    expect(texts.filter((text) => internals.test(text) && !text.startsWith('<!doctype'))).toEqual([]);
  });

  test('every rejection has a request id, and no response names the server software', () => {
    for (const { answer } of target.answers) {
      if (answer.status >= 400 && answer.text !== '' && !answer.text.startsWith('<'))
        expect(answer.json()['requestId']).toBe(answer.headers['x-request-id']);
      expect([answer.headers['x-powered-by'], answer.headers['server']]).toEqual([undefined, undefined]);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('the server is ready, and the game is still active', async () => {
    expect((await target.as('stranger', '/readyz')).status).toBe(200);
    const games = await target.as('stranger', '/api/games', { from: '127.0.0.70' });
    expect(games.json<{ key: string; isActive: boolean }[]>()).toContainEqual(
      expect.objectContaining({ key: 'penalty-kick', isActive: true }),
    );
  });

  test('no secret appears in the log or the metrics', async () => {
    const output = `${target.server.output}\n${await target.metrics()}`;
    expect(target.secrets.filter((secret) => output.includes(secret))).toEqual([]);
    expect(target.secrets.every((secret) => secret.length >= 16)).toBe(true);
  });

  test('no cache exceeds its bound', async () => {
    const sizes = cacheSizesIn(await target.metrics());
    expect(sizes.length).toBeGreaterThan(15);
    expect(sizes.filter(({ bytes, maxBytes }) => !(bytes <= maxBytes))).toEqual([]);
  });

  test('memory stays within bounds', async () => {
    expect((await target.residentMegabytes()) - before).toBeLessThan(MAX_GROWTH_MB);
  });
});
