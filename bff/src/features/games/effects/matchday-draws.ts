import { type DrawName, LARGEST_SAMPLE } from '@soccer-legends/contracts';
import { DEFAULT_LIMIT, drawPlayers, toAdminPlayer } from '../../people/people.port.ts';
import type { RandomSource } from '../../../platform/environment/random-source.ts';
import { drawCareerPlayers } from '../career-game/career-draw.ts';
import { generateConnectionsPuzzle } from '../puzzles/connections-puzzle.ts';
import { generatePlayerGridPuzzle } from '../puzzles/player-grid-puzzle.ts';
import type { CatalogueIndexes } from '../catalogue-indexes.ts';

/** A draw of a matchday, in the form in which it is stored. */
export interface MatchdayDraw {
  name: string;
  /** Name by which plugins declare that they fetch the draw. */
  draw: DrawName;
  /** Whose facts the draw depends on. */
  kind: 'player' | 'coach';
}

const LENGTHS = [4, 5, 6, 7];
const wordsDraw = (length: number): string => `words.${length}`;

/** All draws that depend on facts about people. */
export const MATCHDAY_DRAWS: readonly MatchdayDraw[] = [
  { name: 'players.asked', draw: 'careers', kind: 'player' },
  { name: `players.${DEFAULT_LIMIT}`, draw: 'players', kind: 'player' },
  { name: `players.${LARGEST_SAMPLE}`, draw: 'pictures', kind: 'player' },
  { name: 'connections', draw: 'connections', kind: 'player' },
  ...LENGTHS.map((length): MatchdayDraw => ({ name: wordsDraw(length), draw: 'words', kind: 'player' })),
  { name: 'playerGrid', draw: 'playerGrid', kind: 'player' },
  { name: 'coaches', draw: 'coaches', kind: 'coach' },
];

/** A person in a stored draw: by name in a draw of words, otherwise by id. */
interface DealtPerson {
  id?: number;
  fullName?: string;
}

/** Returns the people in a stored draw; none for undefined. */
export function peopleIn(value: unknown): readonly DealtPerson[] {
  const { players = value } = (value ?? {}) as { players?: unknown };
  return Array.isArray(players) ? (players as DealtPerson[]) : [];
}

type Draw = (random: RandomSource) => unknown;

/** Returns functions that draw from a catalogue as the routes do, by the name of the draw. */
export function drawsFrom(indexes: CatalogueIndexes): Readonly<Record<string, Draw>> {
  const { snapshot } = indexes;
  const draw =
    (count: number): Draw =>
    (random) =>
      drawPlayers(snapshot.players.values(), count, random);
  return {
    'players.asked': (random) => drawCareerPlayers(indexes.careers, random).map(toAdminPlayer),
    [`players.${DEFAULT_LIMIT}`]: draw(DEFAULT_LIMIT),
    [`players.${LARGEST_SAMPLE}`]: draw(LARGEST_SAMPLE),
    connections: (random) => generateConnectionsPuzzle(indexes.connections, random),
    ...Object.fromEntries(LENGTHS.map((length) => [wordsDraw(length), () => indexes.words(length)])),
    playerGrid: (random) => generatePlayerGridPuzzle(indexes.grid, random),
    coaches: () => Array.from(snapshot.coaches.values(), ({ updatedAt: _, ...coach }) => coach),
  };
}
