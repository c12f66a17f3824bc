// Compares guesses and next rounds on PostgreSQL with raw Fastify, with the same driver and the same durability. Also
// compares the CPU time of a request on three replicas with that on one.
import { ask, costOf, startMeasured, stopMeasured, workOf } from './measured-server.mjs';
import { playGames } from './career-games.mjs';
import { startFilledPostgres } from './postgres.mjs';

const GAMES = Number(process.env.BENCH_GAMES ?? 60);
const READS = Number(process.env.BENCH_REQUESTS ?? 6000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 4);
const SLOWEST_MS = 15;

const postgres = await startFilledPostgres();
if (!postgres) process.exit(0);
const env = { DATABASE_URL: postgres.url, TRUST_PROXY: '1', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };
const replicas = [];
for (const port of [42121, 42122, 42123]) {
  replicas.push(await startMeasured('built-server.mjs', { ...env, PORT: String(port) }));
}
const raw = await startMeasured('raw-writes.mjs', { ...env, PORT: '42124' });

const sides = { 'one server': replicas.slice(0, 1), 'raw Fastify and pg': [raw], 'three replicas': replicas };
const best = {};
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, servers] of Object.entries(sides)) {
    const played = await playGames(servers, GAMES);
    for (const [figure, value] of Object.entries(played)) {
      best[name] = { ...best[name], [figure]: Math.min(best[name]?.[figure] ?? Infinity, value) };
    }
  }
}
console.log(`A guess or a next round, minimum of ${ROUNDS} rounds of ${GAMES} games, four at once`);
console.table(
  Object.fromEntries(
    Object.entries(best).map(([name, { cost, median, p99 }]) => [
      name,
      {
        'CPU µs': Math.round(cost),
        'against raw': +(cost / best['raw Fastify and pg'].cost).toFixed(2),
        'median ms': +median.toFixed(2),
        'p99 ms': +p99.toFixed(2),
      },
    ]),
  ),
);

const one = await leastOf(() => costOf(replicas[0], READS, () => ask(replicas[0], '/api/games')));
const three = await leastOf(readOnAll);
console.log(
  `GET /api/games: ${one.toFixed(1)} µs of CPU on one, ${three.toFixed(1)} on three (${(three / one).toFixed(2)})`,
);

await Promise.all([raw, ...replicas].map(stopMeasured));
await postgres.stop();
const slow = best['one server'].p99 > SLOWEST_MS;
console.log(slow ? `MISSED: p99 above ${SLOWEST_MS} ms` : `p99 within ${SLOWEST_MS} ms`);
process.exit(slow ? 1 : 0);

async function leastOf(measure) {
  let least = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) least = Math.min(least, await measure());
  return least;
}

/** Spreads the requests evenly over the replicas. */
async function readOnAll() {
  const before = await Promise.all(replicas.map(workOf));
  await Promise.all(
    replicas.map((replica) => costOf(replica, READS / replicas.length, () => ask(replica, '/api/games'))),
  );
  const after = await Promise.all(replicas.map(workOf));
  return after.reduce((sum, work, index) => sum + work - before[index], 0) / READS;
}
