import type { GameSession } from '@soccer-legends/game-sdk';
import { PlayAgainContext, TimersContext, usePauseWhileHidden, type AnyGame } from '@soccer-legends/game-sdk/react';
import { Button } from '@soccer-legends/ui';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useShellTexts } from '../i18n/context.ts';
import css from './GamePage.module.css';

export interface TableProps {
  game: AnyGame;
  session: GameSession<unknown, unknown, unknown, unknown>;
  onPlayAgain(): void;
}

/** A round under way. Whoever comes back to a paused one finds a curtain before it, so that pausing is no help. */
export function Table({ game: { View }, session, onPlayAgain }: TableProps) {
  const { t } = useShellTexts();
  const { state, status, paused } = useSyncExternalStore(session.subscribe, session.snapshot);
  usePauseWhileHidden(session);
  const msLeft = useCallback((key: string) => session.msLeft(key), [session]);
  const timers = useMemo(() => ({ msLeft, paused }), [msLeft, paused]);
  return (
    <TimersContext value={timers}>
      <div className={css.board}>
        <div inert={paused} aria-hidden={paused}>
          <PlayAgainContext value={onPlayAgain}>
            <View state={state} play={session.play} locked={status.phase !== 'open'} />
          </PlayAgainContext>
        </div>
        {paused && (
          <div className={css.curtain}>
            <h2>{t('play.paused')}</h2>
            <Button autoFocus onClick={() => session.resume()}>
              {t('play.continue')}
            </Button>
          </div>
        )}
      </div>
    </TimersContext>
  );
}
