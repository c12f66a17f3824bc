import type { GameSession } from '@soccer-legends/game-sdk';
import {
  PlayAgainContext,
  TimersContext,
  useResources,
  usePauseWhileHidden,
  type AnyGame,
} from '@soccer-legends/game-sdk/react';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { PausedRound } from './PausedRound.tsx';
import css from './GamePage.module.css';
import { PressGuard } from './PressGuard.tsx';

export interface RunningRoundProps {
  game: AnyGame;
  session: GameSession<unknown, unknown, unknown, unknown>;
  onPlayAgain(): void;
}

/** A running round. A round that was resumed with a stopped timer stays hidden until the player continues. */
export function RunningRound({ game: { View }, session, onPlayAgain }: RunningRoundProps) {
  const resources = useResources();
  const subscribe = useCallback(
    (listener: () => void) => resources.track('subscription', session.subscribe(listener)),
    [resources, session],
  );
  const { state, status, paused } = useSyncExternalStore(subscribe, session.snapshot);
  const [curtain, setCurtain] = useState<'none' | 'closed' | 'opened'>(paused ? 'closed' : 'none');
  usePauseWhileHidden(session);
  const msLeft = useCallback((key: string) => session.msLeft(key), [session]);
  const timeScale = session.timeScale ?? 1;
  const timers = useMemo(() => ({ msLeft, paused, timeScale }), [msLeft, paused, timeScale]);

  function continueRound() {
    session.resume();
    setCurtain('opened');
  }

  if (curtain === 'closed') return <PausedRound onContinue={continueRound} />;
  return (
    <TimersContext value={timers}>
      <PlayAgainContext value={onPlayAgain}>
        <div className={css.board} data-board>
          <View state={state} play={session.play} locked={status.phase !== 'open'} />
        </div>
        {curtain === 'opened' && <PressGuard />}
      </PlayAgainContext>
    </TimersContext>
  );
}
