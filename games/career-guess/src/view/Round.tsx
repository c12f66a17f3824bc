import { useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { useEffect, useRef } from 'react';
import type { CareerMove, CareerState } from '../rules/state.ts';
import { ROUNDS } from '../rules/clues.ts';
import { Answer } from './Answer.tsx';
import { Clues } from './Clues.tsx';
import { Continue } from './Continue.tsx';
import css from './Round.module.css';
import { useMessage } from './use-message.ts';

/** One round. Remounted for each round, which clears the choice and moves the focus to the heading. */
export function Round({ state, play, locked }: GameViewProps<CareerState, CareerMove>) {
  const { round, card, phase, attempts, results } = state;
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const former = results.find((result) => result.round === round - 1);
  useMessage(round, card, former);

  useEffect(() => heading.current?.focus(), []);

  return (
    <section className={css.round}>
      {former && <p className={css.verdict}>{t(`verdict.${former.isCorrect ? 'correct' : 'wrong'}`, { round })}</p>}
      <h2 ref={heading} tabIndex={-1} className={css.heading}>
        {t('round.title', { round, total: ROUNDS })}
      </h2>
      <Clues round={round} card={card} />
      {phase.kind === 'stalled' || (phase.kind === 'advancing' && phase.tries > 1) ? (
        <Continue asking={locked} onContinue={() => play({ kind: 'continue' })} />
      ) : (
        <Answer
          sending={locked}
          failed={phase.kind === 'answering' && attempts.length > 0}
          onSubmit={(playerId) => play({ kind: 'submit', playerId })}
        />
      )}
    </section>
  );
}
