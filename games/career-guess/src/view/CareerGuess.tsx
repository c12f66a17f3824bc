import { useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { Score, StatusBar } from '@soccer-legends/ui';
import { useEffect, useRef } from 'react';
import { ROUNDS } from '../rules/clues.ts';
import { pointsFor } from '../rules/points.ts';
import { roundsWonIn, stepsOf } from '../rules/round-results.ts';
import type { CareerMove, CareerState } from '../rules/state.ts';
import css from './CareerGuess.module.css';
import { Progress } from './Progress.tsx';
import { Round } from './Round.tsx';
import { useMessage } from './use-message.ts';
import { useReveal } from './use-reveal.ts';

export function CareerGuess({ state, play, locked }: GameViewProps<CareerState, CareerMove>) {
  const { round, results } = state;
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const reveal = useReveal(state);
  const message = useMessage(state, reveal);

  useEffect(() => heading.current?.focus({ preventScroll: true }), [round]);

  return (
    <>
      <StatusBar>
        <h2 ref={heading} tabIndex={-1} className={css.title}>
          {t('round.title', { round, total: ROUNDS })}
        </h2>
        <Progress steps={stepsOf(round, results)} />
        <Score value={pointsFor(roundsWonIn(results))} />
      </StatusBar>
      <Round key={round} state={state} play={play} locked={locked} reveal={reveal} message={message} />
    </>
  );
}
