import { useTexts } from '@soccer-legends/game-sdk/react';
import { Icon, VisuallyHidden } from '@soccer-legends/ui';
import type { Step } from '../rules/round-results.ts';
import css from './Progress.module.css';

/** One bead per round. Its mark and label repeat the meaning of its color. */
export function Progress({ steps }: { steps: readonly Step[] }) {
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
