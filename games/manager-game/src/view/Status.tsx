import { livesLeft } from '@soccer-legends/game-sdk';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Countdown, Lives, Score, StatusBar, StatusFact } from '@soccer-legends/ui';
import { ANSWER_MS, clockOf, LIVES, ROUNDS } from '../rules/manager-game.ts';
import { score } from '../rules/points.ts';
import type { ManagerGameState } from '../rules/state.ts';

export interface StatusProps {
  state: ManagerGameState;
  /** Counts the rounds from 1. */
  number: number;
}

export function Status({ state: { history, shown, stage }, number }: StatusProps) {
  const t = useTexts();
  const left = livesLeft(history, LIVES);
  const lost = LIVES - left;
  return (
    <StatusBar>
      <Lives left={left} total={LIVES} />
      <StatusFact
        text={t('status.round', { number, total: ROUNDS })}
        short={`${number}/${ROUNDS}`}
        beads={{ won: history.length - lost, lost, total: ROUNDS }}
      />
      <Countdown timer={stage === 'asking' ? clockOf(shown.length) : undefined} of={ANSWER_MS} amberAt={3} redAt={2} />
      <Score value={score(history)} />
    </StatusBar>
  );
}
