// How many servers one million players in one hour need. A browser plays a matchday, and its requests are recorded. They are
// then repeated:
// 1. through nginx as a shared cache, to see which of them reach a server,
// 2. by many visitors at the same step, to measure the processor time of each route and the work of PostgreSQL,
// 3. at rising rates on one and two servers, to find the rate at which responses become slow,
// 4. event streams are opened, one for each open page,
// 5. by many visitors again after the fixtures have all the results that they count.
// BENCH_VISITS names a file with recorded visits. BENCH_SECONDS, BENCH_VISITORS and BENCH_STREAMS set the length.
import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { capacityOf } from './capacity-model.ts';
import { startCachingProxy } from './caching-proxy.mjs';
import { exchange, memoryOf, settled, startMeasured, stopMeasured, workOf } from './measured-server.mjs';
import { startFilledPostgres } from './postgres.mjs';
import { usageOfPostgres } from './postgres-usage.mjs';
import { routeOf } from './request-route.mjs';
import { Visitor } from './visitor.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const VISITORS = Number(process.env.BENCH_VISITORS ?? 60);
const STREAMS = Number(process.env.BENCH_STREAMS ?? 3000);
const PORTS = [43501, 43502];
const PROXY_PORT = 43503;
/** Visitors of the cache before the one whose requests count. Their languages and codings differ. */
const WARMING = 3;
const CONCURRENCY = 8;
/** Rates relative to what the measured processor time allows on one core. */
const RATES = [0.25, 0.5, 0.75, 1, 1.5];

/** Assumed, not measured. */
const CROWD = { visitors: 1e6, seconds: 3600, peak: 2, stay: 900, returning: 0.8 };
const PLANNED_LOAD = 0.6;
const MAX_CONNECTIONS = 20_000;
/** Those of `bff/src/features/matchday/fixture-tallies.ts`. */
const LIMIT = { results: 20_000, seconds: 60 };

const nginx = process.env.NGINX_PATH;
const postgres = nginx && (await startFilledPostgres());
if (!nginx) console.log('Skipped: nginx is not installed.');
if (!postgres) process.exit(0);

const servers = [];
for (const port of PORTS) {
  servers.push(
    await startMeasured('built-server.mjs', {
      PORT: String(port),
      DATABASE_URL: postgres.url,
      TRUST_PROXY: '1',
      RATE_LIMITS: 'on',
      MAX_CONNECTIONS: String(MAX_CONNECTIONS),
      LOG_LEVEL: 'error',
    }),
  );
}
await Promise.all(servers.map(settled));
const visits = recordedVisits();

const cached = await throughCache();
const { costs, database: counted } = await costsOfVisit('Rows of a visit in PostgreSQL', 0);
const routes = tableOfRoutes();
const streams = await costOfStreams();
await risingRates();
await reachLimitOfResults();
const { database: ignored } = await costsOfVisit('A visit after the limit of results', 60_000);
printModel();

await Promise.all(servers.map(stopMeasured));
await postgres.stop();
process.exit(0);

/** Returns both visits. Each ends with a challenge. */
function recordedVisits() {
  const { first, returning, challenged } = readVisits();
  return { first: [...first, ...challenged], returning: [...returning, ...challenged] };
}

function readVisits() {
  const file = process.env.BENCH_VISITS;
  if (file) return JSON.parse(readFileSync(file, 'utf8'));
  const matchday = Math.floor((Date.now() - Date.UTC(2026, 5, 29)) / 86_400_000);
  const { status, stdout } = spawnSync(
    process.execPath,
    ['e2e/bench/record-visits.mjs', `http://localhost:${PORTS[0]}`, String(matchday)],
    { encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (status !== 0) throw new Error('The visits could not be recorded. See the output above.');
  return JSON.parse(stdout);
}

/** Event streams do not end, so they are measured separately. */
function finite(visit) {
  return visit.filter(({ path }) => path !== '/api/events');
}

/** Repeats both visits through the cache, after other visitors. Returns what nginx logged for the last visitor. */
async function throughCache() {
  const proxy = await startCachingProxy(nginx, { port: PROXY_PORT, target: PORTS[0] });
  const through = { port: PROXY_PORT, agent: servers[0].agent };
  for (let number = 0; number <= WARMING; number += 1) {
    const visitor = new Visitor(50_000 + number);
    for (const request of [...finite(visits.first), ...finite(visits.returning)])
      await visitor.repeat(request, (path, options) => exchange(through, path, options));
  }
  const last = new Visitor(50_000 + WARMING).address;
  const seen = (await proxy.requests()).filter(({ visitor }) => visitor === last);
  await proxy.stop();
  return seen.map((request) => ({ ...request, reachesServer: !['HIT', 'STALE', 'UPDATING'].includes(request.cache) }));
}

/** Lets many visitors send each request at the same time. @param first number of the first visitor */
async function costsOfVisit(title, first) {
  const sums = new Map();
  const before = await usageOfPostgres(postgres.url);
  const visitors = Array.from({ length: VISITORS }, (_, number) => new Visitor(first + number));
  for (const request of finite(visits.first)) {
    const route = routeOf(request.method, request.path);
    const since = await workOf(servers[0]);
    const waiting = [...visitors];
    const send = (path, options) => exchange(servers[0], path, options);
    const worker = async () => {
      while (waiting.length > 0) await waiting.pop().repeat(request, send);
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
    const { requests = 0, cpu = 0 } = sums.get(route) ?? {};
    sums.set(route, { requests: requests + VISITORS, cpu: cpu + (await workOf(servers[0])) - since });
  }
  const after = await usageOfPostgres(postgres.url);
  const added = Object.entries(after.tables)
    .map(([name, counts]) => ({
      name,
      added: (counts.added - before.tables[name].added) / VISITORS,
      changed: (counts.changed - before.tables[name].changed) / VISITORS,
    }))
    .filter((table) => table.added + table.changed > 0.1);
  console.log(`\n${title}`);
  console.table(added);
  return {
    costs: new Map([...sums].map(([route, { requests, cpu }]) => [route, cpu / requests])),
    database: {
      transactions: (after.transactions - before.transactions) / VISITORS,
      rows: added.reduce((sum, table) => sum + table.added, 0),
      cpu: (after.cpu - before.cpu) / VISITORS,
      wal: (after.wal - before.wal) / VISITORS,
    },
  };
}

/** Adds the results to all fixtures that were played, and waits until the servers read them. */
async function reachLimitOfResults() {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('update fixture_result set count = count + $1', [LIMIT.results]);
  await client.end();
  await wait(LIMIT.seconds * 1000);
}

/** Returns for each route how often a visit requests it, and what a request costs. */
function tableOfRoutes() {
  const counted = (visit) => Map.groupBy(finite(visit), ({ method, path }) => routeOf(method, path));
  const [first, returning] = [counted(visits.first), counted(visits.returning)];
  const logged = Map.groupBy(cached, ({ method, path }) => routeOf(method, path));
  const names = [...new Set([...first.keys(), ...returning.keys()])];
  const table = names.map((name) => {
    const seen = logged.get(name) ?? [];
    return {
      name,
      first: first.get(name)?.length ?? 0,
      returning: returning.get(name)?.length ?? 0,
      atOrigin: seen.filter(({ reachesServer }) => reachesServer).length / Math.max(1, seen.length),
      cpu: costs.get(name) ?? 0,
      bytes: seen.reduce((sum, { bytes }) => sum + bytes, 0) / Math.max(1, seen.length),
    };
  });
  console.log('\nRequests of a first and of a returning visit');
  console.table(
    Object.fromEntries(
      table.map(({ name, atOrigin, cpu, bytes, ...counts }) => [
        name,
        {
          ...counts,
          'reach a server, %': Math.round(100 * atOrigin),
          'CPU, µs': Math.round(cpu),
          bytes: Math.round(bytes),
        },
      ]),
    ),
  );
  return table;
}

/** Opens event streams, as many as pages are open. Returns the memory and the processor time of one. */
async function costOfStreams() {
  const [server] = servers;
  const [memory, work] = [await memoryOf(server), await workOf(server)];
  const sockets = [];
  for (let number = 0; number < STREAMS; number += 1) {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    const from = new Visitor(number).address;
    socket.write(`GET /api/events HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${from}\r\n\r\n`);
    await once(socket, 'data');
    sockets.push(socket);
  }
  const [opened, openWork] = [await memoryOf(server), await workOf(server)];
  for (const socket of sockets) socket.destroy();
  await wait(1000);
  const cost = { kilobytes: ((opened - memory) * 1000) / STREAMS, cpu: (openWork - work) / STREAMS };
  console.log(
    `\n${STREAMS} event streams: ${cost.kilobytes.toFixed(1)} kB of memory and ${Math.round(cost.cpu)} µs to open, each`,
  );
  return cost;
}

/** Sends what reaches a server at rising rates, to one server and to two. */
async function risingRates() {
  const reaching = requestsAtOrigin();
  const cpu = reaching.reduce((sum, { method, path }) => sum + (costs.get(routeOf(method, path)) ?? 0), 0);
  const allowed = 1e6 / cpu;
  console.log(
    `\nA visit sends ${reaching.length} requests to a server, for ${(cpu / 1000).toFixed(1)} ms of processor time: ` +
      `${allowed.toFixed(1)} visits per second for one core.`,
  );
  let first = 1000;
  for (const used of [servers.slice(0, 1), servers]) {
    const rows = [];
    for (const rate of RATES) {
      const perSecond = allowed * rate;
      const before = await usageNow(used);
      const seen = await replay({ ports: used.map(({ port }) => port), recorded: reaching, perSecond, first });
      const after = await usageNow(used);
      const micros = seen.elapsed * 1e6;
      first += Math.ceil(perSecond * SECONDS) + 1;
      rows.push({
        'visits/s': +perSecond.toFixed(1),
        'requests/s': Math.round(seen.requests / seen.elapsed),
        'median, ms': +seen.median.toFixed(1),
        'p99, ms': Math.round(seen.p99),
        'rejected, %': +((100 * seen.rejected) / seen.requests).toFixed(1),
        failed: seen.failed,
        'visitors not sent': seen.skippedVisitors,
        'servers, cores': +((after.servers - before.servers) / micros).toFixed(2),
        'PostgreSQL, cores': +((after.postgres - before.postgres) / micros).toFixed(2),
      });
    }
    console.log(`\n${used.length === 1 ? 'One server' : 'Two servers'}, for ${SECONDS} s at each rate`);
    console.table(rows);
  }
}

/** Returns the requests of a first visit that the cache did not answer. */
function requestsAtOrigin() {
  const misses = new Set(
    cached.filter(({ reachesServer }) => reachesServer).map(({ method, path }) => key(method, path)),
  );
  return finite(visits.first).filter(({ method, path }) => method === 'POST' || misses.has(key(method, path)));
}

/** The id of a visitor's own game differs from the recorded one. */
function key(method, path) {
  return `${method} ${path.replace(/gameId=[^&]*/, '')}`;
}

async function usageNow(used) {
  const works = await Promise.all(used.map(workOf));
  return { servers: works.reduce((sum, work) => sum + work, 0), postgres: (await usageOfPostgres(postgres.url)).cpu };
}

async function replay(load) {
  const child = fork(new URL('replay-process.mjs', import.meta.url));
  child.send({ ...load, seconds: SECONDS });
  const [seen] = await once(child, 'message');
  child.disconnect();
  return seen;
}

function printModel() {
  const pages = { name: 'GET /api/events', first: 1, returning: 1, atOrigin: 1, cpu: streams.cpu, bytes: 200 };
  const { database, ...need } = capacityOf({
    crowd: CROWD,
    routes: [...routes, pages],
    database: { counted, ignored },
    limit: LIMIT,
    server: { load: PLANNED_LOAD, connections: MAX_CONNECTIONS },
  });
  console.log('\nAssumed:', JSON.stringify(CROWD));
  console.table(rounded(need));
  console.log('\nPostgreSQL: transactions, rows, processor time in µs and bytes of write-ahead log');
  console.table({
    'visit, results count': rounded(counted),
    'visit after the limit': rounded(ignored),
    'second of the peak': rounded(database.perSecond),
    'the same after the limit': rounded(database.perSecondAfterLimit),
    day: rounded(database.perDay),
  });
  console.log(`memory of the event streams: ${((need.openPages * streams.kilobytes) / 1e6).toFixed(1)} GB in total`);
}

function rounded(values) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, +value.toPrecision(3)]));
}
