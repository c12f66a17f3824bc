import type { GameServices } from '@soccer-legends/game-sdk';
import type { Recording } from '@soccer-legends/game-sdk/recording';
import type { ReplayedRound } from '../play/replayed-round.replay.ts';
import type { SharedRound } from '../play/visit.ts';
import type { FrameEvent } from './frame-port.ts';
import { placeOfFrames } from './sandbox-frame.ts';
import { type FramedRound, openFrame, useFrameStart } from './use-frame.ts';

interface RecordedRound extends Pick<FramedRound, 'loaded'>, Pick<SharedRound, 'token' | 'preset' | 'recent'> {
  seed: string | undefined;
  services: GameServices;
}

/**
 * Returns a function that replays a recording in a hidden frame, because the rules of a sandboxed game run nowhere else. It
 * resolves with undefined as `checkedRound` does, and rejects if the game fails or does not answer.
 */
export function useReplayInFrame({ loaded, services, seed = '', ...round }: RecordedRound) {
  const shared = { ...round, seed, saved: NOTHING_SAVED };
  const startOf = useFrameStart({ loaded, shared, attempt: 0, over: undefined });
  return (recording: Recording, signal: AbortSignal): Promise<ReplayedRound | undefined> =>
    new Promise((resolve, reject) => {
      const start = { ...startOf(), over: { recording } };
      const frame = openFrame({ loaded, shared, services, start, onEvent }, placeOfFrames());
      signal.addEventListener('abort', () => end(() => reject(signal.reason as Error)));

      function onEvent(event: FrameEvent): void {
        if (event.kind === 'replayed') end(() => resolve(event.round ?? undefined));
        if (event.kind === 'silent' && event.isSilent) end(() => reject(new Error('The game does not answer.')));
        if (event.kind === 'fault' && event.ends) end(() => reject(new Error(event.text)));
      }

      function end(settle: () => void): void {
        frame.close();
        settle();
      }
    });
}

const NOTHING_SAVED = { load: () => undefined, save: () => undefined, remove: () => undefined };
