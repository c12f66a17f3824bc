import { type ReplayedEnd, replayToEnd } from '@soccer-legends/game-sdk/recording';
import type { AnyGame, Resumable } from '@soccer-legends/game-sdk/react';

/** Replays a finished round. Returns undefined if it was played in another version, or if it does not end any more. */
export function replayedEnd(
  { rules, manifest }: Pick<AnyGame, 'rules' | 'manifest'>,
  played: Pick<Resumable, 'version' | 'game'>,
): ReplayedEnd<unknown> | undefined {
  return played.version === manifest.version ? replayToEnd<unknown, unknown, unknown>(rules, played.game) : undefined;
}
