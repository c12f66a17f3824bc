import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Body, Headers, Ip, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { CachedResponse } from '../src/platform/http/cached-response.ts';
import { Cached, CachedRoutes } from '../src/platform/http/cached-routes.ts';
import { RandomSource } from '../src/platform/environment/random-source.ts';
import { registeredRoutes } from '../src/platform/http/registered-routes.ts';
import type { Answer, SendOptions } from './fixtures/send.ts';
import { onOneDatabase, openAnyCopy, startSite, type Site } from './fixtures/site.ts';
import { DISTINCT_KEYS } from './attack/tables/distinct-keys.ts';

/** URLs of every cached route, one for each kind of its responses. */
const URLS: Readonly<Record<string, readonly string[]>> = {
  '/api/games': ['/api/games'],
  '/api/players': ['/api/players', '/api/players?limit=300', '/api/players?limit=1000'],
  '/api/team-logos': ['/api/team-logos', '/api/team-logos?refresh=true&count=5'],
  '/api/coaches': ['/api/coaches', '/api/coaches?limit=1000'],
  '/api/album': ['/api/album'],
  '/api/matchdays/:matchday': ['/api/matchdays/1'],
  '/api/matchdays/:matchday/results/:game': ['/api/matchdays/1/results/penalty-kick'],
  '/api/squads': ['/api/squads?club=1&season=2010'],
  '/api/nations': ['/api/nations?language=de'],
  '/api/club-names': ['/api/club-names?language=de'],
  '/api/futwordle/answers': ['/api/futwordle/answers?length=5'],
  '/api/openapi.json': ['/api/openapi.json'],
};
const ALL_URLS = Object.values(URLS).flat();

/** Draws the same samples every time, so that responses can be compared. */
class FixedRandom extends RandomSource {
  override next(): number {
    return 0;
  }
}

const MIN_COMPRESSED_BYTES = 1024;

/** Headers that a 304 omits, because they describe the body. */
const DESCRIBES_BODY = ['content-type', 'content-length', 'content-encoding', 'content-language'];
/** Headers that differ between any two responses. */
const DIFFERS = ['date', 'x-request-id'];

function without(names: readonly string[], headers: Answer['headers']): object {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

function decoded({ body, headers }: Answer): string {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString();
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
}

let site: Site;
beforeAll(async () => {
  site = await startSite(openAnyCopy, {
    random: new FixedRandom(),
    plugins: (folder) => {
      for (const name of ['penalty-kick', 'corner-kick', 'throw-in']) folder.build(name);
    },
  });
  return () => site.close();
});

const send = (url: string, headers: SendOptions['headers'] = {}, method = 'GET'): Promise<Answer> =>
  site.send(url, { method, headers });

describe('the router', () => {
  const routes = () => registeredRoutes(site.app.getHttpAdapter().getInstance());

  test('contains no route twice', () => {
    const names = routes().flatMap(({ methods, url }) =>
      methods.map((method) => `${method} ${url.replaceAll(/:\w+/g, ':parameter')}`),
    );
    expect(names).toEqual([...new Set(names)]);
  });

  test('has no cached route that this file omits', () => {
    const cached = routes().filter(({ isCached }) => isCached);
    expect([...new Set(cached.map(({ url }) => url))].sort()).toEqual(Object.keys(URLS).sort());
  });

  test('has no cached route that is missing in the attack with many different keys', () => {
    const attacked = Object.values(DISTINCT_KEYS).map((requestOf) => requestOf(1).path.split('?')[0]!);
    const isAttacked = (url: string): boolean => {
      const form = new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+')}$`);
      return attacked.some((path) => form.test(path));
    };
    const cached = routes().filter(({ isCached }) => isCached);
    expect(cached.filter(({ url }) => !isAttacked(url))).toEqual([]);
  });
});

describe.each(ALL_URLS)('%s', (url) => {
  let identity: Answer;
  let isCompressed: boolean;
  beforeAll(async () => {
    identity = await send(url);
    isCompressed = identity.body.length >= MIN_COMPRESSED_BYTES;
    const isReady = async (coding: string): Promise<boolean> =>
      (await send(url, { 'accept-encoding': coding })).headers['content-encoding'] === coding;
    for (const coding of isCompressed ? ['br', 'gzip'] : [])
      await vi.waitUntil(() => isReady(coding), { timeout: 15_000 });
  });

  test.each([
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', undefined],
    ['*;q=0', undefined],
    // The client accepts no available coding: the server sends the uncompressed body, as RFC 9110 allows.
    ['identity;q=0', undefined],
    ['identity;q=0, *;q=0', undefined],
    [undefined, undefined],
    ['', undefined],
    ['br', 'br'],
    ['*', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0.5', 'gzip'],
    ['GZIP', 'gzip'],
    ['deflate', undefined],
  ])('with Accept-Encoding %s has the coding %s', async (acceptEncoding, coding) => {
    const answer = await send(url, acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding });
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, isCompressed ? coding : undefined]);
    expect(decoded(answer)).toBe(identity.text);
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(answer.headers['vary']).toBe('Accept-Encoding');
  });

  test.each([
    ['identity;q=0, gzip', 'gzip'],
    ['*;q=0, br', 'br'],
  ])('with Accept-Encoding %s, which rejects the uncompressed body, has the coding %s', async (header, coding) => {
    const answer = await send(url, { 'accept-encoding': header });
    expect([answer.status, answer.headers['content-encoding'], decoded(answer)]).toEqual([200, coding, identity.text]);
  });

  describe.each(['identity', 'gzip', 'br'])('as %s', (acceptEncoding) => {
    let full: Answer;
    let etag: string | undefined;
    const sendIf = (ifNoneMatch: string, more: SendOptions['headers'] = {}, method?: string): Promise<Answer> =>
      send(url, { 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch, ...more }, method);
    beforeAll(async () => {
      full = await send(url, { 'accept-encoding': acceptEncoding });
      etag = full.headers['etag'];
    });

    test('has an entity tag unless it must not be stored', () => {
      expect(etag === undefined).toBe(full.headers['cache-control'] === 'no-store');
    });

    test.each([
      ['its tag', (tag: string) => tag, 304],
      ['its tag as a weak one', (tag: string) => `W/${tag}`, 304],
      ['its tag in a list', (tag: string) => `"other", ${tag},"another"`, 304],
      ['any tag', () => '*', 304],
      ['another tag', () => '"other"', 200],
      ['a part of its tag', (tag: string) => tag.slice(0, -2) + '"', 200],
      ['its tag without quotes', (tag: string) => tag.slice(1, -1), 200],
      ['the tag of another coding', (tag: string) => tag.replace(/(?:-gzip|-br)?"$/, '-deflate"'), 200],
    ])('answers If-None-Match with %s', async (_what, ifNoneMatch, status) => {
      const answer = await sendIf(ifNoneMatch(etag ?? '"none"'));
      expect([answer.status, answer.body.length]).toEqual(
        etag !== undefined && status === 304 ? [304, 0] : [200, full.body.length],
      );
    });

    test('has a 304 with the headers of its 200, except those that describe the body', async () => {
      if (etag === undefined) return;
      const { status, headers } = await sendIf(etag);
      expect(status).toBe(304);
      expect(without(DIFFERS, headers)).toEqual(without([...DIFFERS, ...DESCRIBES_BODY], full.headers));
      expect(headers['x-request-id']).toMatch(/^[\w-]{8,}$/);
      expect(headers['x-request-id']).not.toBe(full.headers['x-request-id']);
      expect(Date.parse(headers['date']!)).toBeGreaterThanOrEqual(Date.parse(full.headers['date']!));
    });

    test('answers HEAD with the headers of GET and no body', async () => {
      const head = await send(url, { 'accept-encoding': acceptEncoding }, 'HEAD');
      expect([head.status, head.body.length]).toEqual([200, 0]);
      expect(without(DIFFERS, head.headers)).toEqual(without(DIFFERS, full.headers));
    });

    test('answers a conditional HEAD with the headers of a conditional GET', async () => {
      if (etag === undefined) return;
      const [head, get] = [await sendIf(etag, {}, 'HEAD'), await sendIf(etag)];
      expect(head.status).toBe(304);
      expect([undefined, full.headers['content-length']]).toContain(head.headers['content-length']);
      expect(without([...DIFFERS, 'content-length'], head.headers)).toEqual(without(DIFFERS, get.headers));
    });
  });

  test.each([
    ['GET', {}],
    ['GET', { 'accept-encoding': 'br, gzip' }],
    ['HEAD', {}],
  ])('answers %s with %o alike from the cache and from its handler', async (method, headers) => {
    const kept = vi.spyOn(site.app.get(CachedRoutes), 'keep');
    // Every parser must see the same request, with a URL that no earlier request had.
    const fresh = url + (url.includes('?') ? '&' : '?') + '&'.repeat((unusedForms += 1));
    const handled = await send(fresh, headers, method);
    expect(kept).toHaveBeenCalledTimes(1);
    const cached = await send(fresh, headers, method);
    expect(kept).toHaveBeenCalledTimes(1);
    kept.mockRestore();
    const comparable = (answer: Answer): unknown => [
      answer.status,
      answer.body.toString('base64'),
      without(DIFFERS, answer.headers),
    ];
    expect(comparable(cached)).toEqual(comparable(handled));
  });
});

let unusedForms = 0;

test('most cached routes have a body that is large enough to compress', async () => {
  const answers = await Promise.all(ALL_URLS.map((url) => send(url, { 'accept-encoding': 'br' })));
  expect(answers.filter(({ headers }) => headers['content-encoding'] === 'br').length).toBeGreaterThan(4);
});

onOneDatabase('a cached route', { plugins: (folder) => folder.build('penalty-kick') }, (own) => {
  test('stores no URL with a password', async () => {
    const kept = vi.spyOn(own().app.get(CachedRoutes), 'keep');
    const statuses = [];
    for (let time = 0; time < 2; time += 1) statuses.push((await own().send('/api/games?password=hunter2')).status);
    expect([statuses, kept.mock.calls.length]).toEqual([[200, 200], 2]);
    kept.mockRestore();
  });

  test('rejects an invalid query each time', async () => {
    for (let time = 0; time < 2; time += 1) expect((await own().send('/api/players?limit=0')).status).toBe(400);
  });
});

test('logs a failed compression once and sends the uncompressed body', async () => {
  const failure = new Error('out of memory');
  const body = Buffer.from('goal '.repeat(1000));
  const response = new CachedResponse({ body, contentType: 'text/plain', cacheControl: 'no-store' }, () =>
    Promise.reject(failure),
  );
  await response.compress();
  const url = '/api/games?incompressible';
  site.app.get(CachedRoutes).keep({ raw: { url } } as FastifyRequest, () => response);
  for (let time = 0; time < 2; time += 1) expect((await send(url, { 'accept-encoding': 'br' })).body).toEqual(body);
  expect(site.log.lines.filter(({ fields }) => 'err' in fields && fields.err === failure)).toEqual([
    expect.objectContaining({
      level: 'error',
      message: 'A response could not be compressed and is sent uncompressed.',
    }),
  ]);
});

describe('@Cached()', () => {
  const decorate = (parameter: ParameterDecorator): void => {
    class Controller {
      list(): void {}
    }
    parameter(Controller.prototype, 'list', 0);
    Cached()(Controller.prototype, 'list', Object.getOwnPropertyDescriptor(Controller.prototype, 'list')!);
  };

  test.each([
    ['@Req()', Req()],
    ['@Res()', Res({ passthrough: true })],
    ['@Headers()', Headers('accept-language')],
    ['@Ip()', Ip()],
    ['@Body()', Body()],
  ])('rejects a handler with %s', (_name, parameter) => {
    expect(() => decorate(parameter)).toThrow(
      'Controller.list is cached by URL: it may take @Query() and @Param() only.',
    );
  });

  test.each([
    ['@Query()', Query()],
    ['@Param()', Param('id')],
  ])('accepts a handler with %s', (_name, parameter) => {
    expect(() => decorate(parameter)).not.toThrow();
  });
});
