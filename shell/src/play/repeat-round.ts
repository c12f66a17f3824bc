import type { ChallengeStart, GameListing } from '@soccer-legends/contracts';
import type { DealContext, GameServices } from '@soccer-legends/game-sdk';
import type { AnyGame, VisitPhase } from '@soccer-legends/game-sdk/react';
import type { RepeatableRound } from '../challenge/ChallengeButton.tsx';
import { dealtGame, type DealTexts } from './dealt-game.ts';
import { freeDraws, gameHttp } from './game-http.ts';
import { roundStorage } from './use-game-services.ts';

/** Returns a game that remembers what its last deal depended on, for `startOf`. */
export function rememberingGame(game: AnyGame, key: string) {
  let last: { seed: number; start: ChallengeStart } | undefined;
  const deal = async (context: DealContext): Promise<unknown> => {
    const dealt: unknown = await game.deal(context);
    const { seed, recent = [] } = context;
    last = { seed, start: { seed: String(seed), draws: freeDraws(key), recent } };
    return dealt;
  };
  /** Undefined for a round that was dealt before a reload, and for one that drew again while it was played. */
  const startOf = (seed: number): ChallengeStart | undefined =>
    last?.seed === seed && String(last.start.draws) === String(freeDraws(key)) ? last.start : undefined;
  return { game: { ...game, deal } satisfies AnyGame, startOf };
}

export interface PlayedRound {
  game: AnyGame;
  services: GameServices;
  listing: GameListing;
  start: ChallengeStart | undefined;
  over: Extract<VisitPhase, { phase: 'over' }>;
  texts: DealTexts;
}

export function repeatableRound({ start, over, ...round }: PlayedRound): RepeatableRound | undefined {
  return (
    start && {
      start,
      async moveTo(token) {
        // A deal that fails is not the same one.
        if (!(await dealsAgain(token, { ...round, start, over }).catch(() => false))) return false;
        const { moveToChallenge } = await import('../matchday/free-round.lazy.ts');
        return moveToChallenge(round.listing.key, over.played, token);
      },
    }
  );
}

async function dealsAgain(
  token: string,
  { game, services, listing, start, over: { played }, texts }: PlayedRound,
): Promise<boolean> {
  const shared = { ...services, http: gameHttp(listing.key, token), storage: roundStorage() };
  await game.prepare?.(shared);
  const dealt = dealtGame(game, texts, start?.recent);
  const again: unknown = await dealt.deal({ options: played.options, services: shared, seed: played.game.seed });
  return JSON.stringify(again) === JSON.stringify(played.game.deal);
}
