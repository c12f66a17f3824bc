import { matchdayOfToken, sharedPath, type GameListing, type PictureSubject } from '@soccer-legends/contracts';
import type { GameResult } from '@soccer-legends/game-sdk';
import { marksOf } from '../ledger/marks.ts';
import type { SharedResult } from '../share/share-text.ts';

export interface FinishedRound {
  /** The game's name in the page's language. */
  name: string;
  listing: GameListing;
  /** Undefined for a free round. */
  token: string | undefined;
  result: GameResult;
  relaxed: boolean;
}

/** Returns what is shared of a round. Only the address of a fixture deals everybody the same round. */
export function sharedResult({ name, listing, token, result, relaxed }: FinishedRound): SharedResult {
  const subject = sharedPicture({ listing, token });
  return {
    game: name,
    matchday: subject.kind === 'fixture' ? subject.matchday : undefined,
    won: result.roundsWon,
    total: result.roundsTotal,
    marks: marksOf(result),
    relaxed,
    url: `${location.origin}${subject.kind === 'fixture' ? sharedPath(subject) : listing.route}`,
  };
}

/** Returns the subject of the preview picture: the fixture, or else the game. */
export function sharedPicture({ listing: { key }, token }: Pick<FinishedRound, 'listing' | 'token'>): PictureSubject {
  const matchday = token === undefined ? undefined : matchdayOfToken(token);
  return matchday === undefined ? { kind: 'game', game: key } : { kind: 'fixture', matchday, game: key };
}
