import { livesLeft } from '@soccer-legends/game-sdk';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Countdown, Lives, Score, StatusBar, StatusFact } from '@soccer-legends/ui';
import { ANSWER_MS, clockOf, LIVES, QUESTIONS } from '../rules/logo-game.ts';
import { score } from '../rules/points.ts';
import type { LogoGameState } from '../rules/state.ts';

/** The row with question, clock, score and lives. `number` counts the questions from 1. */
export function Status({ state, number }: { state: LogoGameState; number: number }) {
  const { history, shown, stage } = state;
  const t = useTexts();
  const wrong = LIVES - livesLeft(history, LIVES);
  return (
    <StatusBar>
      <StatusFact
        text={t('status.question', { number, total: QUESTIONS })}
        short={`${number}/${QUESTIONS}`}
        beads={{ won: history.length - wrong, lost: wrong, total: QUESTIONS }}
      />
      <Countdown timer={stage === 'asking' ? clockOf(shown.length) : undefined} of={ANSWER_MS} amberAt={3} redAt={2} />
      <Score value={score(history)} />
      <Lives left={LIVES - wrong} total={LIVES} />
    </StatusBar>
  );
}
