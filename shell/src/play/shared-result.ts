import { matchdayOfToken, type GameListing } from '@soccer-legends/contracts';
import type { GameResult } from '@soccer-legends/game-sdk';
import { marksOf } from '../results/marks.ts';
import type { SharedResult } from '../share/share-text.ts';
import { dealtPath } from './round-deal.ts';

export interface FinishedRound {
  /** The game's name in the page's language. */
  name: string;
  listing: GameListing;
  /** Of a round that everybody gets alike. */
  token: string | undefined;
  result: GameResult;
  relaxed: boolean;
}

/** Returns what is shared of a round: its score, and an address at which everybody gets the same round. */
export function sharedResult({ name, listing: { route }, token, result, relaxed }: FinishedRound): SharedResult {
  return {
    game: name,
    matchday: token === undefined ? undefined : matchdayOfToken(token),
    won: result.roundsWon,
    total: result.roundsTotal,
    marks: marksOf(result),
    relaxed,
    url: new URL(token === undefined ? route : dealtPath(route, token), location.origin).href,
  };
}
