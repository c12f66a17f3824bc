import type { GameListing } from '@soccer-legends/contracts';
import type { VisitPhase } from '@soccer-legends/game-sdk/react';
import { entryOf, freeRoundId } from '../ledger/round-entry.ts';
import { siteLedger } from '../ledger/site-ledger.ts';

/** It counts for the season and the album, not for a matchday. */
export async function recordFreeRound(
  game: GameListing,
  { result, relaxed, played }: Extract<VisitPhase, { phase: 'over' }>,
): Promise<void> {
  await siteLedger.finish(
    entryOf({ id: freeRoundId(game.key, played.game), game, result, relaxed, late: false }, new Date()),
  );
}
