import { drawingAddress, type CoachSummary, type PlayerSummary, type TeamLogo } from '@soccer-legends/contracts';
import type { FootballData } from '@soccer-legends/football-data';
import { Pictures } from '../features/people/catalogue/pictures.ts';
import { bundledRows } from '../features/people/catalogue/bundled-rows.ts';
import { toPlayerSummary } from '../features/people/catalogue/player-responses.ts';
import { coachSpells } from '../features/people/lists/coach-list.ts';
import { buildSnapshot } from '../features/people/catalogue/build-snapshot.ts';
import { currentSpell } from '../features/people/model/facts.ts';
import { indexForConnections } from '../features/games/puzzles/connections-index.ts';
import { generateConnectionsPuzzle } from '../features/games/puzzles/connections-puzzle.ts';
import { generatePlayerGridPuzzle, indexForPlayerGrid } from '../features/games/puzzles/player-grid-puzzle.ts';
import type { RandomSource } from '../platform/environment/random-source.ts';
import { sample } from '../platform/environment/sample.ts';

const LOGOS = 40;

/**
 * Generates the server's games from the football data without a running server, to check that the data is sufficient. Builds
 * the indexes once, for all draws.
 */
export function servedGames(facts: FootballData) {
  const snapshot = buildSnapshot(bundledRows(facts, new Date(0)), new Pictures(facts));
  const grid = indexForPlayerGrid(snapshot);
  const connections = indexForConnections(snapshot, facts);
  return {
    gridAttempts: (random: RandomSource) => gridAttempts(grid, random),
    connectionsAttempts: (random: RandomSource) => connectionsAttempts(connections, random),
    /** Like `/api/players?limit=`. */
    players(limit: number, random: RandomSource): PlayerSummary[] {
      const weight = ({ fame }: { fame: number }) => fame;
      return sample(snapshot.players.values(), random, { count: limit, weight }).map(toPlayerSummary);
    },
    /** Like `/api/coaches`. */
    coaches: (): CoachSummary[] =>
      [...snapshot.coaches.values()].map((coach) => ({
        id: coach.id,
        name: coach.name,
        country: coach.country,
        nation: coach.nation,
        photo: `https://site.example${drawingAddress('coach', coach.id)}`,
        team: currentSpell(coach)?.club ?? null,
        career: coachSpells(coach, snapshot.teams),
      })),
    /** Like `/api/team-logos?refresh=true&count=40`. */
    logos: (random: RandomSource): TeamLogo[] =>
      sample(facts.clubs, random, { count: LOGOS }).map(({ id, name, country, crest }) => ({
        id,
        name,
        logoUrl: `https://site.example${drawingAddress('crest', id)}`,
        country,
        crest,
      })),
  };
}

/** Returns undefined if no attempt succeeded. */
function gridAttempts(
  { players, clubs }: ReturnType<typeof indexForPlayerGrid>,
  random: RandomSource,
): number | undefined {
  let attempts = 0;
  const counted = {
    players,
    // Every attempt starts by drawing clubs.
    get clubs() {
      attempts += 1;
      return clubs;
    },
  };
  return generatePlayerGridPuzzle(counted, random) ? attempts : undefined;
}

function connectionsAttempts(index: ReturnType<typeof indexForConnections>, random: RandomSource): number | undefined {
  let drawn = 0;
  const counted = new Map(index.byKind);
  counted.get = (kind) => ((drawn += kind === 'lateral' ? 0 : 1), index.byKind.get(kind));
  // Every attempt draws three categories besides the lateral one.
  return generateConnectionsPuzzle({ ...index, byKind: counted }, random) ? drawn / 3 : undefined;
}
