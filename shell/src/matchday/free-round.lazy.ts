import type { GameListing } from '@soccer-legends/contracts';
import type { Resumable, VisitPhase } from '@soccer-legends/game-sdk/react';
import { entryOf, fixtureId, freeRoundId } from '../ledger/round-entry.ts';
import { siteLedger } from '../ledger/site-ledger.ts';
import { localMatchday } from './calendar.ts';

/** It counts for the season and the album, not for a matchday. */
export async function recordFreeRound(
  game: GameListing,
  { result, relaxed, played }: Extract<VisitPhase, { phase: 'over' }>,
): Promise<void> {
  const { options } = played;
  const round = { id: freeRoundId(game.key, played.game), game, result, relaxed, late: false, options };
  await siteLedger.finish(entryOf(round, new Date()));
}

/** Moves the result of a free round to the challenge that deals the same round. Returns false if that is not possible. */
export function moveToChallenge(game: string, played: Resumable, token: string): Promise<boolean> {
  const begunOn = localMatchday(new Date());
  return siteLedger.move(freeRoundId(game, played.game), {
    id: fixtureId(token, game),
    late: false,
    begunOn,
    game: played,
  });
}
