import type { GameSession } from '@soccer-legends/game-sdk';
import {
  type AnyGame,
  PlayAgainContext,
  TimersContext,
  usePauseWhileHidden,
  useResources,
} from '@soccer-legends/game-sdk/react';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import css from './GamePage.module.css';
import { PressGuard } from './PressGuard.tsx';
import { baizeClass, Button } from '@soccer-legends/ui';
import { useShellTexts } from '../i18n/use-shell-texts.ts';

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

/** Hides a paused round, so that a pause gives no extra time to think. */
function PausedRound({ onContinue }: { onContinue(): void }) {
  const { t } = useShellTexts();
  const button = useRef<HTMLButtonElement>(null);

  // `autoFocus` would run too early: the round's heading takes the focus in an effect, and this effect follows it.
  useEffect(() => button.current?.focus(), []);

  function goOn() {
    // As at the start of a round: some games then move the focus to their board.
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    onContinue();
  }

  return (
    <div className={`${baizeClass} ${css.curtain}`}>
      <h2>{t('play.paused')}</h2>
      <Button ref={button} onClick={goOn}>
        {t('play.continue')}
      </Button>
    </div>
  );
}
