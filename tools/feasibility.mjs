// npm run feasibility: checks with 1,000 seeds for each game that the bundled facts are sufficient.
import { fold } from '@soccer-legends/contracts';
import { createRandom } from '@soccer-legends/game-sdk';
import { Pictures } from '../bff/src/features/catalogue/art/pictures.ts';
import { bundledRows } from '../bff/src/features/catalogue/bundled-rows.ts';
import { toPlayerSummary } from '../bff/src/features/catalogue/player-responses.ts';
import { sample } from '../bff/src/platform/environment/sample.ts';
import { buildSnapshot } from '../bff/src/features/catalogue/snapshot.ts';
import { indexForConnections } from '../bff/src/features/games/puzzles/connections-index.ts';
import { generateConnectionsPuzzle } from '../bff/src/features/games/puzzles/connections-puzzle.ts';
import { indexForPlayerGrid } from '../bff/src/features/games/puzzles/player-grid-puzzle.ts';
import { generatePlayerGridPuzzle } from '../bff/src/features/games/puzzles/player-grid-puzzle.ts';
import { dealConnect } from '../games/connect-game/src/deal.ts';
import { firstSlots } from '../games/connect-game/src/rules/first-board.ts';
import { clashesAmong } from '../games/connect-game/src/rules/pair.ts';
import { dealCountries } from '../games/country-game/src/deal.ts';
import { dealManagerGame } from '../games/manager-game/src/deal.ts';
import { nextCoach, questionAbout } from '../games/manager-game/src/rules/question.ts';
import { bundledFootballData } from './football-data.mjs';

const SEEDS = 1000;
const ROUNDS = 10;

const facts = bundledFootballData();
const snapshot = buildSnapshot(bundledRows(facts, new Date(0)), new Pictures(facts));
const seeds = Array.from({ length: SEEDS }, (_, seed) => seed + 1);

const gridIndex = indexForPlayerGrid(snapshot);
const connectionsIndex = indexForConnections(snapshot, facts);

console.table({
  'Player Grid': puzzles(gridAttempts),
  'Football Connections': puzzles(connectionsAttempts),
});
console.table({
  'Connect Clubs: first boards of five without a second right pair': await count(connectBoard),
  'Country Match: ten players of ten nations': await count(countryDeal),
  'Manager: ten rounds of different coaches, four different names each': await count(managerRounds),
});

/** Returns how many seeds give a puzzle, and how many attempts the generator needed. */
function puzzles(attemptsOf) {
  const attempts = seeds.flatMap((seed) => attemptsOf(randomSourceOf(seed)) ?? []).sort((a, b) => a - b);
  const within = (share) => attempts[Math.floor(share * (attempts.length - 1))];
  return {
    seeds: SEEDS,
    good: attempts.length,
    'half within': within(0.5),
    '95 % within': within(0.95),
    most: within(1),
  };
}

async function count(isGood) {
  const verdicts = await Promise.all(seeds.map(isGood));
  return { seeds: SEEDS, good: verdicts.filter(Boolean).length };
}

function gridAttempts(random) {
  let attempts = 0;
  const counted = {
    players: gridIndex.players,
    // Every attempt starts by drawing clubs.
    get clubs() {
      attempts += 1;
      return gridIndex.clubs;
    },
  };
  return generatePlayerGridPuzzle(counted, random) && attempts;
}

function connectionsAttempts(random) {
  let drawn = 0;
  const byKind = { get: (kind) => ((drawn += 1), connectionsIndex.byKind.get(kind)) };
  // Every attempt draws four categories.
  return generateConnectionsPuzzle({ ...connectionsIndex, byKind }, random) && drawn / 4;
}

async function connectBoard(seed) {
  const deal = await dealConnect({ options: {}, seed, services: servicesWith(playersFor(30, seed)) });
  return clashesAmong(firstSlots(deal.players, createRandom(seed))) === 0;
}

async function countryDeal(seed) {
  const { players } = await dealCountries({ seed, services: servicesWith(playersFor(300, seed)) });
  return new Set(players.map(({ nation }) => nation)).size === 10;
}

async function managerRounds(seed) {
  const { coaches } = await dealManagerGame({ seed, services: servicesWith(coachesAnswer()) });
  const random = createRandom(seed);
  const shown = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const state = { coaches, shown: [...shown], broken: [] };
    const coach = nextCoach(state, random);
    const { options } = questionAbout(coach, state, random);
    if (new Set(options.map(fold)).size !== 4 || !options.includes(coaches[coach].name)) return false;
    shown.push(coach);
  }
  return new Set(shown).size === ROUNDS;
}

/** Returns players as the server's `/api/players?limit=` does. */
function playersFor(limit, seed) {
  const weight = ({ fame }) => fame;
  return sample(snapshot.players.values(), randomSourceOf(seed), { count: limit, weight }).map(toPlayerSummary);
}

function coachesAnswer() {
  return [...snapshot.coaches.values()].map(({ id, name, country, nation, spells }) => ({
    id,
    name,
    country,
    nation,
    photo: `https://site.example/art/coach/${id}.svg`,
    team: spells.findLast(({ endYear }) => endYear === null)?.club ?? null,
  }));
}

function servicesWith(answer) {
  return { http: { get: () => Promise.resolve(answer) }, t: (key) => key, log: console.error };
}

function randomSourceOf(seed) {
  const random = createRandom(seed);
  return { next: () => random.below(2 ** 32) / 2 ** 32 };
}
