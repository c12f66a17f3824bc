import { matchdayOfToken, type GameListing } from '@soccer-legends/contracts';
import type { GameResult } from '@soccer-legends/game-sdk';
import { metIn } from '../album/met.ts';
import { lettersOf } from '../results/mark-letters.ts';
import { marksOf } from '../results/marks.ts';

/** A player that a round was about, and 1 if the visitor named the player right. */
export type MetPlayer = readonly [player: number, named: 0 | 1];

/** A finished round as this browser keeps it. */
export interface RoundEntry {
  /** `d147/logo-game` for a fixture, 32 random hex digits for a free round. An id has one result: the first. */
  id: string;
  game: string;
  version: string;
  /** When the round ended, in milliseconds since 1970. */
  at: number;
  outcome: GameResult['outcome'];
  score: number;
  won: number;
  total: number;
  /** The time zone's minutes west of UTC at the end, as `Date.getTimezoneOffset` returns them. */
  offset: number;
  /** Whether it was played with another time setting than the default. */
  relaxed: boolean;
  /** Whether it was begun after its day: it counts for the archive, not for the run. */
  late: boolean;
  /** Missing in rounds that were recorded before there was an album. */
  met?: readonly MetPlayer[];
  /** Outcomes of the questions as in `MARK_LETTERS`; missing for rounds of one question and those before challenges. */
  marks?: string;
}

export interface FinishedRound {
  id: string;
  game: Pick<GameListing, 'key' | 'version'>;
  result: GameResult;
  relaxed: boolean;
  late: boolean;
}

/** Returns what this browser keeps of a round that ended at a moment. */
export function entryOf({ id, game, result, relaxed, late }: FinishedRound, end: Date): RoundEntry {
  const marks = lettersOf(marksOf(result));
  return {
    id,
    game: game.key,
    version: game.version,
    at: end.getTime(),
    outcome: result.outcome,
    score: result.score,
    won: result.roundsWon,
    total: result.roundsTotal,
    offset: end.getTimezoneOffset(),
    relaxed,
    late,
    met: metIn(result),
    ...(marks === undefined ? {} : { marks }),
  };
}

/** Returns the id of a fixture: one game of one deal. */
export function fixtureId(token: string, game: string): string {
  return `${token}/${game}`;
}

/** Returns a new id for a round that is not a fixture. */
export function freeRoundId(): string {
  // `randomUUID` does not exist on a page that was loaded without HTTPS.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the matchday of a round; undefined for a free round, and for a round of another kind of deal. */
export function matchdayOfRound({ id }: Pick<RoundEntry, 'id'>): number | undefined {
  const [token = '', game] = id.split('/');
  return game === undefined ? undefined : matchdayOfToken(token);
}
