import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/platform/config/config.ts';
import { ClientAddresses } from '../src/platform/http/client-address.ts';
import { Connections } from '../src/platform/http/connections.ts';
import { createHttpServer } from '../src/platform/http/http-server.ts';
import { ConnectionMetrics } from '../src/platform/metrics/connection-metrics.ts';
import { Metrics } from '../src/platform/metrics/metrics.ts';
import { PASSWORD_HASH } from './fixtures/administrator.ts';
import { urlOf } from './fixtures/local-server.ts';
import { openAnyCopy, startSite, type Site } from './fixtures/site.ts';

const LIMIT = 10;
const variables = { RATE_LIMITS: 'on', MAX_CONNECTIONS_PER_ADDRESS: String(LIMIT), SLOW_READER_SECONDS: '1' };
const request = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;

let site: Site;
const sockets: Socket[] = [];
beforeAll(async () => {
  site = await startSite(openAnyCopy, { variables });
});
afterAll(() => site?.close());
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await expect.poll(() => gauge('http_connections_open')).toBe(0);
});

function open(localAddress = '127.0.0.1', to: Pick<Site, 'url'> = site): Socket {
  const socket = connect({ port: Number(new URL(to.url).port), host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  sockets.push(socket);
  return socket;
}

/** Returns the status of a response on a connection; undefined if the server closed the connection first. */
async function statusOn(socket: Socket): Promise<string | undefined> {
  const closed = once(socket, 'close').then(() => []);
  socket.write(request('/livez'));
  const [data] = (await Promise.race([once(socket, 'data'), closed])) as (Buffer | undefined)[];
  return data?.toString().slice(9, 12);
}

async function gauge(name: string, of = site): Promise<number | undefined> {
  const text = await of.app.get(Metrics).registry.getSingleMetricAsString(name);
  const value = /^\w+(?:\{[^}]*\})? (\d+)$/m.exec(text)?.[1];
  return value === undefined ? undefined : Number(value);
}

/** Runs the check once. Returns how many connections the checks have closed so far. */
async function slowReaders(): Promise<number | undefined> {
  site.app.get(Connections).closeSlowReaders();
  return gauge('http_slow_readers_total');
}

describe('connections of one address', () => {
  test('are refused above the limit until one closes, while other addresses are served', async () => {
    const own = Array.from({ length: LIMIT }, () => open());
    for (const socket of own) expect(await statusOn(socket)).toBe('200');
    expect(await statusOn(open())).toBeUndefined();
    expect(await statusOn(open('127.0.0.2'))).toBe('200');
    expect(await gauge('http_connections_refused_total')).toBe(1);
    own[0]!.destroy();
    await expect.poll(() => gauge('http_connections_open')).toBe(LIMIT);
    expect(await statusOn(open())).toBe('200');
  });

  test.each([
    ['a number of proxies', { TRUST_PROXY: '1' }],
    ['the addresses of proxies', { TRUST_PROXY: '127.0.0.1' }],
    ['no rate limits', { RATE_LIMITS: 'off' }],
  ])('are not limited with %s', async (_what, more) => {
    const config = readConfig({ ...variables, ADMIN_PASSWORD_HASH: PASSWORD_HASH, ...more }, tmpdir());
    const addresses = new ClientAddresses(config.trustProxy);
    const metrics = new ConnectionMetrics(new Registry());
    const connections = new Connections(config, (address) => addresses.isProxy(address), metrics);
    const server = createHttpServer((_request, response) => void response.end(), connections).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = urlOf(server);
    const statuses = [];
    for (let index = 0; index <= LIMIT; index += 1) statuses.push(await statusOn(open('127.0.0.1', { url })));
    server.closeAllConnections();
    server.close();
    expect(statuses).toEqual(Array<string>(LIMIT + 1).fill('200'));
  });
});

test('connections are refused above the limit for all addresses', async () => {
  const config = readConfig({ ...variables, ADMIN_PASSWORD_HASH: PASSWORD_HASH }, tmpdir());
  const connections = new Connections(
    { ...config, maxConnections: 2 },
    () => true,
    new ConnectionMetrics(new Registry()),
  );
  const server = createHttpServer((_request, response) => void response.end(), connections).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = urlOf(server);
  const statuses = [];
  for (const from of ['127.0.0.1', '127.0.0.2', '127.0.0.3']) statuses.push(await statusOn(open(from, { url })));
  server.closeAllConnections();
  server.close();
  expect(statuses).toEqual(['200', '200', undefined]);
});

describe('a client that requests more than its connection can hold', () => {
  const asks = request('/api/players?limit=1000').repeat(20_000);

  test('is disconnected if it reads nothing', async () => {
    const socket = open('127.0.0.3');
    await once(socket, 'connect');
    const before = await slowReaders();
    socket.pause();
    socket.write(asks);
    await expect.poll(slowReaders, { timeout: 20_000 }).toBe(before! + 1);
    await expect.poll(() => gauge('http_connections_open')).toBe(0);
  });

  test('stays connected while it reads, even if it reads slowly', async () => {
    const [slow, idle] = [open('127.0.0.4'), open('127.0.0.5')];
    let bytes = 0;
    slow.on('data', (data) => (bytes += data.length));
    slow.write(asks);
    expect(await statusOn(idle)).toBe('200');
    const before = await slowReaders();
    // The server disconnected the reader of the previous test within the same time.
    const unread = open('127.0.0.6');
    unread.pause();
    unread.write(asks);
    await expect.poll(slowReaders, { timeout: 20_000 }).toBe(before! + 1);
    expect([slow.destroyed, idle.destroyed]).toEqual([false, false]);
    expect(await statusOn(idle)).toBe('200');
    expect(bytes).toBeGreaterThan(1024);
  });
});
