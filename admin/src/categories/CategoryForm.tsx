import { MAX_REASON_LENGTH, type CategorySheet } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { TextField } from '../components/Field.tsx';
import { EffectsNote } from '../facts/EffectsNote.tsx';
import { FormActions } from '../facts/FormActions.tsx';
import css from '../facts/PersonEditor.module.css';
import { CategoryFields } from './CategoryFields.tsx';
import { useCategoryDraft } from './use-category-draft.ts';
import { useCategoryEffects } from './use-category-effects.ts';
import { useCategorySave } from './use-category-save.ts';

export interface CategoryFormProps {
  sheet: CategorySheet;
  /** Undefined for a new group. */
  id: string | undefined;
  onClose(): void;
}

/** Names, members and state of a hand-written group. Unsaved changes survive a reload. */
export function CategoryForm({ sheet, id, onClose }: CategoryFormProps) {
  const t = useTexts();
  const [reason, setReason] = useState('');
  const { draft, change, clear, isChanged } = useCategoryDraft(sheet);
  const effects = useCategoryEffects(id, draft, isChanged);
  const { save, isPending, faults, forget } = useCategorySave(id, () => {
    clear();
    onClose();
  });
  const discard = (): void => {
    clear();
    forget();
  };
  return (
    <form
      className={css.editor}
      onSubmit={(event) => {
        event.preventDefault();
        save({ draft, version: sheet.version, reason });
      }}
    >
      <CategoryFields draft={draft} faults={faults} onChange={change} />
      <EffectsNote effects={effects} />
      <TextField
        label={t('facts.reason')}
        maxLength={MAX_REASON_LENGTH}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <FormActions canDiscard={isChanged} canSave={isChanged && !isPending} onClose={onClose} onDiscard={discard} />
    </form>
  );
}
