import { type GameResult, replay } from '@soccer-legends/game-sdk';
import type { AnyGame, Resumable } from '@soccer-legends/game-sdk/react';

/** Replays a finished round. Returns undefined if it was played in another version, or if it does not end any more. */
export function replayedEnd(
  { rules, manifest }: Pick<AnyGame, 'rules' | 'manifest'>,
  played: Resumable,
): { result: GameResult; state: unknown } | undefined {
  if (played.version !== manifest.version) return undefined;
  try {
    const state: unknown = replay(rules, played.game);
    const status = rules.status(state);
    return status.phase === 'over' ? { result: status.result, state } : undefined;
  } catch (error) {
    console.error(`A round of "${manifest.key}" could not be replayed`, error);
    return undefined;
  }
}
