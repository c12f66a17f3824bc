import { squadPlayers, type SquadPlayer } from '@soccer-legends/api-football-sandbox/testing';
import { loadFootballData, type FootballData, type Player as PlayerFact } from '@soccer-legends/football-data';
import { describe, expect, test } from 'vitest';
import { Pictures } from '../features/people/catalogue/pictures.ts';
import { bundledRows } from '../features/people/catalogue/bundled-rows.ts';
import { buildSnapshot } from '../features/people/catalogue/build-snapshot.ts';
import type { CataloguePlayer, CatalogueSnapshot } from '../features/people/catalogue/snapshot.ts';
import { drawCareerPlayers } from '../features/games/career-game/career-draw.ts';
import { wordsOf } from '../features/games/futwordle/words.ts';
import { indexForConnections } from '../features/games/puzzles/connections-index.ts';
import { generateConnectionsPuzzle } from '../features/games/puzzles/connections-puzzle.ts';
import { generatePlayerGridPuzzle, indexForPlayerGrid } from '../features/games/puzzles/player-grid-puzzle.ts';
import { fameOf, LOWEST_FAME_IN_GAMES } from '../features/sync/careers/fame.ts';
import { drawWeight } from '../features/people/people.pure.port.ts';
import { type RandomSource, SeededRandom, sample } from '../platform/environment/random-source.ts';

const SEEDS = 100;
/** Maximum percentage of names in a game's draws that a fan would not know. */
const MOST_UNKNOWN = 3;

const facts = loadFootballData();
const random = new SeededRandom(1);
const squads = squadPlayers({
  ...{ clubs: facts.clubs, from: 2025, to: 2025, size: 30, firstId: 50_000 },
  random: () => random.next(),
});
const measure = (gate: Gate) =>
  measureDraws(facts, squads, gate, () => Array.from({ length: SEEDS }, (_, seed) => new SeededRandom(seed + 1)));

describe('after a sync of 3,000 squad players', () => {
  test('only experts know most of them', () => {
    expect(squads).toHaveLength(3000);
    expect(squads.filter(({ isKnown }) => isKnown).length).toBeLessThan(1200);
  });

  test('every game draws at most 3 % names that a fan would not know, even if all newcomers are accepted', () => {
    const drawn = measure('accepted');
    expect(drawn.filter(({ unknown }) => unknown === null || unknown > MOST_UNKNOWN)).toEqual([]);
    expect(drawn.map(({ byFame }) => byFame[0])).toEqual(Array(drawn.length).fill(0));
  });

  test('no synced player is drawn while all of them wait for review', () => {
    expect(measure('waiting').map(({ unknown }) => unknown)).toEqual([0, 0, 0, 0, 0]);
  });
});

/** Which players a game draws. */
interface DrawnFame {
  /** Title of the game, or of the games that draw in the same way. */
  game: string;
  /** Percentage of the draws by fame, from 1 to 5; null if the game has nobody to draw. */
  byFame: readonly (number | null)[];
  /** Percentage of names that a fan would not know; null if the game has nobody to draw. */
  unknown: number | null;
}

/** Synced players in the games: those above the fame threshold, or none, because all wait for review. */
type Gate = 'accepted' | 'waiting';

/** Measures the players that games draw after a sync of squads, with one draw of each kind per random source. */
function measureDraws(
  facts: FootballData,
  squads: readonly SquadPlayer[],
  gate: Gate,
  sources: () => Iterable<RandomSource>,
): DrawnFame[] {
  const snapshot = snapshotWith(facts, squads, gate);
  const known = new Set(squads.filter(({ isKnown }) => isKnown).map(({ player }) => player.id));
  const players = [...snapshot.players.values()];
  const draws: Record<string, (random: RandomSource) => readonly number[]> = {
    'Career Guess': (random) => idsOf(drawCareerPlayers(players, random)),
    'Connect, Country Match, Player Wheel, Memo': (random) =>
      idsOf(sample(players, random, { count: 30, weight: drawWeight })),
    'Football Connections': connectionsOf(snapshot, facts),
    'Player Grid': gridOf(snapshot),
    FutWordle: wordsDrawnFrom(snapshot),
  };
  return Object.entries(draws).map(([game, draw]) => {
    const drawn = Array.from(sources(), draw)
      .flat()
      .map((id) => snapshot.players.get(id)!);
    const share = (holds: (player: CataloguePlayer) => boolean): number | null =>
      drawn.length === 0 ? null : Math.round((1000 * drawn.filter(holds).length) / drawn.length) / 10;
    const byFame = [1, 2, 3, 4, 5].map((fame) => share((player) => player.fame === fame));
    return { game, byFame, unknown: share(({ id, source }) => source === 'api' && !known.has(id)) };
  });
}

function snapshotWith(facts: FootballData, squads: readonly SquadPlayer[], gate: Gate): CatalogueSnapshot {
  const own = bundledRows(facts, new Date(0));
  const synced = bundledRows({ ...facts, players: squads.map(({ player }) => player) }, new Date(0));
  const fames = new Map(squads.map(({ player }) => [player.id, fameFrom(player, facts)]));
  const players = synced.people
    .filter(({ kind }) => kind === 'player')
    .map((row) => {
      const fame = fames.get(row.id)!;
      const inGames = gate === 'accepted' && fame >= LOWEST_FAME_IN_GAMES;
      return { ...row, fame, inGames, source: 'api' as const };
    });
  return buildSnapshot({ ...own, people: [...own.people, ...players] }, new Pictures(facts));
}

/** Returns the fame that a sync of whole leagues assigns to the player. */
function fameFrom({ career }: PlayerFact, { clubs, nations }: FootballData): number {
  const rows = career.map(({ club, clubId, clubCountry, start, matches, goals }) => {
    const code = clubCountry ?? clubs.find(({ id }) => id === clubId)!.country;
    const country = nations.find((nation) => nation.code === code)!.names.en;
    const team = { id: clubId, name: club, logo: null };
    return { team, season: start, isLeague: true, competition: `${country} League`, country, matches, goals };
  });
  return fameOf(rows, () => true);
}

function idsOf(players: readonly { id: number }[]): number[] {
  return players.map(({ id }) => id);
}

function connectionsOf(snapshot: CatalogueSnapshot, facts: FootballData): (random: RandomSource) => number[] {
  const index = indexForConnections(snapshot, facts);
  return (random) => idsOf(generateConnectionsPuzzle(index, random)?.players ?? []);
}

function gridOf(snapshot: CatalogueSnapshot): (random: RandomSource) => number[] {
  const index = indexForPlayerGrid(snapshot);
  return (random) => idsOf(generatePlayerGridPuzzle(index, random)?.players ?? []);
}

function wordsDrawnFrom(snapshot: CatalogueSnapshot): (random: RandomSource) => number[] {
  const idByName = new Map(Array.from(snapshot.players.values(), ({ id, name }) => [name, id]));
  const words = [4, 5, 6, 7].map((length) => wordsOf(snapshot, length));
  return (random) =>
    words.flatMap((list) => sample(list, random, { count: 1 }).map(({ fullName }) => idByName.get(fullName)!));
}
