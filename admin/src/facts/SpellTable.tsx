import { useTexts } from '@soccer-legends/game-sdk/react';
import { VisuallyHidden } from '@soccer-legends/ui';
import type { KeyboardEvent } from 'react';
import { ScrollRegion } from '../components/ScrollRegion.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import type { DraftAction, SpellField, SpellRow } from './draft.ts';
import type { FactNoteProps } from './FactNote.tsx';
import { SpellCell } from './SpellCell.tsx';
import css from './SpellTable.module.css';

const YEARS = ['startYear', 'endYear'] as const;
const FIGURES = ['matches', 'goals'] as const;

export interface SpellTableProps {
  rows: readonly SpellRow[];
  /** Coaches have no matches, goals or loans. */
  hasFigures: boolean;
  /** Names of clubs to choose from. */
  clubs: readonly string[];
  noteOf(key: string, field: string): Omit<FactNoteProps, 'id' | 'onUseTheirs'>;
  onChange(action: DraftAction): void;
}

/** The career as a table of fields. The arrow keys and Enter move between rows; Escape restores a field. */
export function SpellTable({ rows, hasFigures, clubs, noteOf, onChange }: SpellTableProps) {
  const t = useTexts();
  const numbers: readonly SpellField[] = hasFigures ? [...YEARS, ...FIGURES] : YEARS;
  return (
    <ScrollRegion label={t('person.career')} className={css.scroller}>
      <table className={css.spells} onKeyDown={moveBetweenRows}>
        <thead>
          <tr>
            {['club', ...numbers, ...(hasFigures ? ['loan'] : [])].map((field) => (
              <th key={field} scope="col">
                {t(`facts.spell.${field}`)}
              </th>
            ))}
            <th scope="col">
              <VisuallyHidden>{t('facts.actions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} {...{ row, numbers, hasFigures, noteOf, onChange }} />
          ))}
        </tbody>
      </table>
      <datalist id="facts-clubs">
        {clubs.map((club) => (
          <option key={club} value={club} />
        ))}
      </datalist>
    </ScrollRegion>
  );
}

interface RowProps extends Pick<SpellTableProps, 'hasFigures' | 'noteOf' | 'onChange'> {
  row: SpellRow;
  numbers: readonly SpellField[];
}

function Row({ row, numbers, hasFigures, noteOf, onChange }: RowProps) {
  const t = useTexts();
  const { key, values, removed } = row;
  const set = (field: SpellField, value: SpellRow['values'][SpellField]): void =>
    onChange({ type: 'spell', key, field, value });
  const name = String(values.club) || t('facts.newSpell');
  const fieldOf = (field: SpellField) => ({
    row,
    field,
    label: `${t(`facts.spell.${field}`)}, ${name}`,
    note: noteOf(key, field),
    onSet: (value: string | number | null) => set(field, value),
  });
  return (
    <tr className={removed ? css.removed : undefined}>
      <td className={css.club}>
        <SpellCell {...fieldOf('club')} />
      </td>
      {numbers.map((field) => (
        <td key={field} className={css.number} data-label={t(`facts.spell.${field}`)}>
          <SpellCell {...fieldOf(field)} />
        </td>
      ))}
      {hasFigures && (
        <td className={css.loan} data-label={t('facts.spell.loan')}>
          <input
            type="checkbox"
            aria-label={`${t('facts.spell.loan')}, ${name}`}
            checked={values.loan === true}
            disabled={removed}
            onChange={({ currentTarget }) => set('loan', currentTarget.checked)}
          />
        </td>
      )}
      <td className={css.actions}>
        <RowActions {...{ name, row, numbers, onChange }} />
      </td>
    </tr>
  );
}

interface RowActionsProps extends Pick<RowProps, 'row' | 'numbers' | 'onChange'> {
  name: string;
}

/** Restores the values of a row from its source, if they differ, and removes or restores the row. */
function RowActions({ name, row, numbers, onChange }: RowActionsProps) {
  const t = useTexts();
  const { key, values, removed, isNew, source } = row;
  const differs = source !== null && numbers.some((field) => source[field] !== values[field]);
  const follow = (): void => {
    for (const field of ['club', ...numbers, 'loan'] as const)
      onChange({ type: 'spell', key, field, value: source![field] });
  };
  return (
    <>
      {differs && !removed && !isNew && (
        <SmallButton aria-label={t('facts.followNamed', { name })} onClick={follow}>
          {t('facts.follow')}
        </SmallButton>
      )}
      <SmallButton
        aria-label={t(removed ? 'facts.restoreNamed' : 'facts.removeNamed', { name })}
        onClick={() => onChange({ type: 'remove', key, removed: !removed })}
      >
        {t(removed ? 'facts.restore' : 'facts.remove')}
      </SmallButton>
    </>
  );
}

/** Moves the focus to the same field of the next or previous row. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>): void {
  const { target, key } = event;
  if (!(target instanceof HTMLInputElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' || key === 'Enter' ? 1 : 0;
  // In the list of clubs, the arrow keys select a club.
  if (step === 0 || (target.list && key !== 'Enter')) return;
  event.preventDefault();
  const column = target.dataset['field'];
  const cells = event.currentTarget.querySelectorAll<HTMLInputElement>(`[data-field="${column}"]`);
  const fields = [...cells].filter(({ disabled }) => !disabled);
  fields[fields.indexOf(target) + step]?.focus();
}
