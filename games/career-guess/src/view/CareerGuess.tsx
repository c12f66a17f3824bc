import { useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { Icon, Score, StatusBar, VisuallyHidden } from '@soccer-legends/ui';
import { useEffect, useRef } from 'react';
import { ROUNDS } from '../rules/clues.ts';
import { pointsFor } from '../rules/points.ts';
import { roundsWonIn, stepsOf, type Step } from '../rules/round-results.ts';
import type { CareerMove, CareerState } from '../rules/state.ts';
import css from './CareerGuess.module.css';
import { useMessage } from './use-message.ts';
import { Round } from './Round.tsx';
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

/** One bead per round. Its mark and label repeat the meaning of its color. */
function Progress({ steps }: { steps: readonly Step[] }) {
  const t = useTexts();
  return (
    <ol className={css.dots} aria-label={t('progress.label')}>
      {steps.map((step, index) => (
        <li
          key={index}
          className={[css.dot, css[step]].filter(Boolean).join(' ')}
          aria-current={step === 'current' ? 'step' : undefined}
        >
          <VisuallyHidden>{t(`progress.${step}`, { round: index + 1, total: steps.length })}</VisuallyHidden>
          {step === 'correct' && <Icon name="check" size={16} />}
          {step === 'wrong' && <Icon name="cross" size={16} />}
        </li>
      ))}
    </ol>
  );
}
