import { matchdayOfToken } from '@soccer-legends/contracts';
import type { GameResult } from '@soccer-legends/game-sdk';

/** A finished round as this browser keeps it. */
export interface RoundEntry {
  /** `d147/logo-game` for a fixture. One deal of one game has one result: the first. */
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
}

/** Returns the id of a fixture: one game of one deal. */
export function fixtureId(token: string, game: string): string {
  return `${token}/${game}`;
}

/** Returns the matchday of a round; undefined for a round of another kind of deal. */
export function matchdayOfRound({ id }: Pick<RoundEntry, 'id'>): number | undefined {
  return matchdayOfToken(id.slice(0, id.indexOf('/')));
}
