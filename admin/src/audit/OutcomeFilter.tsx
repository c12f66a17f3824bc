import { AUDIT_OUTCOMES } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import css from './OutcomeFilter.module.css';
import type { OutcomeChoice } from './use-outcome.ts';

export interface OutcomeFilterProps {
  outcome: OutcomeChoice;
  onChange(outcome: OutcomeChoice): void;
}

export function OutcomeFilter({ outcome, onChange }: OutcomeFilterProps) {
  const t = useTexts();
  return (
    <select
      className={css.filter}
      aria-label={t('audit.outcome')}
      value={outcome}
      onChange={({ currentTarget }) => onChange(currentTarget.value as OutcomeChoice)}
    >
      <option value="">{t('audit.allOutcomes')}</option>
      {AUDIT_OUTCOMES.map((choice) => (
        <option key={choice} value={choice}>
          {t(`audit.outcomes.${choice}`)}
        </option>
      ))}
    </select>
  );
}
