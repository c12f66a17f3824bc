import { LONGEST_NAME } from '@soccer-legends/contracts';
import type { SpellField, SpellRow } from './draft.ts';
import { FactNote, type FactNoteProps } from './FactNote.tsx';
import css from './SpellTable.module.css';

/** No year or number of matches or goals is longer. */
const MAX_DIGITS = 4;

interface SpellCellProps {
  row: SpellRow;
  field: SpellField;
  label: string;
  note: Omit<FactNoteProps, 'id' | 'onUseTheirs'>;
  onSet(value: string | number | null): void;
}

/** A field of a spell with its errors. Escape restores the value from before the focus. */
export function SpellCell({ row: { key, values, removed, changed }, field, label, note, onSet }: SpellCellProps) {
  const isNumber = field !== 'club';
  const value = String(values[field] ?? '');
  const noteId = `fact-note-${key}-${field}`.replaceAll(/\W/g, '-');
  const isWrong = note.faults.length > 0 || note.conflict !== undefined;
  const set = (text: string): void => onSet(isNumber ? toNumber(text) : text);
  return (
    <>
      <input
        className={changed.has(field) ? css.changed : undefined}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? noteId : undefined}
        autoComplete="off"
        data-field={field}
        disabled={removed}
        inputMode={isNumber ? 'numeric' : undefined}
        list={isNumber ? undefined : 'facts-clubs'}
        maxLength={isNumber ? MAX_DIGITS : LONGEST_NAME}
        value={value}
        onFocus={({ currentTarget }) => {
          currentTarget.dataset['before'] = value;
          currentTarget.select();
        }}
        onKeyDown={(event) => {
          const before = event.currentTarget.dataset['before'] ?? value;
          if (event.key !== 'Escape' || before === value) return;
          // Otherwise, Escape would close the dialog.
          event.preventDefault();
          set(before);
        }}
        onChange={({ currentTarget }) => set(currentTarget.value)}
      />
      <FactNote id={noteId} {...note} onUseTheirs={(theirs) => onSet(typeof theirs === 'boolean' ? null : theirs)} />
    </>
  );
}

function toNumber(text: string): number | null {
  const digits = text.replaceAll(/\D/g, '').slice(0, MAX_DIGITS);
  return digits === '' ? null : Number(digits);
}
