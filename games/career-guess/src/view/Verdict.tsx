import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button, Icon } from '@soccer-legends/ui';
import { useEffect, useRef } from 'react';
import type { CareerMove, Phase } from '../rules/state.ts';
import { Person } from './Person.tsx';
import type { Reveal } from './use-reveal.ts';
import css from './Verdict.module.css';

export interface VerdictProps {
  reveal: Reveal;
  message: string | undefined;
  phase: Phase['kind'];
  play(move: CareerMove): void;
}

const BUTTON_TEXTS: Partial<Record<Phase['kind'], string>> = { stalled: 'next.continue', closing: 'next.results' };

/** The correct player on a card that turns over, beside the chosen player. */
export function Verdict({ reveal: { isCorrect, asked, chosen, differs }, message, phase, play }: VerdictProps) {
  const t = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const failed = phase === 'stalled';

  // The form that had the focus is gone.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);

  return (
    <div className={css.verdict}>
      <p className={isCorrect ? css.right : css.wrong}>
        {message !== undefined && <Icon name={isCorrect ? 'check' : 'cross'} size={28} />}
        {message}
      </p>
      <dl className={css.people}>
        <Person label={t('summary.player')} player={asked} width={132} turning />
        {differs && <Person label={t('summary.choice')} player={chosen} width={96} />}
      </dl>
      {failed && (
        <p role="alert" className={css.fault}>
          {t('next.failed')}
        </p>
      )}
      <Button
        ref={button}
        aria-disabled={phase === 'advancing' || undefined}
        onClick={() => play({ kind: failed ? 'continue' : 'proceed' })}
      >
        {t(BUTTON_TEXTS[phase] ?? 'next.round')}
      </Button>
    </div>
  );
}
