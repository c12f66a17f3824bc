// Measures the response times of the console's lists with 100,000 players and a million spells, and the time to save one
// fact. Measures them on PostgreSQL and on the embedded database. `node console-lists.bench.mjs embedded` measures only the
// embedded database.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { manyFacts, SOMEONE } from './many-facts.mjs';
import { exchange, memoryOf, settled, startMeasured, stopMeasured, workOf } from './measured-server.mjs';
import { startFilledPostgres } from './postgres.mjs';

const PASSWORD = 'a password of the benchmark';
const SIZE = { players: 100_000, spellsEach: 11, teams: 2000 };
const REPEATS = Number(process.env.BENCH_REPEATS ?? 20);
const SAVINGS = 5;
const LIMITS_MS = { postgres: 100, embedded: 300 };
const PAGE = 'page=1&pageSize=25';

const LISTS = {
  players: `/api/admin/players?${PAGE}`,
  'players, last page': '/api/admin/players?page=4000&pageSize=25&sort=name',
  'players, found by name': `/api/admin/players?${PAGE}&search=${encodeURIComponent(SOMEONE)}`,
  clubs: '/api/admin/teams?players=false',
  'one club': '/api/admin/teams/1000100',
  coaches: '/api/coaches?limit=1000',
  changes: '/api/admin/revisions?pageSize=25',
  'changes, last page': '/api/admin/revisions?before=26&pageSize=25',
  'changes of a player': '/api/admin/facts/players/1000100/history',
  review: `/api/admin/review/newcomer?state=open&${PAGE}`,
  'review, last page': '/api/admin/review/newcomer?state=open&page=990&pageSize=25',
  'review, counts': '/api/admin/review',
  'quality, counts': '/api/admin/quality',
  'quality, no position': `/api/admin/quality/noPosition?${PAGE}`,
  'quality, history': '/api/admin/quality/history',
  'letters about people': `/api/admin/feedback/reports?${PAGE}`,
  letters: '/api/admin/feedback',
  'audit log': '/api/admin/audit',
  'audit log, text of no entry': '/api/admin/audit?search=nothing%20like%20this',
  'audit log, text of one entry': '/api/admin/audit?search=player%20199999',
  'audit log, text of 5,000 entries': '/api/admin/audit?search=person%2017',
  'audit log, text of all entries': '/api/admin/audit?search=facts',
  'audit log, actors': '/api/admin/audit/actors',
  runs: '/api/admin/sync-history',
  'items of a run': `/api/admin/sync-history/2000/items?${PAGE}`,
  'items of a run, last page by name': '/api/admin/sync-history/2000/items?page=800&pageSize=25&sort=playerName',
  'all 20,000 items of a run': '/api/admin/sync-history/2000/details',
  sessions: `/api/admin/sessions?${PAGE}`,
  alerts: '/api/admin/alerts',
  figures: '/api/admin/figures',
};

/** Their indexes follow each correction. */
const INDEXED = ['players', 'players, last page', 'clubs', 'one club', 'quality, counts', 'letters about people'];

const databases = { postgres: inPostgres, embedded: inEmbedded };
const requested = process.argv.slice(2);
let missed = false;
for (const [name, prepare] of Object.entries(databases)) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  const prepared = await prepare();
  if (prepared) await measure(name, prepared);
}
process.exitCode = missed ? 1 : 0;

async function measure(name, { env, stop }) {
  const start = performance.now();
  const server = await startMeasured('built-server.mjs', {
    ...{ PORT: '42133', TRUST_PROXY: '1', RATE_LIMITS: 'off', LOG_LEVEL: 'error', ADMIN_PASSWORD: PASSWORD },
    ...env,
  });
  console.log(`${name}: ready after ${((performance.now() - start) / 1000).toFixed(1)} s`);
  await settled(server);
  const headers = { cookie: await signIn(server), 'sec-fetch-site': 'same-origin' };
  const table = {};
  for (const [list, path] of Object.entries(LISTS)) table[list] = await timesOf(server, path, headers);
  table['saving a fact'] = await savingTimes(server, headers);
  for (const list of INDEXED) table[`${list}, after saving`] = await savingTimes(server, headers, LISTS[list]);
  console.table(table);
  console.log(`${name}: ${(await memoryOf(server)).toFixed(0)} MB resident`);
  const slow = Object.entries(table).filter(([, { 'p95, ms': p95 }]) => p95 >= LIMITS_MS[name]);
  missed ||= slow.length > 0;
  const names = slow.map(([list]) => list).join(', ');
  console.log(slow.length === 0 ? `Within ${LIMITS_MS[name]} ms` : `BEYOND ${LIMITS_MS[name]} ms: ${names}`);
  await stopMeasured(server);
  await stop();
}

async function signIn(server) {
  const { headers, status } = await exchange(server, '/api/admin/login', {
    headers: { 'sec-fetch-site': 'same-origin' },
    body: { password: PASSWORD },
  });
  if (status !== 200) throw new Error(`The login returned ${status}`);
  return headers['set-cookie'].map((cookie) => cookie.split(';')[0]).join('; ');
}

/**
 * The first request may build caches for later ones. Work of other processes lengthens every time, but the fastest one and
 * the processor time of the server least; the latter includes the embedded database.
 */
async function timesOf(server, path, headers) {
  const first = await timed(server, path, headers);
  const times = [];
  const before = await workOf(server);
  for (let repeat = 0; repeat < REPEATS; repeat += 1) times.push((await timed(server, path, headers)).ms);
  const work = ((await workOf(server)) - before) / 1000 / REPEATS;
  times.sort((one, other) => one - other);
  const at = (share) => rounded(times[Math.min(times.length - 1, Math.floor(times.length * share))]);
  return {
    ...{ 'first, ms': rounded(first.ms), 'fastest, ms': at(0), 'p50, ms': at(0.5), 'p95, ms': at(0.95) },
    ...{ 'processor, ms': rounded(work), kB: Math.round(first.text.length / 1000) },
  };
}

function rounded(number) {
  return Number(number.toFixed(1));
}

async function timed(server, path, headers) {
  const answer = await exchange(server, path, { headers });
  if (answer.status !== 200) throw new Error(`${path} returned ${answer.status}: ${answer.text}`);
  return answer;
}

/** @param list the path that is requested at once and whose time is measured; without it, the saving is measured */
async function savingTimes(server, headers, list) {
  const path = '/api/admin/facts/players/1000200';
  const times = [];
  for (let repeat = 0; repeat < SAVINGS; repeat += 1) {
    const { version } = JSON.parse((await timed(server, path, headers)).text);
    const started = performance.now();
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ version, fields: { number: (version + repeat) % 99 } }),
    });
    if (response.status !== 200) throw new Error(`Saving returned ${response.status}: ${await response.text()}`);
    await response.text();
    times.push(list ? (await timed(server, list, headers)).ms : performance.now() - started);
  }
  times.sort((one, other) => one - other);
  return { 'fastest, ms': rounded(times[0]), 'p50, ms': rounded(times[2]), 'p95, ms': rounded(times.at(-1)) };
}

async function inPostgres() {
  const postgres = await startFilledPostgres();
  if (!postgres) return undefined;
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await fill((sql) => client.query(sql));
  await client.end();
  return { env: { DATABASE_URL: postgres.url }, stop: postgres.stop };
}

async function inEmbedded() {
  const folder = mkdtempSync(join(tmpdir(), 'sl-lists-'));
  const { status, stderr } = spawnSync(process.execPath, ['bff/dist/main.js', '--migrate-only'], {
    env: { ...process.env, DATA_DIR: folder },
    encoding: 'utf8',
    cwd: join(import.meta.dirname, '../..'),
  });
  if (status !== 0) throw new Error(`The database could not be filled:\n${stderr}`);
  const engine = await PGlite.create(join(folder, 'database'));
  await fill((sql) => engine.exec(sql));
  await engine.close();
  return { env: { DATA_DIR: folder }, stop: () => rmSync(folder, { recursive: true, force: true }) };
}

async function fill(execute) {
  const start = performance.now();
  for (const sql of manyFacts(SIZE)) await execute(sql);
  console.log(`filled in ${((performance.now() - start) / 1000).toFixed(0)} s`);
}
