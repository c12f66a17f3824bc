import type { Recording } from '@soccer-legends/game-sdk/recording';
import { type Resumable, useTexts } from '@soccer-legends/game-sdk/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { type LinkedResult, useLinkedResult } from '../challenge/challenge-link.ts';
import type { RoundEntry } from '../ledger/round-entry.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { useGameServices } from '../play/use-game-services.ts';
import { dealTexts, seedOf } from '../play/visit.ts';
import { useReplayInFrame } from '../sandbox/replay-in-frame.ts';
import type { Friend, FriendRound } from './friend.ts';

/** Loads the code for the results of friends, which pages without a link do not need. */
export const loadFriend = () => import('./friend.lazy.ts');

/** Returns `replayInFrame`, which replays a recording in a frame, and `dealt`, whose result `dealtRound` needs for that in this page. */
export function useReplay(round: FriendRound) {
  const { t } = useShellTexts();
  const { loaded, token, seed } = round;
  const { key } = loaded.listing;
  const services = useGameServices(key, useTexts(), token);
  return {
    replayInFrame: useReplayInFrame({ ...round, services }),
    dealt: () => ({ ...round, services, seed: seedOf({ seed: seed! }, key)!, texts: dealTexts(token, t) }),
  };
}

/** Returns the result in the page's link; undefined without one. Moves in it are replayed before the result is shown. */
export function useFriend(round: FriendRound): Friend | undefined {
  const linked = useLinkedResult();
  const { seed } = round;
  const { listing, game } = round.loaded;
  const { replayInFrame, dealt } = useReplay(round);
  const [checked, setChecked] = useState<{ linked: LinkedResult; friend: Friend }>();
  const check = useEffectEvent(async (asked: LinkedResult, signal: AbortSignal): Promise<Friend> => {
    const { checkFriend, checkedRound } = await loadFriend();
    return checkFriend(asked, listing, (recording: Recording) =>
      game ? checkedRound(game, recording, dealt()) : replayInFrame(recording, signal),
    );
  });
  const isCheckable = linked?.moves !== undefined && seed !== undefined;
  useEffect(() => {
    if (!isCheckable) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    void check(linked, signal)
      .catch((error: unknown): Friend => {
        if (!signal.aborted) console.warn('The moves in the link could not be replayed', error);
        return { result: linked, standing: 'claimed' };
      })
      .then((friend) => {
        if (!signal.aborted) setChecked({ linked, friend });
      });
    return () => controller.abort();
  }, [linked, isCheckable]);
  if (!linked) return undefined;
  if (!isCheckable) return { result: linked, standing: 'claimed' };
  return checked?.linked === linked ? checked.friend : { result: linked, standing: 'checking' };
}

/**
 * Returns the moves and the deal of a finished round of this browser. A round whose deal was deleted is dealt again, and
 * replayed from the moves in the ledger. Returns undefined until that is done, if the ledger has no moves, and if the moves no
 * longer give the same result.
 *
 * @param played the round with its deal, if this browser still has it
 */
export function useOwnRound(round: FriendRound, finished: RoundEntry, played?: Resumable): Resumable | undefined {
  const { game } = round.loaded;
  const { id, score, won } = finished;
  const { replayInFrame, dealt } = useReplay(round);
  const [again, setAgain] = useState<Resumable>();
  const replay = useEffectEvent(async (signal: AbortSignal): Promise<Resumable | undefined> => {
    const { keptRecording, dealtRound } = await loadFriend();
    const recording = await keptRecording(id);
    if (!recording) return undefined;
    const replayed = await (game ? dealtRound(game, recording, dealt()) : replayInFrame(recording, signal));
    return replayed?.result.score === score && replayed.result.roundsWon === won ? replayed.played : undefined;
  });
  const isMissing = played === undefined && round.seed !== undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    replay(signal).then(
      (replayed) => signal.aborted || setAgain(replayed),
      (error: unknown) => signal.aborted || console.warn('The moves of a finished round could not be replayed', error),
    );
    return () => controller.abort();
  }, [id, isMissing]);
  return played ?? again;
}
