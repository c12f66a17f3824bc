import { usePlayAgain, useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { Button, Countdown, Lives, Score, StatusBar } from '@soccer-legends/ui';
import { CLOCK } from '../rules/connect-game.ts';
import { LIVES, livesOf, pairsOf, targetOf, type ConnectState, type ConnectMove } from '../rules/state.ts';
import { scoreOf } from '../rules/points.ts';
import { Board } from './Board.tsx';
import { ClockAnnouncer } from './ClockAnnouncer.tsx';
import css from './ConnectGame.module.css';
import { messageOf } from './message.ts';
import { useMessage } from './use-message.ts';

const AMBER_AT = 10;
const RED_AT = 5;

export function ConnectGame({ state, play, locked }: GameViewProps<ConnectState, ConnectMove>) {
  const t = useTexts();
  const playAgain = usePlayAgain();
  const pairs = pairsOf(state);
  const timer = state.seconds === null || state.ending ? undefined : CLOCK;
  useMessage(state);

  return (
    <div>
      <StatusBar>
        <Lives left={livesOf(state)} total={LIVES} />
        <span>{t('status.pairs', { pairs, total: targetOf(state) })}</span>
        <Score value={scoreOf(pairs)} />
        {timer !== undefined && (
          <div className={css.clock}>
            <Countdown timer={timer} of={(state.seconds ?? 0) * 1000} amberAt={AMBER_AT} redAt={RED_AT} pulsing />
          </div>
        )}
        <p className={css.message}>{messageOf(state, t)}</p>
      </StatusBar>
      <ClockAnnouncer timer={timer} />
      <Board state={state} locked={locked} onPick={(column, slot) => play({ kind: 'pick', column, slot })} />
      <div className={css.actions}>
        <Button look="secondary" onClick={playAgain}>
          {t('playAgain')}
        </Button>
      </div>
    </div>
  );
}
