// What a cached response costs: against raw Fastify sending the same objects as they are, and, asked as a browser
// asks, against Nest on Express with the same duties, compression among them. CPU time of each server's own process, the
// least of several interleaved rounds: single numbers mean nothing, ratios hold.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, costOf, settled, startMeasured, stopMeasured } from './measured-server.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15);
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
const nest = await startMeasured('nest-express.mjs', { PORT: '42103', BENCH_ANSWERS: answers });

await settled(ours);
const held = { 'if-none-match': games.headers.etag };
const rows = [
  { name: 'GET /api/games', path: '/api/games' },
  { name: 'GET /api/players?limit=300', path: '/api/players?limit=300' },
  { name: '304 of /api/games, against a 200', path: '/api/games', own: held },
];
const peers = [
  { name: '× raw Fastify', server: raw, headers: {}, aims: [1, 3, 1.25] },
  {
    name: '× Nest on Express',
    server: nest,
    headers: { 'accept-encoding': 'gzip, deflate, br' },
    aims: [2.5, 2.5, 2.5],
  },
];

console.log(`CPU per request, least of ${ROUNDS} rounds of ${REQUESTS}; × is how much more a peer works`);
const table = {};
let missed = false;
for (const [index, { name, path, own }] of rows.entries()) {
  table[name] = {};
  for (const { name: peer, server, headers, aims } of peers) {
    const least = { ours: Infinity, theirs: Infinity };
    for (let round = 0; round < ROUNDS; round += 1) {
      const our = await costOf(ours, REQUESTS, () => ask(ours, path, { headers: { ...headers, ...own } }));
      const their = await costOf(server, REQUESTS, () => ask(server, path, { headers }));
      least.ours = Math.min(least.ours, our);
      least.theirs = Math.min(least.theirs, their);
    }
    const ratio = least.theirs / least.ours;
    missed ||= ratio < aims[index];
    table[name][`${peer} (µs)`] = +least.ours.toFixed(1);
    table[name][peer] = `${ratio.toFixed(2)} (aim ${aims[index]})`;
  }
}
console.table(table);

await Promise.all([ours, raw, nest].map(stopMeasured));
rmSync(folder, { recursive: true, force: true });
process.exit(missed ? 1 : 0);
