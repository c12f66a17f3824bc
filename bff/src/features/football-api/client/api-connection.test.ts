import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, Server } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { httpGet, ApiConnection, footballSourceOf } from './api-connection.ts';
import { SystemClock } from '../../../platform/environment/clock.ts';
import { createLog } from '../../../platform/http/log.ts';

const REAL = 'https://v3.football.api-sports.io';

test.each([
  ['without a key', REAL, undefined, 'sandbox'],
  ['with a key', REAL, 'KEY', 'api-football'],
  ['with a RapidAPI URL', 'https://api-football-v1.p.rapidapi.com/v3', 'KEY', 'api-football'],
  ['with a loopback address', 'http://127.0.0.1:4390', 'sandbox-key', 'sandbox'],
  ['with localhost', 'http://localhost:4390', 'sandbox-key', 'sandbox'],
  ['with an IPv6 loopback address', 'http://[::1]:4390', 'sandbox-key', 'sandbox'],
  ['with a host that only begins with localhost', 'https://localhost.example.org', 'KEY', 'api-football'],
])('the source of a configuration %s (%s, key %s) is %s', (_case, url, key, source) => {
  expect(footballSourceOf({ url, key })).toBe(source);
});

test('the sandbox starts at the next call if its start failed', async () => {
  const log = createLog('error', 'test', { write: () => undefined });
  const connection = new ApiConnection({ footballApi: { url: REAL, key: undefined } }, new SystemClock(), log);
  const call = () => connection.get({ path: '/status' }, new AbortController().signal);
  vi.spyOn(Server.prototype, 'listen').mockImplementationOnce(function (this: Server) {
    process.nextTick(() => this.emit('error', new Error('no ports are left')));
    return this;
  });
  await expect(call()).rejects.toThrow('no ports are left');
  expect((await call()).status).toBe(200);
  await connection.onApplicationShutdown();
});

const REQUEST = { headers: {}, signal: new AbortController().signal, timeoutMs: 10_000 };

const server = createServer();
afterEach(() => void server.removeAllListeners('request').close());

/** Returns what the client reads from a server that answers this way. */
async function bodyOf(answer: RequestListener): Promise<string> {
  await new Promise<void>((resolve) => void server.on('request', answer).listen(0, '127.0.0.1', resolve));
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return (await httpGet(url, REQUEST)).body;
}

const TEXT = JSON.stringify({ response: Array.from({ length: 5000 }, (_, index) => `Player ${index}`) });
const CODINGS: [string, (body: string) => Buffer][] = [
  ['gzip', gzipSync],
  ['x-gzip', gzipSync],
  [' GZIP ', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
  ['identity', Buffer.from],
];

test.each(CODINGS)('the client reads a body that a proxy sends as %s', async (coding, encode) => {
  const body = await bodyOf((_request, response) => {
    response.writeHead(200, { 'content-encoding': coding }).end(encode(TEXT));
  });
  expect(body).toBe(TEXT);
});

test.each(CODINGS)('a connection that is cut within a body as %s counts as unreachable', async (coding, encode) => {
  const half = encode(TEXT).subarray(0, 100);
  const body = bodyOf((_request, response) => {
    response.writeHead(200, { 'content-encoding': coding, 'content-length': 10_000 });
    response.write(half, () => response.destroy());
  });
  await expect(body).rejects.toMatchObject({ kind: 'unreachable' });
});

test.each(CODINGS.slice(0, -1))('the client rejects a body that claims to be %s and is not', async (coding) => {
  const body = bodyOf((_request, response) => {
    response.writeHead(200, { 'content-encoding': coding }).end(TEXT);
  });
  await expect(body).rejects.toMatchObject({ kind: 'invalidResponse' });
});

test('each request has a new connection, because the other side may have just closed the former one', async () => {
  const ports = new Set<number | undefined>();
  const answer: RequestListener = (request, response) => {
    ports.add(request.socket.remotePort);
    response.end();
  };
  await bodyOf(answer);
  const { port } = server.address() as AddressInfo;
  await httpGet(new URL(`http://127.0.0.1:${port}/`), REQUEST);
  expect(ports.size).toBe(2);
});

// Vitest fails the run on an unhandled error.
test('a request that is aborted before it begins rejects with the reason and emits no unhandled error', async () => {
  const reason = new Error('The run was canceled.');
  const sent = httpGet(new URL('http://127.0.0.1:9/'), { ...REQUEST, signal: AbortSignal.abort(reason) });
  await expect(sent).rejects.toBe(reason);
  await new Promise((resolve) => setImmediate(resolve));
});
