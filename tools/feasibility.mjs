// npm run data -- feasibility: checks with 1,000 seeds per game that the bundled facts are sufficient. A game takes
// part by exporting `feasibility` from its package.
import { servedGames } from '@soccer-legends/bff/feasibility';
import { bundledFootballData } from './football-data.mjs';
import { importFromGames, randomSourceOf } from './game-checks.mjs';

const SEEDS = 1000;

const games = servedGames(bundledFootballData());
const seeds = Array.from({ length: SEEDS }, (_, seed) => seed + 1);

console.table({
  'Player Grid': attempts(games.gridAttempts),
  'Football Connections': attempts(games.connectionsAttempts),
});
const checks = await importFromGames('feasibility');
const rows = await Promise.all(checks.map(async ({ title, isFeasible }) => [title, await count(isFeasible)]));
console.table(Object.fromEntries(rows));

/** Returns how many seeds gave a puzzle, and how many attempts the generator needed. */
function attempts(attemptsOf) {
  const needed = seeds.flatMap((seed) => attemptsOf(randomSourceOf(seed)) ?? []).sort((a, b) => a - b);
  const within = (share) => needed[Math.floor(share * (needed.length - 1))];
  return {
    seeds: SEEDS,
    good: needed.length,
    'half within': within(0.5),
    '95 % within': within(0.95),
    most: within(1),
  };
}

async function count(isFeasible) {
  const verdicts = await Promise.all(seeds.map((seed) => isFeasible(servicesFor(seed), seed)));
  return { seeds: SEEDS, good: verdicts.filter(Boolean).length };
}

/** Returns services whose calls respond like the site. */
function servicesFor(seed) {
  const get = async (path) => {
    const { pathname, searchParams } = new URL(path, 'https://site.example');
    if (pathname === '/api/coaches') return games.coaches();
    return games.players(Number(searchParams.get('limit')), randomSourceOf(seed));
  };
  return { http: { get }, t: (key) => key, log: console.error };
}
