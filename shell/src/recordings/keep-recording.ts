import type { Resumable } from '@soccer-legends/game-sdk/react';

/** Keeps the moves of a finished round in the ledger. If the code for that cannot be loaded, the moves are lost. */
export async function keepRecording(round: { id: string; at: number }, played: Resumable): Promise<void> {
  try {
    const recordings = await import('./packed-recording.lazy.ts');
    await recordings.keepRecording(round, played);
  } catch (error) {
    console.warn('The moves of a round could not be kept', error);
  }
}
