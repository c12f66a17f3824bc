import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { LANGUAGES } from '@soccer-legends/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Load } from '../src/platform/http/load.ts';
import { Metrics } from '../src/platform/metrics/metrics.ts';
import type { Answer, SendOptions } from './fixtures/send.ts';
import { openAnyCopy, startSite, type Site } from './fixtures/site.ts';

let site: Site;
let load: Load;
let visitors = 0;
beforeAll(async () => {
  site = await startSite(openAnyCopy, {
    variables: { RATE_LIMITS: 'on', TRUST_PROXY: '1' },
    plugins: (folder) => folder.build('penalty-kick'),
  });
  load = site.app.get(Load);
});
afterAll(() => site?.close());
afterEach(() => (load.inProgress = 0));

const PAGE = { accept: 'text/html,*/*' };
/** Sends a request of a new visitor, whose rate limits are unused. */
const send = (path: string, { headers, ...sending }: SendOptions = {}): Promise<Answer> =>
  site.send(path, {
    ...sending,
    headers: { 'x-forwarded-for': `10.0.${(visitors += 1) >> 8}.${visitors & 255}`, ...headers },
  });

const POST = { method: 'POST', body: {} };
const REQUESTS: [what: string, path: string, sending: SendOptions, limit: number][] = [
  ['a report', '/api/plugin-health', POST, 32],
  ['a report of errors', '/api/client-reports', POST, 32],
  ['feedback', '/api/feedback', POST, 64],
  ['the result of a fixture', '/api/matchdays/1/results', POST, 64],
  ['a guess', '/api/game/guess', POST, 192],
  ['the next round', '/api/game/next-round', POST, 192],
  ['an answer in Recall', '/api/player-grid/recall', POST, 192],
  ['a new game', '/api/game/new', POST, 128],
  ['a search', '/api/players/search?q=messi', {}, 128],
  ['a player', '/api/players/101', {}, 128],
  ['a page', '/', { headers: PAGE }, 256],
  ['the page of a game', '/penalty-kick', { headers: PAGE }, 256],
  ['the stream of events', '/api/events', {}, 256],
  ['the page of the console', '/admin', { headers: PAGE }, 512],
  ['the session', '/api/admin/session', {}, 512],
  ['signing in', '/api/admin/login', POST, 512],
  ['a health check', '/livez', {}, Infinity],
  ['the readiness', '/readyz', {}, Infinity],
  ['a picture', '/art/crest/1.svg', {}, Infinity],
  ['a file of the shell', '/assets/none.js', {}, Infinity],
  ['a file of a plugin', '/plugins/penalty-kick/none.js', {}, Infinity],
];

test.each(REQUESTS)('%s, %s, is rejected only above the limit of its priority', async (_what, path, sending, limit) => {
  for (const [inProgress, isShed] of [
    [0, false],
    [limit - 1, false],
    [limit, true],
  ] as const) {
    if (!Number.isFinite(inProgress)) continue;
    load.inProgress = inProgress;
    const answer = await send(path, sending);
    expect([inProgress, answer.status === 503]).toEqual([inProgress, isShed]);
    if (isShed) expect(answer.headers['retry-after']).toBe('2');
  }
});

test('counts rejections by priority', async () => {
  const shed = async (): Promise<number> =>
    Number(
      /\{priority="write"\} (\d+)/.exec(
        await site.app.get(Metrics).registry.getSingleMetricAsString('http_requests_shed_total'),
      )?.[1] ?? 0,
    );
  const before = await shed();
  load.inProgress = 64;
  await send('/api/feedback', POST);
  expect((await shed()) - before).toBe(1);
});

describe('a request is not counted', () => {
  test.each<[string, string, SendOptions]>([
    ['a response', '/api/players/101', {}],
    ['a response from memory', '/api/games', {}],
    ['an invalid request', '/api/players/0', {}],
    ['an unknown path', '/api/nothing', {}],
    [
      'a body that is no JSON',
      '/api/game/guess',
      { ...POST, body: '{', headers: { 'content-type': 'application/json' } },
    ],
    ['a request without permission', '/api/admin/audit', {}],
    ['a stream that has begun', '/api/events', {}],
    ['a HEAD request', '/api/players/101', { method: 'HEAD' }],
    ['a page', '/', { headers: PAGE }],
  ])('after %s', async (_what, path, sending) => {
    await send(path, sending);
    await expect.poll(() => load.inProgress).toBe(0);
  });

  test('after its client has disconnected', async () => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write('POST /api/game/new HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 10.9.9.9\r\n\r\n');
    socket.destroy();
    await once(socket, 'close');
    await expect.poll(() => load.inProgress).toBe(0);
  });

  test('before its body has arrived', async () => {
    const sockets: Socket[] = Array.from({ length: 80 }, () => connect(Number(new URL(site.url).port), '127.0.0.1'));
    const head =
      'POST /api/game/guess HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n';
    for (const [index, socket] of sockets.entries()) socket.write(`${head}x-forwarded-for: 10.8.0.${index}\r\n\r\n{`);
    expect((await send('/api/game/new', POST)).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });
});

describe('a visitor who opens a page', () => {
  test.each<[string, object, string]>([
    ...LANGUAGES.map((language): [string, object, string] => [`/?lang=${language}`, {}, language]),
    ['/penalty-kick', { cookie: 'app-language=it' }, 'it'],
    ['/penalty-kick', { 'accept-language': 'nl;q=1, de-CH;q=0.9, en;q=0.8' }, 'de'],
    ['/penalty-kick', { 'accept-language': 'ja' }, 'en'],
    ['/penalty-kick', {}, 'en'],
  ])('at %s with %o gets a page in %s that tries again by itself', async (path, headers, language) => {
    load.inProgress = 256;
    const { status, headers: answered, text } = await send(path, { headers: { ...PAGE, ...headers } });
    expect([status, answered['content-type'], answered['content-language']]).toEqual([
      503,
      'text/html; charset=utf-8',
      language,
    ]);
    expect(text).toMatch(new RegExp(`^<!doctype html><html lang="${language}">`));
    const [, seconds] = /<meta http-equiv="refresh" content="(\d+)">/.exec(text) ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(2);
    expect(Number(seconds)).toBeLessThanOrEqual(7);
    expect(answered['content-security-policy']).toContain("default-src 'none'; style-src 'sha256-");
    expect([answered['cache-control'], answered['retry-after']]).toEqual(['no-store', '2']);
  });

  test('varies the time of the retry between visitors', async () => {
    load.inProgress = 256;
    const pages = await Promise.all(Array.from({ length: 60 }, () => send('/', { headers: PAGE })));
    expect(new Set(pages.map(({ text }) => /content="(\d+)"><title/.exec(text)?.[1])).size).toBeGreaterThan(2);
  });

  test('gets a page, not JSON, for an address that is too long', async () => {
    const { status, text } = await send(`/${'a'.repeat(101)}`, { headers: { ...PAGE, cookie: 'app-language=fr' } });
    expect([status, text.includes('href="/"'), text.includes('http-equiv="refresh"')]).toEqual([414, true, false]);
    expect(text).toContain('<html lang="fr">');
  });

  test.each([
    ['a call of a script', '/api/players/101', { ...PAGE }],
    ['a client that takes no HTML', '/', { accept: 'application/json' }],
    ['a file', '/assets/none.js', { ...PAGE }],
    ['a script', '/penalty-kick', { ...PAGE, 'sec-fetch-dest': 'script' }],
  ])('does not concern %s', async (_what, path, headers) => {
    load.inProgress = 256;
    expect((await send(path, { headers })).headers['content-type']).toMatch(/json/);
  });
});
