import type { AdminTeam, FactConflict, FactSheet } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useId } from 'react';
import { SmallButton } from '../components/SmallButton.tsx';
import { useApiQuery } from '../http/use-api.ts';
import layout from '../components/layout.module.css';
import { spellRows, type Draft, type DraftAction } from './draft.ts';
import type { FieldRefusal } from './fact-form.ts';
import { FactNote } from './FactNote.tsx';
import { SpellTable } from './SpellTable.tsx';

export interface CareerFieldsProps {
  sheet: FactSheet;
  draft: Draft;
  /** Coaches have no matches, goals or loans. */
  hasFigures: boolean;
  /** Changes of spells that someone else has removed. */
  lostSpells: readonly FactConflict[];
  /** @param key draft key of the spell; undefined for the whole career */
  refusalOf(key: string | undefined, field: string): FieldRefusal;
  onChange(action: DraftAction): void;
}

export function CareerFields({ sheet, draft, hasFigures, lostSpells, refusalOf, onChange }: CareerFieldsProps) {
  const t = useTexts();
  const noteId = useId();
  const teams = useApiQuery<AdminTeam[]>('/api/admin/teams?players=false');
  return (
    <>
      <div data-career="career">
        <SpellTable
          rows={spellRows(sheet, draft)}
          hasFigures={hasFigures}
          clubs={teams.data?.map(({ name }) => name) ?? []}
          noteOf={refusalOf}
          onChange={onChange}
        />
      </div>
      <FactNote id={noteId} faults={refusalOf(undefined, 'career').faults} />
      {lostSpells.map((conflict) => (
        <p key={conflict.spell} role="alert" className={layout.fault}>
          {t('facts.spellRemoved', { who: conflict.actor, spell: conflict.spell ?? '' })}
        </p>
      ))}
      <div>
        <SmallButton onClick={() => onChange({ type: 'add' })}>{t('facts.add')}</SmallButton>
      </div>
    </>
  );
}
