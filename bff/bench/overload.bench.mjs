// Measures the built server with more work than it or its machine can do:
// 1. thirty busy processes beside the server and one visitor, who must be able to play all games,
// 2. ten times as many requests as the server can handle, which it has to reject in the order of their priorities;
//    games that were open before can be played meanwhile,
// 3. twenty thousand mixed requests, after which it must not hold more memory than before.
// Only an idle machine gives meaningful times. BENCH_SECONDS and BENCH_REQUESTS set the length.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { setTimeout as wait } from 'node:timers/promises';
import { openGame, playGame } from './game-calls.mjs';
import { ask, exchange, memoryOf, settled, startMeasured, stopMeasured } from './measured-server.mjs';
import { mixedRequest, PRIORITIES } from './mixed-requests.mjs';

const BUSY_PROCESSES = Number(process.env.BENCH_BUSY ?? 30);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 20_000);
const TIMES_CAPACITY = 10;
/** Connections of the proxy in front of the server, opened before the overload. */
const CONNECTIONS = 400;
/** Enough concurrent requests to keep the server busy. */
const SATURATING = 16;
const MAX_P99_MS = 250;
const MAX_GROWTH_MB = 10;
const BEGINNING_MS = 1500;
/** Interval in milliseconds; the requests of an interval arrive together. */
const TICK_MS = 10;

/** Keeps a processor busy until this process ends for any reason. */
const BUSY = 'const parent = process.ppid; while (process.ppid === parent);';

const folder = mkdtempSync(join(tmpdir(), 'sl-bench-'));
const busy = [];
process.on('exit', () => busy.forEach((child) => child.kill('SIGKILL')));
// Load is shed only with RATE_LIMITS on. The requests come from thousands of visitors, so none reaches a rate limit.
const server = await startMeasured(
  'built-server.mjs',
  { PORT: '42131', TRUST_PROXY: '1', RATE_LIMITS: 'on', DATA_DIR: folder, LOG_LEVEL: 'error' },
  { connections: CONNECTIONS, execArgv: ['--expose-gc'] },
);
await settled(server);

const results = [...(await besideBusyProcesses()), ...(await aboveCapacity()), ...(await afterManyRequests())];
console.table(
  Object.fromEntries(results.map(({ name, aim, seen, met }) => [name, { aim, seen, met: met ? 'yes' : 'NO' }])),
);

await stopMeasured(server);
rmSync(folder, { recursive: true, force: true });
process.exit(results.every(({ met }) => met) ? 0 : 1);

/** Plays every game as the only visitor while other processes use all processors. */
async function besideBusyProcesses() {
  const listings = await listGames();
  for (let count = 0; count < BUSY_PROCESSES; count += 1)
    busy.push(spawn(process.execPath, ['-e', BUSY], { stdio: 'ignore' }));
  const statuses = [];
  const played = [];
  for (const listing of listings) {
    const send = async (path, options) => {
      const answer = await exchange(server, path, options);
      statuses.push(answer.status);
      if (answer.status !== 200) throw new Error(`${path} returned ${answer.status}`);
      return answer;
    };
    const start = performance.now();
    await openGame(listing, send)
      .then(() => playGame(listing, send))
      .then(
        () => played.push(listing.key),
        (fault) => console.error(`${listing.key}: ${fault.message}`),
      );
    console.log(`${listing.key}: ${Math.round(performance.now() - start)} ms`);
  }
  for (const child of busy.splice(0)) child.kill('SIGKILL');
  const rejected = statuses.filter((status) => status === 503).length;
  const where = `beside ${BUSY_PROCESSES} busy processes`;
  return [
    {
      name: `games played ${where}`,
      aim: listings.length,
      seen: played.length,
      met: played.length === listings.length,
    },
    { name: `503 of ${statuses.length} responses ${where}`, aim: 0, seen: rejected, met: rejected === 0 },
  ];
}

/** Sends ten times as many requests as the server can handle, without waiting for responses. */
async function aboveCapacity() {
  const capacity = await requestsPerSecond();
  await openConnections();
  const seen = Object.fromEntries(PRIORITIES.map((priority) => [priority, { accepted: 0, rejected: 0 }]));
  const faults = [];
  const underWay = [];
  const listings = await listGames();
  const visitors = await startVisitors(listings);
  const start = performance.now();
  let sent = 0;
  while (performance.now() - start < SECONDS * 1000) {
    const due = ((performance.now() - start) / 1000) * capacity * TIMES_CAPACITY;
    while (sent < due) underWay.push(sendCounted(sent++, seen).catch((fault) => faults.push(fault.message)));
    await wait(TICK_MS);
  }
  await Promise.all(underWay);
  const { times, played } = await visitors.seen;
  const share = ({ accepted, rejected }) => rejected / Math.max(1, accepted + rejected);
  const shares = PRIORITIES.map((priority) => share(seen[priority]));
  const accepted = PRIORITIES.reduce((sum, priority) => sum + seen[priority].accepted, 0);
  const p99 = percentile99(times);
  console.log(
    `${Math.round(capacity)} requests per second are its capacity, ${Math.round(sent / SECONDS)} were sent; ` +
      `${accepted} of ${sent} were accepted. Rejected: ` +
      PRIORITIES.map((priority, index) => `${priority} ${(100 * shares[index]).toFixed(1)} %`).join(', ') +
      `. ${times.length} requests of visitors were timed; their p99 was ` +
      `${percentile99(times.filter(({ at }) => at < BEGINNING_MS))} ms in the first ${BEGINNING_MS} ms and ` +
      `${percentile99(times.filter(({ at }) => at >= BEGINNING_MS))} ms afterwards.`,
  );
  return [
    { name: 'errors other than 503 above capacity', aim: 0, seen: faults.length, met: faults.length === 0 },
    { name: 'rejected files above capacity', aim: 0, seen: seen.file.rejected, met: seen.file.rejected === 0 },
    {
      name: 'priorities rejected in their order',
      aim: `${PRIORITIES.join(' ≤ ')}, and some`,
      seen: shares.map((one) => one.toFixed(3)).join(' ≤ '),
      met: shares.at(-1) > 0 && shares.every((one, index) => index === 0 || one >= shares[index - 1]),
    },
    { name: 'p99 of accepted requests, ms', aim: `< ${MAX_P99_MS}`, seen: p99, met: p99 < MAX_P99_MS },
    {
      name: 'open games played above capacity',
      aim: listings.length,
      seen: played.length,
      met: played.length === listings.length,
    },
    ...(await stillUsable()),
  ];
}

function percentile99(times) {
  const sorted = times.map(({ ms }) => ms).sort((one, other) => one - other);
  return Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0);
}

async function listGames() {
  return JSON.parse((await ask(server, '/api/games')).text);
}

/** Starts a few visitors in a separate thread, because this thread is late when it sends too many requests. */
async function startVisitors(listings) {
  const worker = new Worker(new URL('overload-visitors.mjs', import.meta.url), {
    workerData: { port: server.port, listings, seconds: SECONDS },
  });
  await once(worker, 'message');
  return { seen: once(worker, 'message').then(([seen]) => seen) };
}

/** Returns how many mixed requests the server handles per second with enough concurrent requests. */
async function requestsPerSecond() {
  const start = performance.now();
  const end = start + (SECONDS * 1000) / 4;
  let done = 0;
  const client = async () => {
    while (performance.now() < end) {
      const { path, ...options } = mixedRequest(done++);
      await exchange(server, path, options);
    }
  };
  await Promise.all(Array.from({ length: SATURATING }, client));
  return done / ((performance.now() - start) / 1000);
}

/** Opens all connections first: Node accepts one in each turn of its event loop, and that is not the overload to measure. */
function openConnections() {
  return Promise.all(Array.from({ length: CONNECTIONS }, () => ask(server, '/livez')));
}

async function sendCounted(index, seen) {
  const { priority, path, ...options } = mixedRequest(index);
  const { status } = await exchange(server, path, options);
  if (status === 503) seen[priority].rejected += 1;
  else if (status < 500) seen[priority].accepted += 1;
  else throw new Error(`${path} returned ${status}`);
}

/** The first request after an overload. */
async function stillUsable() {
  const { status } = await exchange(server, '/api/game/new', { body: {} });
  return [{ name: 'status of a new game after the overload', aim: 200, seen: status, met: status === 200 }];
}

async function afterManyRequests() {
  await sendMixed(REQUESTS / 4);
  const before = await memoryOf(server);
  await sendMixed(REQUESTS);
  const growth = (await memoryOf(server)) - before;
  return [
    {
      name: `MB more after ${REQUESTS} mixed requests`,
      aim: `< ${MAX_GROWTH_MB} (of ${Math.round(before)})`,
      seen: growth.toFixed(1),
      met: growth < MAX_GROWTH_MB,
    },
  ];
}

async function sendMixed(count) {
  let sent = 0;
  const client = async () => {
    while (sent < count) {
      const { path, ...options } = mixedRequest(sent++);
      await exchange(server, path, options);
    }
  };
  await Promise.all(Array.from({ length: SATURATING / 2 }, client));
}
