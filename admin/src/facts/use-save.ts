import { ApiError } from '@soccer-legends/api-client';
import type { EditedKind, FactChange, FactConflict, FactSheet, FieldFault } from '@soccer-legends/contracts';
import { useServices, useTexts } from '@soccer-legends/game-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useHttp } from '../http/context.ts';
import { errorText } from '../http/error-text.ts';
import { useSingleMutation } from '../http/use-single-mutation.ts';
import { factsPath, NEW_ID } from './facts-path.ts';

/** What the server reports about single facts of a rejected change. */
export interface Refusal {
  faults: readonly FieldFault[];
  conflicts: readonly FactConflict[];
}

const NONE: Refusal = { faults: [], conflicts: [] };

interface SaveOptions {
  kind: EditedKind;
  id: number;
  onSaved(sheet: FactSheet): void;
  /** Called with the newer version after a conflict. */
  onConflict(version: number): void;
}

/**
 * Saves a change or adds a person. Returns faults and conflicts, which are shown next to their fields; other errors are
 * toasts.
 */
export function useSave({ kind, id, onSaved, onConflict }: SaveOptions) {
  const t = useTexts();
  const { toast } = useServices();
  const http = useHttp();
  const client = useQueryClient();
  const [refusal, setRefusal] = useState(NONE);
  const path = factsPath(kind, id);
  const { mutate, isPending } = useSingleMutation<FactSheet, FactChange>({
    mutationFn: ({ version, ...change }) =>
      id === NEW_ID ? http.post<FactSheet>(path, change) : http.patch<FactSheet>(path, { version, ...change }),
    onSuccess: async (sheet) => {
      setRefusal(NONE);
      toast({ tone: 'success', title: t('facts.saved') });
      client.setQueryData([factsPath(kind, sheet.id)], sheet);
      onSaved(sheet);
      await client.invalidateQueries();
    },
    onError: async (error) => {
      const { fieldFaults = [], conflicts = [] } = (error instanceof ApiError && error.problem) || {};
      setRefusal({ faults: fieldFaults, conflicts });
      if (fieldFaults.length === 0 && conflicts.length === 0) {
        const description = errorText(error, t('offline'));
        toast({ tone: 'destructive', cause: error, title: t('facts.notSaved'), description });
      }
      if (conflicts.length === 0) return;
      const latest = await http.get<FactSheet>(path);
      client.setQueryData([path], latest);
      onConflict(latest.version);
    },
  });
  return { save: mutate, isPending, refusal, forget: () => setRefusal(NONE) };
}
