import {
  LANGUAGES,
  MAX_REASON_LENGTH,
  type CategoryChange,
  type CategorySheet,
  type Language,
} from '@soccer-legends/contracts';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
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
  const { language } = usePlatform();
  const hasEffects = isChanged && id !== undefined && draft.names[language].trim() !== '';
  const effects = useEffects(
    categoryPath('effects', id ?? ''),
    hasEffects ? toCategoryChange(draft, 0, language) : undefined,
  );
  const { save, isPending, refusal, forget } = useSave<void, CategorySheet>({
    send: () => {
      const body = { ...toCategoryChange(draft, sheet.version, language), ...(reason === '' ? {} : { reason }) };
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

/** @param language the name in this language replaces missing names */
function toCategoryChange(
  { enabled, names, members }: CategoryDraft,
  version: number,
  language: Language,
): CategoryChange {
  const nameIn = (code: Language): string => (names[code].trim() === '' ? names[language] : names[code]);
  const complete = Object.fromEntries(LANGUAGES.map((code) => [code, nameIn(code)])) as CategoryDraft['names'];
  return { version, enabled, names: complete, members: members.map(({ id }) => id) };
}
