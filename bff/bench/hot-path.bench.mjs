// Compares the CPU time of a cached response with two references. Raw Fastify sends the same objects and does nothing else.
// Nest on Express does the same work as the site, including compression for a browser's headers. Takes the minimum of
// several interleaved rounds. The absolute numbers depend on the machine; the ratios do not.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, costOf, settled, startMeasured, stopMeasured } from './measured-server.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15);
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 1000);

const folder = mkdtempSync(join(tmpdir(), 'sl-bench-'));
const ours = await startMeasured('built-server.mjs', {
  PORT: '42101',
  TRUST_PROXY: '1',
  DATA_DIR: folder,
  LOG_LEVEL: 'warn',
});
const games = await ask(ours, '/api/games');
const players = await ask(ours, '/api/players?limit=300');
const responses = join(folder, 'responses.json');
writeFileSync(responses, `{"games":${games.text},"players":${players.text}}`);
const raw = await startMeasured('raw-fastify.mjs', { PORT: '42102', BENCH_RESPONSES: responses });
const nest = await startMeasured('nest-express.mjs', { PORT: '42103', BENCH_RESPONSES: responses });

await settled(ours);
const conditional = { 'if-none-match': games.headers.etag };
const rows = [
  { name: 'GET /api/games', path: '/api/games' },
  { name: 'GET /api/players?limit=300', path: '/api/players?limit=300' },
  { name: '304 of /api/games, against a 200', path: '/api/games', own: conditional },
];
const peers = [
  { name: '× raw Fastify', server: raw, headers: {}, targets: [0.9, 3, 1.25] },
  {
    name: '× Nest on Express',
    server: nest,
    headers: { 'accept-encoding': 'gzip, deflate, br' },
    targets: [2.5, 2.5, 2.5],
  },
];

console.log(
  `CPU per request, minimum of ${ROUNDS} rounds of ${REQUESTS}. × is the cost of the comparison relative to the site.`,
);
const table = {};
let missed = false;
for (const [index, { name, path, own }] of rows.entries()) {
  table[name] = {};
  for (const { name: peer, server, headers, targets } of peers) {
    const least = { ours: Infinity, theirs: Infinity };
    for (let round = 0; round < ROUNDS; round += 1) {
      const cost = await costOf(ours, REQUESTS, () => ask(ours, path, { headers: { ...headers, ...own } }));
      const peerCost = await costOf(server, REQUESTS, () => ask(server, path, { headers }));
      least.ours = Math.min(least.ours, cost);
      least.theirs = Math.min(least.theirs, peerCost);
    }
    const ratio = least.theirs / least.ours;
    missed ||= ratio < targets[index];
    table[name][`${peer} (µs)`] = +least.ours.toFixed(1);
    table[name][peer] = `${ratio.toFixed(2)} (target ${targets[index]})`;
  }
}
console.table(table);

await Promise.all([ours, raw, nest].map(stopMeasured));
rmSync(folder, { recursive: true, force: true });
process.exit(missed ? 1 : 0);
