// What a request of the hot path costs, against raw Fastify answering the same objects. CPU time of the server's own
// process, the least of several interleaved rounds: on a busy machine single numbers mean nothing, ratios hold.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 6000);
const CONNECTIONS = 8;
/** Many visitors behind one proxy, so that the limiter works for every request and refuses none. */
const VISITORS = 4000;

const here = import.meta.dirname;
const folder = mkdtempSync(join(tmpdir(), 'sl-bench-'));
let asked = 0;
const children = [];
process.on('exit', () => children.forEach((child) => child.kill('SIGKILL')));
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

const ours = await start('built-server.mjs', { PORT: '42101', TRUST_PROXY: '1', DATA_DIR: folder, LOG_LEVEL: 'warn' });
const games = await ask(ours, '/api/games');
const players = await ask(ours, '/api/players?limit=300');
const answers = join(folder, 'answers.json');
writeFileSync(answers, `{"games":${games.body},"players":${players.body}}`);
const raw = await start('raw-fastify.mjs', { PORT: '42102', BENCH_ANSWERS: answers });

const held = { 'if-none-match': games.headers.etag };
const rows = [
  ['GET /api/games', [raw, '/api/games'], [ours, '/api/games']],
  ['GET /api/players?limit=300', [raw, '/api/players?limit=300'], [ours, '/api/players?limit=300']],
  ['304 of /api/games, against a 200', [raw, '/api/games'], [ours, '/api/games', held]],
];

console.log(
  `× raw Fastify, CPU per request, least of ${ROUNDS} rounds of ${REQUESTS} (1.00 = as much work; more is better)`,
);
for (const [name, reference, own] of rows) {
  const least = { reference: Infinity, own: Infinity };
  for (let round = 0; round < ROUNDS; round += 1) {
    least.reference = Math.min(least.reference, await cost(...reference));
    least.own = Math.min(least.own, await cost(...own));
  }
  console.log(`${(least.reference / least.own).toFixed(2)}  ${name}`);
}

agent.destroy();
await Promise.all(children.map(stop));
rmSync(folder, { recursive: true, force: true });

/** A server that is still busy with its files would lose the folder under its hands. */
function stop(child) {
  const gone = new Promise((resolve) => child.removeAllListeners('exit').once('exit', resolve));
  child.kill('SIGTERM');
  return gone;
}

function start(file, env) {
  const child = fork(join(here, file), {
    env: { ...process.env, ...env },
    cwd: join(here, '../..'),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
    child.once('message', () => resolve({ child, port: Number(env.PORT) }));
  });
}

/** Microseconds of CPU for one request. */
async function cost(server, path, headers = {}) {
  const before = await work(server);
  let next = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (next < REQUESTS) {
        next += 1;
        const { status } = await ask(server, path, headers);
        if (status !== 200 && status !== 304) throw new Error(`${path} answered ${status}`);
      }
    }),
  );
  return ((await work(server)) - before) / REQUESTS;
}

function work({ child }) {
  return new Promise((resolve) => {
    child.once('message', ({ user, system }) => resolve(user + system));
    child.send('work');
  });
}

function ask({ port }, path, headers = {}) {
  const visitor = (asked += 1) % VISITORS;
  const forwarded = `10.1.${visitor >> 8}.${visitor & 255}`;
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent, headers: { 'x-forwarded-for': forwarded, ...headers } }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() }),
      );
    }).on('error', reject);
  });
}
