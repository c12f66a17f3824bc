import { useTexts } from '@soccer-legends/game-sdk/react';
import { StatusBar } from '@soccer-legends/ui';
import { ATTEMPTS, pointsToWin } from '../rules/fut-wordle.ts';
import type { FutWordleState } from '../rules/state.ts';

export function Status({ state }: { state: FutWordleState }) {
  const t = useTexts();
  const made = state.guesses.length;
  const attempt = state.stage === 'guessing' ? made + 1 : Math.max(made, 1);
  return (
    <StatusBar>
      <span>{t('status.attempt', { attempt, total: ATTEMPTS })}</span>
      {attempt > made && <span>{t('status.worth', { points: pointsToWin(state) })}</span>}
    </StatusBar>
  );
}
