import { MAX_REASON_LENGTH, type CategoryChange, type CategorySheet } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { Form } from '../components/Form.tsx';
import { TextField } from '../components/Field.tsx';
import { EffectsNote } from '../facts/EffectsNote.tsx';
import { FormActions } from '../facts/FormActions.tsx';
import layout from '../components/layout.module.css';
import { useEffects } from '../facts/use-effects.ts';
import { useSave } from '../facts/use-save.ts';
import { useHttp } from '../http/use-api.ts';
import { CategoryFields } from './CategoryFields.tsx';
import { categoryPath, CATEGORIES } from './categories-path.ts';
import { useCategoryDraft, type CategoryDraft } from './use-category-draft.ts';

export interface CategoryFormProps {
  sheet: CategorySheet;
  /** Undefined for a new group. */
  id: string | undefined;
  onClose(): void;
}

/** Names, members and state of a hand-written group. Unsaved changes survive a reload. */
export function CategoryForm({ sheet, id, onClose }: CategoryFormProps) {
  const t = useTexts();
  const http = useHttp();
  const [reason, setReason] = useState('');
  const { draft, change, clear, isChanged } = useCategoryDraft(sheet);
  const hasEffects = isChanged && id !== undefined && Object.values(draft.names).every((name) => name.trim() !== '');
  const effects = useEffects(categoryPath('effects', id ?? ''), hasEffects ? toCategoryChange(draft, 0) : undefined);
  const { save, isPending, refusal, forget } = useSave<void, CategorySheet>({
    send: () => {
      const body = { ...toCategoryChange(draft, sheet.version), ...(reason === '' ? {} : { reason }) };
      return id === undefined
        ? http.post<CategorySheet>(CATEGORIES, body)
        : http.patch<CategorySheet>(categoryPath('sheet', id), body);
    },
    onSaved: () => {
      clear();
      onClose();
    },
    conflictText: t('categories.conflict'),
  });
  const discard = (): void => {
    clear();
    forget();
  };
  return (
    <Form className={layout.stack} onSubmit={save}>
      <CategoryFields draft={draft} faults={refusal.faults} onChange={change} />
      {isChanged && <EffectsNote {...effects} />}
      <TextField label={t('facts.reason')} maxLength={MAX_REASON_LENGTH} value={reason} onValue={setReason} />
      <FormActions canDiscard={isChanged} canSave={isChanged && !isPending} onClose={onClose} onDiscard={discard} />
    </Form>
  );
}

function toCategoryChange({ enabled, names, members }: CategoryDraft, version: number): CategoryChange {
  return { version, enabled, names, members: members.map(({ id }) => id) };
}
