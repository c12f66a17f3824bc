import type { FactConflict, FactValue, FieldFault } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { SmallButton } from '../components/SmallButton.tsx';
import { useFormat } from '../locales/use-format.ts';
import css from './FactNote.module.css';

export interface FactNoteProps {
  /** Id for `aria-describedby` of the field. */
  id: string;
  faults: readonly FieldFault[];
  conflict?: FactConflict | undefined;
  onUseTheirs?(value: FactValue): void;
}

/** Shows which rule the field breaks, or which value someone else has set. */
export function FactNote({ id, faults, conflict, onUseTheirs }: FactNoteProps) {
  const t = useTexts();
  const { time } = useFormat();
  if (faults.length === 0 && !conflict) return null;
  return (
    <div id={id} className={css.note} role="alert">
      {faults.map(({ rule }) => (
        <p key={rule}>{t(`facts.rule.${rule}`)}</p>
      ))}
      {conflict && (
        <p>
          {t('facts.conflict', { who: conflict.actor, time: time(conflict.at), value: String(conflict.theirs ?? '–') })}{' '}
          <SmallButton onClick={() => onUseTheirs?.(conflict.theirs)}>{t('facts.useTheirs')}</SmallButton>
        </p>
      )}
    </div>
  );
}
