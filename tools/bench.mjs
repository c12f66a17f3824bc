// npm run bench: what the server and the pages cost, as ratios to a peer that is measured in the same run.
// `npm run bench -- lighthouse` runs the parts whose file names begin so.
import { build, install, run, say } from './prepare.mjs';

const PARTS = [
  ['Server: CPU time per request against raw Fastify and Nest on Express', 'bff/bench/hot-path.bench.mjs'],
  ['Server: guesses and next rounds, and one server against three', 'bff/bench/writes.bench.mjs'],
  ['Server: searching among a hundred thousand players', 'bff/bench/search.bench.mjs'],
  ['Server: what a puzzle costs', 'bff/bench/generators.bench.mjs'],
  ['Server: a hundred plugins against ten', 'bff/bench/many-plugins.bench.mjs'],
  ["Server: a page of the console's players", 'bff/bench/admin-players.bench.mjs'],
  ['Pages: against the same code as one plain application', 'e2e/bench/front-end.bench.mjs'],
  ['Pages: Lighthouse, as on a phone', 'e2e/bench/lighthouse.bench.mjs'],
];

const asked = process.argv.slice(2);
const chosen = PARTS.filter(([, file]) => asked.length === 0 || asked.some((name) => file.includes(`/bench/${name}`)));

install();
build();
const missed = chosen.filter(([what, file]) => {
  say(`${what} …`);
  return run('node', [file]) !== 0;
});
console.log(missed.length === 0 ? '\nEvery aim was met.' : `\nMISSED: ${missed.map(([what]) => what).join('; ')}`);
process.exit(missed.length === 0 ? 0 : 1);
