import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Drain } from '../src/platform/http/drain.ts';
import { Load } from '../src/platform/http/load.ts';
import { LoadShedding } from '../src/platform/http/load-shedding.ts';
import { Metrics } from '../src/platform/metrics/metrics.ts';
import { DrivenLoop } from './fixtures/driven-loop.ts';
import { send as sendTo, type Answer, type SendOptions } from './fixtures/send.ts';

const READ_LIMIT = 128;

let loop: DrivenLoop;
let load: Load;
let metrics: Metrics;
let drain: Drain;
let server: FastifyInstance;
/** Requests that reached the first hook, and those that reached their handler. */
let arrived: string[];
let handled: string[];
/** The rejections that are not sent yet, with their delays in milliseconds; undefined if all are sent at once. */
let held: [send: () => void, ms: number][] | undefined;
beforeEach(async () => {
  loop = new DrivenLoop();
  load = new Load(loop);
  metrics = new Metrics({ version: '0', role: 'all' });
  drain = new Drain();
  arrived = [];
  handled = [];
  held = undefined;
  const shedding = new LoadShedding({
    load,
    addresses: { visitor: ({ headers }) => String(headers['x-visitor']) },
    metrics,
    drain,
    cachedRoutes: { has: (url) => url === '/api/games' },
    security: { 'x-content-type-options': 'nosniff' },
    wait: (callback, ms) => (held ? void held.push([callback, ms]) : callback()),
  });
  server = fastify({ serverFactory: (handle) => createServer(shedding.guard(handle)) });
  server.decorateRequest('isRejected', false);
  server.addHook('onRequest', (request, _reply, done) => {
    arrived.push(request.url);
    done();
  });
  shedding.addTo(server);
  server.all('/api/*', (request) => {
    handled.push(request.url);
    return 'done';
  });
  await server.listen();
});
afterEach(() => server.close());

const port = (): number => (server.server.address() as AddressInfo).port;
const send = (path: string, options?: SendOptions): Promise<Answer> =>
  sendTo(`http://127.0.0.1:${port()}`, path, options);

const connections = (): Promise<number> =>
  new Promise((resolve) => server.server.getConnections((_fault, count) => resolve(count)));

function expectRejection({ status, headers, text }: Answer): void {
  expect([status, headers['retry-after'], headers['x-content-type-options'], headers['cache-control']]).toEqual([
    503,
    '2',
    'nosniff',
    'no-store',
  ]);
  expect(JSON.parse(text)).toMatchObject({ code: 'overloaded', requestId: headers['x-request-id'] });
}

describe('a request to an overloaded server', () => {
  test('is rejected before any hook runs', async () => {
    load.inProgress = READ_LIMIT;
    expectRejection(await send('/api/players/1', { headers: { 'x-request-id': 'request-1' } }));
    expect(arrived).toEqual([]);
    expect(load.inProgress).toBe(READ_LIMIT);
  });

  test('is rejected before its body arrives', async () => {
    load.inProgress = READ_LIMIT;
    const socket = connect(port(), '127.0.0.1');
    socket.write(
      'POST /api/game/new HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n',
    );
    const [response] = (await once(socket, 'data')) as [Buffer];
    expect(response.toString()).toMatch(/^HTTP\/1\.1 503 /);
    socket.destroy();
  });

  test('is rejected when its body arrives if the server became overloaded meanwhile', async () => {
    const socket = connect(port(), '127.0.0.1');
    socket.write(
      'POST /api/game/new HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n',
    );
    await expect.poll(() => arrived).toEqual(['/api/game/new']);
    load.inProgress = READ_LIMIT;
    socket.write('{}');
    const [response] = (await once(socket, 'data')) as [Buffer];
    expect(response.toString()).toMatch(/^HTTP\/1\.1 503 .*\r\nretry-after: 2\r\n/is);
    expect([handled, load.inProgress]).toEqual([[], READ_LIMIT]);
    socket.destroy();
  });

  test('is handled if its response is in memory', async () => {
    load.inProgress = READ_LIMIT - 1;
    expect((await send('/api/games')).status).toBe(200);
    load.inProgress = READ_LIMIT;
    await send('/api/games');
    expect(arrived).toHaveLength(2);
  });

  test('is rejected after 100 to 200 ms, with a different delay for each request', async () => {
    load.inProgress = READ_LIMIT;
    const waiting = (held = []) as NonNullable<typeof held>;
    const answers = [send('/api/players/1'), send('/api/players/2')];
    await expect.poll(() => waiting.length).toBe(2);
    const times = waiting.map(([, ms]) => ms);
    expect(new Set(times).size).toBe(2);
    for (const ms of times) expect([ms >= 100, ms < 200]).toEqual([true, true]);
    for (const [reject] of waiting) reject();
    for (const answer of await Promise.all(answers)) expectRejection(answer);
  });

  test('is rejected at once while the server shuts down', async () => {
    load.inProgress = READ_LIMIT;
    drain.draining = true;
    held = [];
    expectRejection(await send('/api/players/1'));
    expect(held).toEqual([]);
  });

  test('closes the connection while the server shuts down', async () => {
    load.inProgress = READ_LIMIT;
    drain.draining = true;
    expect((await send('/api/players/1', { headers: { connection: 'keep-alive' } })).headers.connection).toBe('close');
  });

  test('is counted in the metrics', async () => {
    load.inProgress = READ_LIMIT;
    await send('/api/players/1');
    await send('/api/players/2');
    const text = await metrics.registry.metrics();
    expect(text).toContain('http_requests_shed_total{priority="read"} 2');
    expect(text).toContain(
      'http_server_request_duration_seconds_count{method="GET",route="refused",status_class="5xx"} 2',
    );
  });
});

describe('a request that waits for its start', () => {
  test('is rejected after a wait of more than 50 ms and then no longer counted', async () => {
    await send('/api/first');
    const waiting = Array.from({ length: 20 }, (_, index) => send(`/api/waiting/${index}`));
    await expect.poll(() => load.inProgress).toBe(20);
    loop.cpuMs += 51;
    while (loop.endTurn());
    const answers = await Promise.all(waiting);
    const rejected = answers.filter(({ status }) => status === 503);
    expect(rejected).toHaveLength(4);
    for (const answer of rejected) expectRejection(answer);
    expect([handled.length, load.inProgress]).toEqual([17, 0]);
  });

  test('is not handled after its client has disconnected', async () => {
    await send('/api/first');
    const socket = connect(port(), '127.0.0.1');
    socket.write('GET /api/gone HTTP/1.1\r\nhost: x\r\n\r\n');
    await expect.poll(() => load.inProgress).toBe(1);
    socket.destroy();
    await expect.poll(connections).toBe(0);
    while (loop.endTurn());
    expect([handled, load.inProgress]).toEqual([['/api/first'], 0]);
  });
});
