import { usePlatform } from '@soccer-legends/game-sdk/react';
import css from './FormChip.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface FormChipProps {
  result: 'won' | 'drawn' | 'lost' | 'rest';
}

/** A result as one letter, as in form tables: W, D or L; a dash for a rest day. */
export function FormChip({ result }: FormChipProps) {
  const { t } = usePlatform();
  return (
    <span className={`${css.chip} ${css[result]}`}>
      <span translate="no" aria-hidden="true">
        {result === 'rest' ? '–' : t(`ui.form.${result}.letter`)}
      </span>
      <VisuallyHidden>{t(`ui.form.${result}.name`)}</VisuallyHidden>
    </span>
  );
}
