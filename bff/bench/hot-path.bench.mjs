// What a request of the hot path costs, against raw Fastify and Nest on Express answering the same objects, the second
// with the same duties and without any. CPU time of each server's own process, the least of several interleaved rounds:
// single numbers mean nothing, ratios hold.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, costOf, settled, startMeasured, stopMeasured } from './measured-server.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 40);
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 1000);

const folder = mkdtempSync(join(tmpdir(), 'sl-bench-'));
const ours = await startMeasured('built-server.mjs', {
  ...{ PORT: '42101', TRUST_PROXY: '1', DATA_DIR: folder, LOG_LEVEL: 'warn' },
});
const games = await ask(ours, '/api/games');
const players = await ask(ours, '/api/players?limit=300');
const answers = join(folder, 'answers.json');
writeFileSync(answers, `{"games":${games.text},"players":${players.text}}`);
const raw = await startMeasured('raw-fastify.mjs', { PORT: '42102', BENCH_ANSWERS: answers });
const bare = await startMeasured('nest-express.mjs', { PORT: '42103', BENCH_ANSWERS: answers });
const nest = await startMeasured('nest-express.mjs', { PORT: '42104', BENCH_ANSWERS: answers, BENCH_DUTIES: '1' });

await settled(ours);
const servers = [ours, raw, nest, bare];

const held = { headers: { 'if-none-match': games.headers.etag } };
const rows = [
  { name: 'GET /api/games', path: '/api/games', aims: [1, 2.5] },
  { name: 'GET /api/players?limit=300', path: '/api/players?limit=300', aims: [3, 2.5] },
  { name: '304 of /api/games, against a 200', path: '/api/games', own: held, aims: [1.25, 2.5] },
];

console.log(`CPU per request, least of ${ROUNDS} rounds of ${REQUESTS}; × is how much more a peer works`);
const table = {};
let missed = false;
for (const { name, path, own, aims } of rows) {
  const least = servers.map(() => Infinity);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, server] of servers.entries()) {
      const cost = await costOf(server, REQUESTS, () => ask(server, path, server === ours ? own : {}));
      least[index] = Math.min(least[index], cost);
    }
  }
  const [us, fastify, express, alone] = least;
  const ratios = [fastify / us, express / us];
  missed ||= ratios.some((ratio, index) => ratio < aims[index]);
  table[name] = {
    µs: +us.toFixed(1),
    '× raw Fastify': +ratios[0].toFixed(2),
    '× Nest on Express': +ratios[1].toFixed(2),
    '× it without duties': +(alone / us).toFixed(2),
    aims: aims.join(', '),
  };
}
console.table(table);

await Promise.all(servers.map(stopMeasured));
rmSync(folder, { recursive: true, force: true });
process.exit(missed ? 1 : 0);
