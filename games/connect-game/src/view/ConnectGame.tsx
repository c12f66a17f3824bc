import { LIVES } from '@soccer-legends/game-sdk';
import { usePlayAgain, useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { Button, ClockAnnouncer, Countdown, Lives, Score, StatusBar, StatusFact } from '@soccer-legends/ui';
import { CLOCK } from '../rules/connect-game.ts';
import { scoreOf } from '../rules/points.ts';
import { livesOf, pairsOf, targetOf, type ConnectMove, type ConnectState } from '../rules/state.ts';
import { Board } from './Board.tsx';
import css from './ConnectGame.module.css';
import { useMessage } from './use-message.ts';

const AMBER_AT = 10;
const RED_AT = 5;
const ANNOUNCED_AT = [AMBER_AT, RED_AT];

export function ConnectGame({ state, play, locked }: GameViewProps<ConnectState, ConnectMove>) {
  const t = useTexts();
  const playAgain = usePlayAgain();
  const message = useMessage(state);
  const pairs = pairsOf(state);
  const total = targetOf(state);
  const timer = state.seconds === null || state.ending ? undefined : CLOCK;

  return (
    <>
      <StatusBar>
        <Lives left={livesOf(state)} total={LIVES} />
        <StatusFact
          text={t('status.pairs', { pairs, total })}
          short={`${pairs}/${total}`}
          beads={{ won: pairs, lost: 0, total }}
        />
        {state.seconds !== null && (
          <Countdown timer={timer} of={state.seconds * 1000} amberAt={AMBER_AT} redAt={RED_AT} pulsing />
        )}
        <Score value={scoreOf(pairs)} />
      </StatusBar>
      <ClockAnnouncer timer={timer} at={ANNOUNCED_AT} />
      <div className={css.game}>
        <p className={css.message}>{message}</p>
        <Board state={state} locked={locked} onPick={(column, slot) => play({ kind: 'pick', column, slot })} />
        <Button look="secondary" className={css.again} onClick={playAgain}>
          {t('playAgain')}
        </Button>
      </div>
    </>
  );
}
