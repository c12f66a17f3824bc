import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setInterval as every, setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { send, type SendOptions } from '../../fixtures/send.ts';
import type { Request } from '../attack.ts';
import { exchange } from '../raw-socket.ts';
import { AREAS } from '../tables/areas.ts';
import { cacheSizesIn, DISTINCT_KEYS } from '../tables/distinct-keys.ts';
import { PROTOCOL } from '../tables/protocol.ts';
import { Target } from '../target.ts';

/** `npm run attack -- --minutes 60` sets it. */
const MINUTES = Number(process.env['ABUSE_MINUTES'] ?? 2);
const MINUTE_MS = 60_000;
const SETTLE_MS = 10_000;
const MAX_P99_MS = 500;
const MAX_PEAK_MB = 512;

const ABUSER = '127.20.0.1';
/** 30 in a second are 1,800 in a minute. The limits of the address let most of them pass. */
const ABUSE_INTERVAL_MS = 33;
/** Fewer connections than an address may have, so that the server accepts them all. */
const MOST_OPEN = 150;
const GREEDY = '127.22.0.1';
const CONNECTIONS = 16;
const GREEDY_MS = 30_000;
const VISITOR = '127.21.0.1';
/** As often as the limits allow. */
const VISIT_INTERVAL_MS = 550;

const HTML = { accept: 'text/html', 'accept-encoding': 'br' };

let target: Target;
/** The visitor's p99 while nobody else is on the site. */
let baseline: number;

beforeAll(async () => {
  target = await Target.start({ RATE_LIMITS: 'on' }, '');
  await wait(SETTLE_MS);
  baseline = percentile99(await hubTimesDuring(wait(GREEDY_MS)));
}, 3 * MINUTE_MS);
afterAll(() => target?.stop());

/** Requests the hub again and again. Resolves to the milliseconds of each request; a failed one takes forever. */
async function hubTimesDuring(work: Promise<unknown>): Promise<number[]> {
  const stop = new AbortController();
  const end = (): void => stop.abort();
  work.then(end, end);
  const times: Promise<number>[] = [];
  const visit = async (): Promise<number> => {
    const start = performance.now();
    const { status } = await send(target.server.url, '/', { headers: HTML, from: VISITOR });
    return status === 200 ? performance.now() - start : Infinity;
  };
  try {
    for await (const _ of every(VISIT_INTERVAL_MS, undefined, { signal: stop.signal }))
      times.push(visit().catch(() => Infinity));
  } catch {
    // Stopped.
  }
  await work;
  return Promise.all(times);
}

function percentile99(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.99) - 1]!;
}

/** Expensive requests, all with other parameters. */
const EXPENSIVE: readonly ((n: number) => string)[] = [
  (n) => `/c/c${String(n).padStart(10, '0')}/penalty-kick`,
  (n) => `/d/${(n % 150) + 1}/r/${(n % 512).toString(2).replaceAll('0', 'l').replaceAll('1', 'w').slice(-10)}?lang=de`,
  (n) => `/api/players?limit=300&deal=d${(n % 150) + 1}`,
  (n) => `/api/coaches?deal=d${(n % 150) + 1}`,
  (n) => `/api/matchdays/${(n % 150) + 1}`,
  (n) => `/og/d/${(n % 150) + 1}/r/wl.en.png`,
  (n) => `/api/players?limit=${(n % 1000) + 1}`,
];

/** Sends requests over all connections as fast as they are answered. */
async function beGreedy(): Promise<void> {
  const end = performance.now() + GREEDY_MS;
  let next = 0;
  const loop = async (): Promise<void> => {
    while (performance.now() < end) {
      const n = next++;
      const path = EXPENSIVE[n % EXPENSIVE.length]!(Math.floor(n / EXPENSIVE.length));
      const headers = path.startsWith('/api') ? { 'accept-encoding': 'br' } : HTML;
      await send(target.server.url, path, { headers, from: GREEDY });
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, loop));
}

test('a visitor with sixteen connections does not slow down another one’s hub', { timeout: MINUTE_MS }, async () => {
  const p99 = percentile99(await hubTimesDuring(beGreedy()));
  console.log(`p99 of another visitor’s hub: ${ms(p99)} beside sixteen connections, ${ms(baseline)} alone`);
  expect(p99).toBeLessThan(MAX_P99_MS);
});

/** Connects, sends bytes, and resets the connection after some time without reading. */
async function abandon(bytes: string, afterMs: number): Promise<void> {
  const { hostname, port } = new URL(target.server.url);
  const socket = connect({ host: hostname, port: Number(port), localAddress: ABUSER }, () => socket.write(bytes));
  socket.on('error', () => undefined).pause();
  await wait(afterMs);
  socket.resetAndDestroy();
}

const LIST = 'GET /api/players?limit=1000 HTTP/1.1\r\nhost: localhost\r\n\r\n';
const isPlain = (request: Request): request is SendOptions & { path: string } => typeof request !== 'function';
const STRANGERS = Object.values(AREAS).flatMap((attacks) =>
  attacks.flatMap(([, who, request]) => (who === 'stranger' && isPlain(request) ? [request] : [])),
);
const KEYED = Object.values(DISTINCT_KEYS);

/** What the abuser sends in turn, each with the number `n`. Resolves to the status, or nothing for a broken connection. */
const ABUSES: readonly ((n: number, cookie: string | undefined) => Promise<unknown>)[] = [
  ...KEYED.map((requestOf) => (n: number, cookie: string | undefined) => {
    const { headers, ...request } = requestOf(n);
    return ask({ ...request, headers: { cookie, ...headers } });
  }),
  ...EXPENSIVE.map(
    (pathOf) => (n: number, cookie: string | undefined) => ask({ path: pathOf(n), headers: { ...HTML, cookie } }),
  ),
  ...Array.from({ length: 8 }, (_, offset) => (n: number) => ask(STRANGERS[(8 * n + offset) % STRANGERS.length]!)),
  (n) => exchange(target.server.url, PROTOCOL[n % PROTOCOL.length]![1], ABUSER),
  (_n, cookie) => ask({ path: '/api/game/new', method: 'POST', headers: { cookie } }),
  (_n, cookie) => ask({ path: '/api/challenges', method: 'POST', headers: { cookie } }),
  (n) => ask({ path: '/api/admin/login', method: 'POST', body: { password: `wrong password ${n}` } }),
  (n) => ask({ path: '/', headers: { cookie: `a${n}=${'x'.repeat(40_000)}` } }),
  (n) => ask({ path: '/api/feedback', method: 'POST', body: { gameType: 'career', feedback: 'x'.repeat(n * 1000) } }),
  () => ask({ path: '/api/events' }),
  (n) => abandon(`GET ${EXPENSIVE[n % EXPENSIVE.length]!(n)} HTTP/1.1\r\nhost: localhost\r\n\r\n`, n % 60),
  () => abandon('GET / HTTP/1.1\r\nhost: localhost\r\n', 5000),
  () => abandon(LIST.repeat(50), 5000),
];
/** Every so many requests, the abuser gets another ticket. */
const TICKET_EVERY = 15;

const statuses: Record<string, number> = {};

async function ask({ path, ...sending }: SendOptions & { path: string }): Promise<string | undefined> {
  const headers = Object.fromEntries(Object.entries(sending.headers ?? {}).filter(([, value]) => value !== undefined));
  const answer = await send(target.server.url, path, { ...sending, headers, from: ABUSER });
  statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
  return answer.headers['set-cookie']?.find((cookie) => cookie.startsWith('sl-visitor='))?.split(';')[0];
}

/** Sends all abusive requests in turn at a steady rate. Each has one of the tickets that the address has received. */
async function abuse(): Promise<void> {
  const end = performance.now() + MINUTES * MINUTE_MS;
  const tickets: string[] = [];
  let open = 0;
  let turn = 0;
  const sendNext = async (): Promise<void> => {
    const n = Math.floor(turn / ABUSES.length);
    const cookie = tickets[turn % tickets.length];
    const abuseOnce = ABUSES[turn++ % ABUSES.length]!;
    if (turn % TICKET_EVERY === 0) {
      const ticket = await ask({ path: '/', headers: HTML });
      if (ticket !== undefined) tickets.push(ticket);
    } else await abuseOnce(n, cookie);
  };
  while (performance.now() < end) {
    await wait(ABUSE_INTERVAL_MS);
    if (open >= MOST_OPEN) continue;
    open += 1;
    // The server closes the connections of some requests.
    void sendNext()
      .catch(() => undefined)
      .finally(() => (open -= 1));
  }
}

test(
  `${MINUTES} minutes of mixed abuse by one address do not slow down another visitor’s hub`,
  { timeout: (MINUTES + 2) * MINUTE_MS },
  async () => {
    const times = await hubTimesDuring(abuse());
    const p99 = percentile99(times);
    console.log(
      `p99 of ${times.length} requests for another visitor’s hub: ${ms(p99)} during ${MINUTES} minutes of abuse, ` +
        `${ms(baseline)} alone; slowest ${ms(Math.max(...times))}; the abuser’s statuses: ${JSON.stringify(statuses)}`,
    );
    expect(p99).toBeLessThan(MAX_P99_MS);
    expect(Object.keys(statuses).filter((status) => Number(status) >= 500 && status !== '503')).toEqual([]);
  },
);

test('the server is alive, logged no error and kept its caches within their bounds', async () => {
  expect((await target.as('stranger', '/readyz')).status).toBe(200);
  expect(target.server.output.split('\n').filter((line) => /"level":"(?:error|fatal)"/.test(line))).toEqual([]);
  expect(cacheSizesIn(await target.metrics()).filter(({ bytes, maxBytes }) => !(bytes <= maxBytes))).toEqual([]);
});

test.skipIf(process.platform !== 'linux')('the server needs at most 512 MB', () => {
  const [, peak] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${target.server.pid}/status`, 'utf8'))!;
  console.log(`Peak: ${Math.round(Number(peak) / 1024)} MB`);
  expect(Number(peak) / 1024).toBeLessThan(MAX_PEAK_MB);
});

const ms = (value: number): string => `${Math.round(value)} ms`;
