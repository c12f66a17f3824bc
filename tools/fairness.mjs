// npm run data -- fairness [seeds]: measures many rounds of each game, and fails if a game is not fair. A game takes
// part by exporting `fairness` from its package.
import { measureServedGames } from '@soccer-legends/bff/fairness';
import { servedGames } from '@soccer-legends/bff/feasibility';
import { isFair } from '@soccer-legends/game-sdk/fairness';
import { bundledFootballData } from './football-data.mjs';
import { importFromGames, randomSourceOf } from './game-checks.mjs';

const seeds = Array.from({ length: Number(process.argv[2] ?? 10_000) }, (_, seed) => seed + 1);

const facts = bundledFootballData();
const served = servedGames(facts);

const sources = () => seeds.map(randomSourceOf);
for (const [title, measurements] of Object.entries(measureServedGames(facts, sources))) report(title, measurements);
for (const game of await importFromGames('fairness')) {
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
