import { ApiError } from '@soccer-legends/api-client';
import { MAX_REASON_LENGTH, type CategorySheet, type GameEffects, type FieldFault } from '@soccer-legends/contracts';
import { useTexts, useServices } from '@soccer-legends/game-sdk/react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '../components/Field.tsx';
import { EffectsNote } from '../facts/EffectsNote.tsx';
import { FormActions } from '../facts/FormActions.tsx';
import css from '../facts/PersonEditor.module.css';
import { useSettled } from '../facts/use-settled.ts';
import { useHttp } from '../http/context.ts';
import { errorText } from '../http/error-text.ts';
import { useSingleMutation } from '../http/use-single-mutation.ts';
import { CategoryFields } from './CategoryFields.tsx';
import { categoryPath, CATEGORIES } from './categories-path.ts';
import { toCategoryChange } from './to-category-change.ts';
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
      <TextField label={t('facts.reason')} maxLength={MAX_REASON_LENGTH} value={reason} onValue={setReason} />
      <FormActions canDiscard={isChanged} canSave={isChanged && !isPending} onClose={onClose} onDiscard={discard} />
    </form>
  );
}

/**
 * Returns how the unsaved changes would affect the boards. Undefined without changes, for a new group, and until the
 * server has responded.
 */
function useCategoryEffects(id: string | undefined, draft: CategoryDraft, isChanged: boolean): GameEffects | undefined {
  const http = useHttp();
  const settled = useSettled(draft);
  const { data } = useQuery({
    queryKey: ['category-effects', id, settled],
    queryFn: () => http.post<GameEffects>(categoryPath('effects', id!), toCategoryChange(settled, 0)),
    enabled:
      isChanged &&
      settled === draft &&
      id !== undefined &&
      Object.values(settled.names).every((name) => name.trim() !== ''),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return isChanged ? data : undefined;
}

interface Saved {
  draft: CategoryDraft;
  version: number;
  reason: string;
}

/** Saves an existing group, or adds a new one. Returns broken rules, which are shown next to their fields. */
function useCategorySave(id: string | undefined, onSaved: () => void) {
  const t = useTexts();
  const { toast } = useServices();
  const http = useHttp();
  const client = useQueryClient();
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const { mutate, isPending } = useSingleMutation<CategorySheet, Saved>({
    mutationFn: ({ draft, version, reason }) => {
      const body = { ...toCategoryChange(draft, version), ...(reason === '' ? {} : { reason }) };
      return id === undefined
        ? http.post<CategorySheet>(CATEGORIES, body)
        : http.patch<CategorySheet>(categoryPath('sheet', id), body);
    },
    onSuccess: async () => {
      toast({ tone: 'success', title: t('facts.saved') });
      onSaved();
      await client.invalidateQueries();
    },
    onError: (error) => {
      const { fieldFaults = [], code = undefined } = (error instanceof ApiError && error.problem) || {};
      setFaults(fieldFaults);
      if (fieldFaults.length > 0) return;
      const reason = code === 'facts.conflict' ? t('categories.conflict') : errorText(error, t('offline'));
      toast({ tone: 'destructive', cause: error, title: t('facts.notSaved'), description: reason });
    },
  });
  return { save: mutate, isPending, faults, forget: () => setFaults([]) };
}
