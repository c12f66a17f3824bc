// Checks a container of 512 MB with the embedded database: two starts, 20,000 requests during a sync of 100 players,
// and an idle phase.
import { setTimeout as wait } from 'node:timers/promises';
import { mixedRequest } from '../../bff/bench/mixed-requests.mjs';
import { memoryLimitOf, stopContainer, usageOf } from './services.mjs';
import { gamesOf, seconds } from './site-checks.mjs';

const REQUESTS = 20_000;
const PLAYERS = 100;
const CONNECTIONS = 8;
const MAX_RESIDENT_MB = 350;
/** A new server compiles its code and writes snapshots for some time. */
const SETTLE_MS = 60_000;
/** V8 collects garbage once after the start. Its 0.16 s would be almost 0.3 % of one minute. */
const IDLE_MS = 180_000;

export async function smallMachine(services, report) {
  const url = `http://localhost:${services.ports.alone}`;
  await stopContainer(await started(services, url, report, 'first start'));
  const container = await started(services, url, report, 'second start');
  await rest(container, report);
  await work(container, url, services.adminPassword, report);
  await stopContainer(container);
}

/** Starts the server, requests its games, and returns the container. */
async function started(services, url, report, which) {
  const environment = {
    PORT: services.ports.alone,
    PUBLIC_URL: url,
    ADMIN_URL: undefined,
    METRICS_PORT: undefined,
    DATABASE_URL_FILE: undefined,
    ROLE: 'all',
    RATE_LIMITS: 'off',
  };
  const container = services.start('web', { name: 'alone', environment, volumes: ['alone:/data'] });
  const ms = await services.ready(container, services.ports.alone);
  await gamesOf(url);
  const { resident, peak } = usageOf(container);
  report(`512 MB, ${which}`, `ready in ${(ms / 1000).toFixed(1)} s, ${resident} MB resident, ${peak} MB at the peak`);
  return container;
}

async function rest(container, report) {
  await wait(SETTLE_MS);
  const before = usageOf(container).cpuMs;
  await wait(IDLE_MS);
  const idle = (100 * (usageOf(container).cpuMs - before)) / IDLE_MS;
  report('512 MB, no visitors', `${idle.toFixed(2)} % of a core`);
}

async function work(container, url, password, report) {
  const began = performance.now();
  const resident = [];
  const sampling = setInterval(() => resident.push(usageOf(container).resident), 1000);
  const [statuses, sync] = await Promise.all([sendRequests(url), syncPlayers(url, password)]);
  clearInterval(sampling);
  const after = usageOf(container);
  const { reached, killed } = memoryLimitOf(container);
  const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  report(`512 MB, ${REQUESTS} mixed requests and a sync`, `${counts} in ${seconds(began)} s, sync ${sync}`);
  report(
    '512 MB, memory meanwhile',
    `at most ${Math.max(...resident)} MB resident every second, ${after.resident} MB at the end, ${after.peak} MB at ` +
      `the peak; limit reached ${reached} times, ${killed} killed`,
  );
  if ([...statuses.keys()].some((status) => status >= 400)) report.fail('A request failed in 512 MB.');
  if (Math.max(...resident, after.resident) > MAX_RESIDENT_MB) report.fail(`More than ${MAX_RESIDENT_MB} MB resident.`);
}

/** Returns how often each status occurred. */
async function sendRequests(url) {
  const statuses = new Map();
  let next = 0;
  const visit = async () => {
    while (next < REQUESTS) {
      const { path, body, headers } = mixedRequest(next++);
      const post = {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: url },
        body: JSON.stringify(body),
      };
      const response = await fetch(url + path, body ? post : { headers });
      await response.arrayBuffer();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visit));
  return statuses;
}

/** Syncs new players from the sandbox, and returns the final state of the run. */
async function syncPlayers(url, password) {
  const call = (path, body, cookie = '') =>
    fetch(`${url}/api/admin/${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', origin: url, cookie },
    });
  const login = await call('login', { password });
  const cookie = login.headers.getSetCookie()[0].split(';')[0];
  await call('sync', { playerCount: PLAYERS }, cookie);
  for (;;) {
    await wait(500);
    const [run] = await (await call('sync-history', undefined, cookie)).json();
    if (run.endTime !== null) return `${run.status} with ${run.playersAdded} players`;
  }
}
