import { CAREER_ROUNDS, type ConnectionsPuzzle } from '@soccer-legends/contracts';
import { isFair, percent, type Measurement } from '@soccer-legends/contracts/testing';
import { loadFootballData, type FootballData } from '@soccer-legends/football-data';
import { expect, test } from 'vitest';
import { Pictures } from '../features/people/catalogue/pictures.ts';
import { bundledRows } from '../features/people/catalogue/bundled-rows.ts';
import { buildSnapshot } from '../features/people/catalogue/build-snapshot.ts';
import type { CatalogueSnapshot } from '../features/people/catalogue/snapshot.ts';
import { drawCareerPlayers } from '../features/games/career-game/career-draw.ts';
import { wordsOf } from '../features/games/futwordle/words.ts';
import { indexForConnections } from '../features/games/puzzles/connections-index.ts';
import { generateConnectionsPuzzle } from '../features/games/puzzles/connections-puzzle.ts';
import { generatePlayerGridPuzzle, indexForPlayerGrid } from '../features/games/puzzles/player-grid-puzzle.ts';
import { type RandomSource, SeededRandom } from '../platform/environment/random-source.ts';

const SEEDS = Number(process.env['SEEDS'] ?? 500);

const games = measureServedGames(loadFootballData(), () =>
  Array.from({ length: SEEDS }, (_, seed) => new SeededRandom(seed + 1)),
);

test.each(Object.entries(games))('%s is fair', (_game, measurements) => {
  expect(measurements.filter((measurement) => !isFair(measurement))).toEqual([]);
});

/** Measurements by the title of the game. */
type Measurements = Readonly<Record<string, readonly Measurement[]>>;

/** Measures the puzzles that the server generates from the football data, one for each random source. */
function measureServedGames(facts: FootballData, sources: () => Iterable<RandomSource>): Measurements {
  const snapshot = buildSnapshot(bundledRows(facts, new Date(0)), new Pictures(facts));
  return {
    'Football Connections': connections(snapshot, facts, sources()),
    'Player Grid': playerGrid(snapshot, sources()),
    FutWordle: futWordle(snapshot),
    'Career Guess': careerGuess(snapshot, sources()),
  };
}

function connections(snapshot: CatalogueSnapshot, facts: FootballData, sources: Iterable<RandomSource>): Measurement[] {
  const index = indexForConnections(snapshot, facts);
  const all = Array.from(sources, (random) => generateConnectionsPuzzle(index, random));
  const puzzles = all.filter((puzzle) => puzzle !== undefined);
  const dealt = puzzles.flatMap(({ players }) => players.map(({ id }) => snapshot.players.get(id)!));
  const unknown = dealt.filter(({ fame }) => fame < 3);
  return [
    { what: 'seeds without a board', value: all.length - puzzles.length, most: 0 },
    ...connectionsBoards(puzzles),
    {
      what: '% players of fame 1 or 2',
      value: percent(unknown.length / dealt.length),
      most: 3,
    },
    ...connectionsVariety(puzzles),
  ];
}

function connectionsBoards(puzzles: readonly ConnectionsPuzzle[]): Measurement[] {
  const share = (holds: (puzzle: ConnectionsPuzzle) => boolean): number =>
    percent(puzzles.filter(holds).length / puzzles.length);
  const count = ({ groups }: ConnectionsPuzzle, pattern: RegExp): number =>
    groups.filter(({ id }) => pattern.test(id)).length;
  return [
    {
      what: '% boards of four difficulties and colors',
      value: share(({ groups }) => new Set(groups.map(({ difficulty, color }) => `${difficulty} ${color}`)).size === 4),
      least: 100,
    },
    {
      what: '% boards with exactly one lateral group',
      value: share((puzzle) => count(puzzle, /^lateral /) === 1),
      least: 100,
    },
    {
      what: '% boards with at most one club pair',
      value: share((puzzle) => count(puzzle, /^(twoClubs|lateral rivals) /) <= 1),
      least: 100,
    },
    { what: '% boards with a group of positions', value: share((puzzle) => count(puzzle, /^position /) > 0), most: 0 },
  ];
}

function connectionsVariety(puzzles: readonly ConnectionsPuzzle[]): Measurement[] {
  const laterals = puzzles.flatMap(({ groups }) => groups.filter(({ id }) => id.startsWith('lateral ')));
  const names = puzzles.flatMap(({ players }) => players.map(({ name }) => name));
  return [
    { what: '% boards of the most frequent player', value: percent(mostFrequent(names) / puzzles.length), most: 8 },
    {
      what: '% boards of the most frequent lateral group',
      value: percent(mostFrequent(laterals.map(({ id }) => id)) / puzzles.length),
      most: 8,
    },
    {
      what: '% lateral groups that are the hardest',
      value: percent(laterals.filter(({ difficulty }) => difficulty === 4).length / laterals.length),
      most: 60,
    },
    { what: 'different lateral groups', value: new Set(laterals.map(({ id }) => id)).size },
    { what: 'different players', value: new Set(names).size },
  ];
}

function playerGrid(snapshot: CatalogueSnapshot, sources: Iterable<RandomSource>): Measurement[] {
  const index = indexForPlayerGrid(snapshot);
  const all = Array.from(sources, (random) => generatePlayerGridPuzzle(index, random));
  const puzzles = all.filter((puzzle) => puzzle !== undefined);
  const players = new Map(index.players.map((each) => [each.player.id, each]));
  const cells = puzzles.flatMap((puzzle) =>
    puzzle.players.map(({ id, name, clubId }) => ({
      name,
      gridPlayer: players.get(id)!,
      club: puzzle.clubs[clubId - 1]!.name,
    })),
  );
  const teamName = (id: number | undefined): string | undefined =>
    id === undefined ? undefined : snapshot.teams.get(id)?.name;
  return [
    { what: 'seeds without a grid', value: all.length - puzzles.length, most: 0 },
    {
      what: "% cells at the player's main club",
      value: percent(
        cells.filter(({ gridPlayer, club }) => teamName(gridPlayer.mainTeam) === club).length / cells.length,
      ),
      most: 25,
    },
    {
      what: '% cells with a player of fame 1 or 2',
      value: percent(cells.filter(({ gridPlayer }) => gridPlayer.player.fame < 3).length / cells.length),
      most: 3,
    },
    {
      what: '% grids of the most frequent player',
      value: percent(mostFrequent(cells.map(({ name }) => name)) / puzzles.length),
      most: 10,
    },
    { what: 'different players', value: new Set(cells.map(({ name }) => name)).size },
  ];
}

function futWordle(snapshot: CatalogueSnapshot): Measurement[] {
  const lengths = [4, 5, 6, 7].map((length) => ({ length, words: wordsOf(snapshot, length) }));
  const players = [...snapshot.players.values()];
  const unknown = lengths.flatMap(({ words }) =>
    words.filter(({ fullName }) => players.every(({ name, fame }) => name !== fullName || fame < 3)),
  );
  return [
    { what: 'words', value: lengths.reduce((sum, { words }) => sum + words.length, 0), least: 400 },
    ...lengths.map(({ length, words }) => ({ what: `words of ${length} letters`, value: words.length, least: 50 })),
    { what: 'words of players of fame 1 or 2', value: unknown.length, most: 0 },
    {
      what: 'words without the years of the hint',
      value: lengths.flatMap(({ words }) => words.filter(({ teamYears }) => !teamYears)).length,
      most: 0,
    },
  ];
}

function careerGuess(snapshot: CatalogueSnapshot, sources: Iterable<RandomSource>): Measurement[] {
  const players = [...snapshot.players.values()];
  const games = Array.from(sources, (random) => drawCareerPlayers(players, random));
  const dashes = (round: number): number =>
    percent(
      games.filter((game) => game[round]?.career.some(({ matches, goals }) => matches === null || goals === null))
        .length / games.length,
    );
  return Array.from({ length: CAREER_ROUNDS }, (_, round) => ({
    what: `% players of round ${round + 1} with an unknown figure`,
    value: dashes(round),
    ...(round < 2 && { most: 0 }),
  }));
}

function mostFrequent(names: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}
