import type { GameListing } from '@soccer-legends/contracts';
import type { Resumable, VisitPhase } from '@soccer-legends/game-sdk/react';
import { entryOf, fixtureId, freeRoundId } from '../ledger/round-entry.ts';
import { siteLedger } from '../ledger/site-ledger.ts';
import { keepRecording } from '../recordings/keep-recording.ts';
import { localMatchday } from './calendar.ts';

/** It counts for the season and the album, not for a matchday. */
export async function recordFreeRound(
  game: GameListing,
  { result, relaxed, played }: Extract<VisitPhase, { phase: 'over' }>,
): Promise<void> {
  const { options } = played;
  const id = freeRoundId(game.key, played.game);
  const entry = entryOf({ id, game, result, relaxed, late: false, options }, new Date());
  if ((await siteLedger.finish(entry)) === entry) await keepRecording(entry, played);
}

/** Moves the result of a free round to the challenge that deals the same round. Returns false if that is not possible. */
export async function moveToChallenge(game: string, played: Resumable, token: string): Promise<boolean> {
  const now = new Date();
  const id = fixtureId(token, game);
  const moved = { id, late: false, begunOn: localMatchday(now), game: played };
  const hasMoved = await siteLedger.move(freeRoundId(game, played.game), moved);
  if (hasMoved) await keepRecording({ id, at: now.getTime() }, played);
  return hasMoved;
}
