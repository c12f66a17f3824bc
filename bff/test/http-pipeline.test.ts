import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { version } from '../../package.json' with { type: 'json' };
import { Drain } from '../src/platform/http/drain.ts';
import { Load } from '../src/platform/http/load.ts';
import { sendBytes } from './fixtures/send.ts';
import { openAnyCopy, onOneDatabase, startSite, type Site } from './fixtures/site.ts';

const HOT = [
  '/api/games',
  '/api/players',
  '/api/players?limit=300',
  '/api/players?limit=1000',
  '/api/team-logos',
  '/api/coaches',
];

onOneDatabase('the HTTP pipeline', { variables: { RATE_LIMITS: 'off' } }, (site) => {
  test.each([...HOT, '/api/players/101', '/api/nothing', '/art/crest/1.svg', '/', '/nothing'])(
    '%s has the headers of every response',
    async (path) => {
      const { headers } = await site().send(path);
      // Frames with an opaque origin show the drawings too.
      const isForFrames = path.startsWith('/art/');
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'permissions-policy': expect.stringMatching(
          /publickey-credentials-get=\(\).*camera=\(\).*payment=\(\).*usb=\(\)/,
        ),
        // Without this header, a game could take WebRTC from the window of any response.
        'connection-allowlist': expect.stringContaining('webrtc=block'),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': isForFrames ? 'cross-origin' : 'same-origin',
      });
      expect(headers['content-security-policy']).toMatch(/default-src 'none'/);
      expect(headers['x-request-id']).toMatch(/^[A-Za-z0-9-]{8,64}$/);
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['access-control-allow-origin']).toBe(isForFrames ? '*' : undefined);
      expect(headers['x-powered-by']).toBeUndefined();
    },
  );

  // A query with a different form is another cache key and must return the same response.
  test.each([
    ['/api/games', '/api/games?'],
    ['/api/players?limit=1000', '/api/players?limit=1000&'],
    ['/api/team-logos', '/api/team-logos?'],
    ['/api/coaches', '/api/coaches?'],
  ])('%s and the equal URL %s get the same response', async (hot, cold) => {
    const [one, other] = await Promise.all([site().send(hot), site().send(cold)]);
    const comparable = ({ 'x-request-id': _id, date: _date, ...headers }: typeof one.headers) => headers;
    expect([other.status, other.text, comparable(other.headers)]).toEqual([
      one.status,
      one.text,
      comparable(one.headers),
    ]);
  });

  test('RATE_LIMITS=off lifts the limits per minute and the rejection under overload, but not the limits in the database', async () => {
    const load = site().app.get(Load);
    load.inProgress = 10_000;
    const searches = await refusedOf(site(), '/api/players/search?q=ozil', 70);
    const page = await site().send('/', { headers: { accept: 'text/html' } });
    load.inProgress = 0;
    const feedback = { method: 'POST', body: { gameType: 'general', feedback: 'once more' } };
    expect([searches, page.status, await refusedOf(site(), '/api/feedback', 6, () => feedback)]).toEqual([0, 200, 1]);
  });

  test.each(['/api/games', '/api/games?'])('%s answers 304 to a client that has it', async (path) => {
    const { headers } = await site().send(path);
    const again = await site().send(path, { headers: { 'if-none-match': headers['etag']! } });
    expect([again.status, again.body.length, again.headers['etag']]).toEqual([304, 0, headers['etag']]);
    expect((await site().send(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  test('a large response is compressed from the second request on', async () => {
    const sending = { headers: { 'accept-encoding': 'br, gzip' } };
    await site().send('/api/players?limit=1000', sending);
    await expect
      .poll(async () => (await site().send('/api/players?limit=1000', sending)).headers['content-encoding'])
      .toBe('br');
  });

  test.each([
    ['abcdefgh', true],
    ['0123-abcd-EF', true],
    ['short', false],
    ['a'.repeat(65), false],
    ['with space 1', false],
    ['line<script>', false],
  ])('the request id %s is accepted: %s', async (id, taken) => {
    for (const path of ['/api/games', '/api/players/101']) {
      const { headers } = await site().send(path, { headers: { 'x-request-id': id } });
      expect(headers['x-request-id'] === id).toBe(taken);
    }
  });

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'none' }, 200],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://localhost:3000' }, 200],
    [{ origin: 'http://127.0.0.1:5555', host: '127.0.0.1:5555' }, 200],
    [{ origin: 'http://127.0.0.1:5556', host: '127.0.0.1:5555' }, 403],
    [{ origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' }, 403],
    [{}, 200],
  ])('a writing request with %o answers %i', async (headers, status) => {
    const answer = await site().send('/api/game/new', { method: 'POST', headers });
    expect([answer.status, answer.json()['code']]).toEqual([status, status === 403 ? 'request.crossSite' : undefined]);
  });

  test.each([
    ['no proof', {}, 403],
    ['a referrer only', { referer: 'http://localhost:3000/admin' }, 403],
    ['a foreign referrer only', { referer: 'https://evil.example/' }, 403],
    ['an address typed by hand', { 'sec-fetch-site': 'none' }, 403],
    ['a foreign origin', { origin: 'https://evil.example' }, 403],
    ['an opaque origin', { origin: 'null' }, 403],
    ['two origins', { origin: 'http://localhost:3000, https://evil.example' }, 403],
    ['its own origin', { origin: 'http://localhost:3000' }, 401],
    ['a page of the same origin', { 'sec-fetch-site': 'same-origin' }, 401],
  ])('a writing request with a session cookie and %s', async (_what, headers, status) => {
    for (const name of ['sl_admin', '__Host-sl_admin']) {
      const answer = await site().send('/api/admin/sync', {
        ...{ method: 'POST', body: { playerCount: 1 } },
        headers: { cookie: `app-language=de; ${name}=x`, ...headers },
      });
      expect([name, answer.status]).toEqual([name, status]);
    }
  });

  test.each([
    ['a gzip body', { 'content-encoding': 'gzip' }],
    ['a brotli body', { 'content-encoding': 'br' }],
    ['a body encoded twice', { 'content-encoding': 'identity, gzip' }],
    ['an unknown charset', { 'content-type': 'application/json; charset=utf-7' }],
    ['a charset in quotes', { 'content-type': 'application/json; charset="iso-8859-1"' }],
    ['UTF-16', { 'content-type': 'Application/JSON;Charset=UTF-16' }],
  ])('answers 415 to %s', async (_what, headers) => {
    const answer = await site().send('/api/game/guess', {
      ...{ method: 'POST', body: '{}' },
      headers: { 'content-type': 'application/json', ...headers },
    });
    expect([answer.status, answer.json()['code']]).toEqual([415, 'request.unsupportedMediaType']);
    expect(answer.headers['accept-encoding']).toBe('identity');
  });

  test.each([
    ['the identity coding', { 'content-encoding': 'identity' }],
    ['UTF-8', { 'content-type': 'application/json; charset=UTF-8' }],
    ['UTF-8 in quotes', { 'content-type': 'application/json;charset="utf-8"' }],
  ])('reads a body in %s', async (_what, headers) => {
    const answer = await site().send('/api/game/guess', {
      ...{ method: 'POST', body: '{}' },
      headers: { 'content-type': 'application/json', ...headers },
    });
    expect(answer.json()['code']).toBe('request.invalid');
  });

  test('accepts a cross-site GET of a page', async () => {
    expect((await site().send('/', { headers: { 'sec-fetch-site': 'cross-site', accept: 'text/html' } })).status).toBe(
      200,
    );
  });

  test('/livez returns the version of package.json', async () => {
    expect((await site().send('/livez')).json()).toEqual({ live: true, version });
  });

  test.each(['/livez', '/readyz'])('%s returns 200', async (path) => {
    expect((await site().send(path)).status).toBe(200);
  });

  test('readiness lists its components', async () => {
    expect((await site().send('/readyz')).json()).toEqual({
      ready: true,
      degraded: [],
      components: { database: true, schema: true, readModel: true, draining: false },
    });
  });

  test('closes connections and reports that it is not ready while it shuts down', async () => {
    const drain = site().app.get(Drain);
    drain.draining = true;
    const [hot, ready, live] = await Promise.all(['/api/games', '/readyz', '/livez'].map((path) => site().send(path)));
    drain.draining = false;
    expect([hot!.status, hot!.headers['connection']]).toEqual([200, 'close']);
    expect([ready!.status, live!.status]).toEqual([503, 200]);
  });

  test.each([
    ['bytes that are not HTTP', 'hello\r\n\r\n', '400'],
    ...['Host: evil.example', 'host: localhost', 'HOST: a'].map((other): [string, string, string] => [
      `a second host, ${other}`,
      `GET /api/games HTTP/1.1\r\nhost: localhost\r\n${other}\r\nconnection: close\r\n\r\n`,
      '400',
    ]),
    ...['Origin: http://localhost:3000', 'Content-Type: application/json', 'Authorization: Bearer x'].map(
      (line): [string, string, string] => [
        `the header ${line} twice`,
        `GET /api/games HTTP/1.1\r\nhost: localhost\r\n${line}\r\n${line}\r\nconnection: close\r\n\r\n`,
        '400',
      ],
    ),
    ['the target *', 'OPTIONS * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', '400'],
    [
      'two Content-Length headers',
      'POST /api/game/new HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}',
      '400',
    ],
  ])('rejects %s with a problem as body', async (_what, bytes, status) => {
    const answer = await sendBytes(site().url, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toHaveProperty('code');
  });
});

async function refusedOf(
  site: Site,
  path: string,
  count: number,
  sending: (index: number) => Parameters<Site['send']>[1] = () => ({}),
): Promise<number> {
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => site.send(path, sending(index))));
  return answers.filter(({ status }) => status === 429).length;
}

describe('rate limits of one visitor', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite(openAnyCopy, { variables: { RATE_LIMITS: 'on' } });
  });
  afterAll(() => site?.close());

  test('count cached and other reads together, and searches and plays separately', async () => {
    const cached = await refusedOf(site, '/api/games', 300);
    expect(cached + (await refusedOf(site, '/api/players/101', 70))).toBe(10);
    expect(await refusedOf(site, '/api/players/search?q=ozil', 61)).toBe(1);
    expect(await refusedOf(site, '/api/game/new', 121, () => ({ method: 'POST' }))).toBe(1);
    const answer = await site.send('/api/games');
    expect([answer.status, answer.json()['code']]).toEqual([429, 'rateLimited']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect((await site.send('/livez')).status).toBe(200);
    expect((await site.send('/', { headers: { accept: 'text/html' } })).status).toBe(200);
  });

  test('ignore X-Forwarded-For without a trusted proxy', async () => {
    const refused = await refusedOf(site, '/api/players/search?q=ozil', 70, (index) => ({
      from: '127.0.0.2',
      headers: { 'x-forwarded-for': `10.0.0.${index}` },
    }));
    expect(refused).toBe(10);
  });
});

describe('a site behind a trusted proxy, with an https address', () => {
  let site: Site;
  beforeAll(async () => {
    const variables = { RATE_LIMITS: 'on', TRUST_PROXY: '1', PUBLIC_URL: 'https://games.example.org' };
    site = await startSite(openAnyCopy, { variables });
  });
  afterAll(() => site?.close());

  test('counts each visitor for the rate limits', async () => {
    const two = await refusedOf(site, '/api/players/search?q=ozil', 70, (index) => ({
      headers: { 'x-forwarded-for': `1.1.1.${index}, 10.0.0.${index % 2}` },
    }));
    expect(two).toBe(0);
    const one = await refusedOf(site, '/api/players/search?q=ozil', 70, (index) => ({
      headers: { 'x-forwarded-for': `1.1.1.${index}, 10.0.0.9` },
    }));
    expect(one).toBe(10);
  });

  test.each([
    ['https://games.example.org', 'games.example.org', 200],
    ['http://games.example.org', 'games.example.org', 403],
    ['http://games.example.org:443', 'games.example.org:443', 403],
    ['http://192.168.1.20:3000', '192.168.1.20:3000', 200],
    ['http://192.168.1.20:3000', 'games.example.org', 403],
  ])('answers a write from %s to %s with %i', async (origin, host, status) => {
    expect((await site.send('/api/game/new', { method: 'POST', headers: { origin, host } })).status).toBe(status);
  });

  test.each([['/api/coaches?deal=d145'], ['/api/coaches']])(
    '%s contains the public address, whatever host the proxy forwards',
    async (path) => {
      const headers = { host: 'games.example.org', 'x-forwarded-host': 'localhost:9' };
      const { text } = await site.send(path, { headers });
      expect(text).toContain('"https://games.example.org/art/');
      expect(text).not.toContain('localhost:9');
    },
  );

  test('sends HSTS', async () => {
    const [hot, page] = await Promise.all([
      site.send('/api/games'),
      site.send('/', { headers: { accept: 'text/html' } }),
    ]);
    expect(hot.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(page.headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });
});
