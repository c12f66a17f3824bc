// npm run data -- fairness [seeds]: measures many games of each kind, and fails if one is not fair. A game takes part by
// exporting `fairness` from its package.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureServedGames } from '@soccer-legends/bff/fairness';
import { servedGames } from '@soccer-legends/bff/feasibility';
import { createRandom } from '@soccer-legends/game-sdk';
import { isFair } from '@soccer-legends/game-sdk/fairness';
import { bundledFootballData } from './football-data.mjs';
import { root } from './prepare.mjs';

const seeds = Array.from({ length: Number(process.argv[2] ?? 10_000) }, (_, seed) => seed + 1);

const facts = bundledFootballData();
const served = servedGames(facts);

const sources = () => seeds.map(randomSourceOf);
for (const [title, measurements] of Object.entries(measureServedGames(facts, sources))) report(title, measurements);
for (const game of await Promise.all(measuredGames().map((name) => import(`${name}/fairness`)))) {
  report(game.title, await game.measure(servicesFor, seeds));
}

function report(title, measurements) {
  console.log(`${title}, ${seeds.length} seeds`);
  console.table(Object.fromEntries(measurements.map((measurement) => [measurement.what, row(measurement)])));
  if (!measurements.every(isFair)) process.exitCode = 1;
}

/** Returns services whose calls respond like the site. */
function servicesFor(seed) {
  const get = async (path) => (path.startsWith('/api/coaches') ? served.coaches() : served.logos(randomSourceOf(seed)));
  return { http: { get }, t: (key) => key, log: console.error };
}

function row(measurement) {
  const { value, most, least } = measurement;
  return { value, 'at least': least ?? '', 'at most': most ?? '', fair: isFair(measurement) ? '' : 'no' };
}

function measuredGames() {
  const manifests = readdirSync(join(root, 'games')).map((game) =>
    JSON.parse(readFileSync(join(root, 'games', game, 'package.json'), 'utf8')),
  );
  return manifests.filter(({ exports }) => exports?.['./fairness']).map(({ name }) => name);
}

function randomSourceOf(seed) {
  const random = createRandom(seed);
  return { next: () => random.below(2 ** 32) / 2 ** 32 };
}
