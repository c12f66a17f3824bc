import { expect, test } from 'vitest';
import { acceptedCodings, CachedResponse } from './cached-response.ts';

const body = Buffer.from('goal '.repeat(1000));
const content = { body, contentType: 'text/plain; charset=utf-8', cacheControl: 'public' };
const sent = (response: CachedResponse, headers: Record<string, string>): unknown[] => {
  const { status, headers: own } = response.select(headers);
  return [status, own['content-encoding']];
};

test('a cached response sends the uncompressed body until the compressed ones exist', async () => {
  const response = new CachedResponse(content);
  expect(sent(response, { 'accept-encoding': 'br' })).toEqual([200, undefined]);
  await response.compress();
  expect(sent(response, { 'accept-encoding': 'br' })).toEqual([200, 'br']);
});

test.each([
  ['identity;q=0, gzip', 'gzip'],
  ['*;q=0, br', 'br'],
])(
  'a cached response waits for the compressed body if the client sends Accept-Encoding %s',
  async (acceptEncoding, coding) => {
    const headers = { 'accept-encoding': acceptEncoding };
    const response = new CachedResponse(content);
    await response.compressFor(headers);
    expect(sent(response, headers)).toEqual([200, coding]);
    expect(response.compressFor(headers)).toBeUndefined();
  },
);

test.each(['br', '*', 'gzip, br', 'identity;q=0', ''])(
  'a cached response does not wait for compression with Accept-Encoding %o',
  (acceptEncoding) => {
    expect(new CachedResponse(content).compressFor({ 'accept-encoding': acceptEncoding })).toBeUndefined();
  },
);

test.each([
  ['a day', 'public, max-age=86400, immutable', 'gzip, br', 'br'],
  ['a minute', 'public, max-age=60', 'gzip', 'gzip'],
])(
  'a cached response waits for the compressed body if caches keep it for %s',
  async (_time, cacheControl, acceptEncoding, coding) => {
    const headers = { 'accept-encoding': acceptEncoding };
    const response = new CachedResponse({ ...content, cacheControl });
    await response.compressFor(headers);
    expect(sent(response, headers)).toEqual([200, coding]);
  },
);

test.each([
  ['caches keep the body for seconds', 'public, max-age=5, stale-while-revalidate=600', 'br'],
  ['the client prefers the uncompressed body', 'public, max-age=86400', 'identity, br;q=0.5'],
  ['the client names no coding', 'public, max-age=86400', ''],
])('a cached response does not wait for compression if %s', (_reason, cacheControl, acceptEncoding) => {
  const response = new CachedResponse({ ...content, cacheControl });
  expect(response.compressFor({ 'accept-encoding': acceptEncoding })).toBeUndefined();
});

test('a compression is dropped if all clients that wait for it have gone, and begins again for the next one', async () => {
  const compressed: string[] = [];
  const isKept = { ...content, cacheControl: 'public, max-age=86400' };
  const compress = (own: Buffer, coding: string): Promise<Buffer> => {
    compressed.push(coding);
    return Promise.resolve(own);
  };
  const headers = { 'accept-encoding': 'br' };
  const gone = new CachedResponse(isKept, compress);
  await Promise.all([gone.compressFor(headers, () => true), gone.compressFor(headers, () => true)]);
  expect([compressed, sent(gone, {})]).toEqual([[], [200, undefined]]);
  await Promise.all([gone.compressFor(headers, () => true), gone.compressFor(headers, () => false)]);
  expect([compressed, sent(gone, headers)]).toEqual([['br'], [200, 'br']]);
});

test('a cached response reports a failed compression and keeps sending the uncompressed body', async () => {
  const failure = new Error('out of memory');
  const response = new CachedResponse(content, () => Promise.reject(failure));
  expect(sent(response, { 'accept-encoding': 'br' })).toEqual([200, undefined]);
  await response.compress();
  expect(response.compressionError).toBe(failure);
  expect(sent(response, { 'accept-encoding': 'br' })).toEqual([200, undefined]);
});

test.each([
  ['a short body', { ...content, body: Buffer.from('goal') }],
  ['a picture', { ...content, contentType: 'image/png' }],
])('a cached response of %s is never compressed', async (_what, own) => {
  const response = new CachedResponse(own);
  await response.compress();
  expect(sent(response, { 'accept-encoding': 'br' })).toEqual([200, undefined]);
});

test('each coding of a cached response has its own entity tag and sends a 304 only for that tag', async () => {
  const response = new CachedResponse(content);
  await response.compress();
  const codings = ['identity', 'gzip', 'br'];
  const tags = codings.map((coding) => response.select({ 'accept-encoding': coding }).headers['etag']!);
  expect(new Set(tags).size).toBe(codings.length);
  for (const coding of codings) {
    const statuses = tags.map((tag) => sent(response, { 'accept-encoding': coding, 'if-none-match': tag })[0]);
    expect(statuses).toEqual(codings.map((other) => (other === coding ? 304 : 200)));
  }
});

test('a cached response sends no 304 instead of a status other than 200', () => {
  const response = new CachedResponse({ ...content, status: 404 });
  const { etag } = response.select({}).headers;
  expect(sent(response, { 'if-none-match': etag! })).toEqual([404, undefined]);
});

test('a response that must not be stored has no entity tag', () => {
  const { headers } = new CachedResponse({ ...content, cacheControl: 'no-store' }).select({});
  expect(headers).not.toHaveProperty('etag');
});

test('a reload that forbids caches receives the full cached response', () => {
  const response = new CachedResponse(content);
  const conditional = { 'if-none-match': response.select({}).headers['etag']! };
  expect(sent(response, conditional)[0]).toBe(304);
  expect(sent(response, { ...conditional, 'cache-control': 'no-cache' })[0]).toBe(200);
});

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, br', ['br', 'gzip', 'identity']],
  ['br;q=0.5, gzip', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['identity;q=0, gzip', ['gzip']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0', []],
  ['*;q=0, br', ['br']],
  ['deflate, zstd', ['identity']],
])('Accept-Encoding %s accepts %j', (acceptEncoding, codings) => {
  expect(acceptedCodings(acceptEncoding)).toEqual(codings);
  // The second call reads the remembered result.
  expect(acceptedCodings(acceptEncoding)).toEqual(codings);
});

test('few responses wait for a compression for which no client waits', async () => {
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  let begun = 0;
  const compress = async (own: Buffer): Promise<Buffer> => {
    begun += 1;
    await finished;
    return own;
  };
  const responses = Array.from({ length: 1000 }, () => new CachedResponse(content, compress));
  for (const response of responses) response.select({ 'accept-encoding': 'br' });
  finish();
  await responses.at(-1)!.compress();
  expect(begun).toBeLessThan(25);
});
