import { ApiError } from '@soccer-legends/api-client';
import type { CategorySheet, FieldFault } from '@soccer-legends/contracts';
import { useServices, useTexts } from '@soccer-legends/game-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useHttp } from '../http/context.ts';
import { errorText } from '../http/error-text.ts';
import { useSingleMutation } from '../http/use-single-mutation.ts';
import { CATEGORIES, categoryPath } from './categories-path.ts';
import { toCategoryChange } from './to-category-change.ts';
import type { CategoryDraft } from './use-category-draft.ts';

interface Saved {
  draft: CategoryDraft;
  version: number;
  reason: string;
}

/** Saves an existing group, or adds a new one. Returns broken rules, which are shown next to their fields. */
export function useCategorySave(id: string | undefined, onSaved: () => void) {
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
