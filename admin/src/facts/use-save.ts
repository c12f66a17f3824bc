import { ApiError } from '@soccer-legends/api-client';
import type { FactConflict, FieldFault } from '@soccer-legends/contracts';
import { useServices, useTexts } from '@soccer-legends/game-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '../http/use-error-text.ts';
import { useSingleMutation } from '../http/use-api.ts';
import { toastReason } from '../http/use-failure-text.ts';
import { undoable } from './undoable.ts';

/** What the server reports about single facts of a rejected change. */
export interface Refusal {
  faults: readonly FieldFault[];
  conflicts: readonly FactConflict[];
}

const NONE: Refusal = { faults: [], conflicts: [] };

interface SaveOptions<Change, Sheet> {
  send(change: Change): Promise<Sheet>;
  onSaved(sheet: Sheet): void;
  /** Called for conflicts of single facts. */
  onConflict?(): Promise<void>;
  /** Returns a function that undoes the change; undefined if nothing changed. */
  undoOf?(sheet: Sheet, change: Change): (() => void) | undefined;
  /** Reports a conflict as a toast, for a form that cannot show it next to a field. */
  conflictText?: string;
}

/**
 * Saves corrected facts. Returns faults and conflicts, which are shown next to their fields; other errors are toasts.
 */
export function useSave<Change, Sheet>({
  send,
  onSaved,
  undoOf,
  onConflict,
  conflictText,
}: SaveOptions<Change, Sheet>) {
  const t = useTexts();
  const { toast } = useServices();
  const client = useQueryClient();
  const errorText = useErrorText();
  const [refusal, setRefusal] = useState(NONE);
  const { mutate, isPending } = useSingleMutation<Sheet, Change>({
    mutationFn: send,
    onSuccess: async (sheet, change) => {
      setRefusal(NONE);
      const undo = undoOf?.(sheet, change);
      toast({ tone: 'success', title: t('facts.saved'), ...(undo && undoable(t, undo)) });
      onSaved(sheet);
      await client.invalidateQueries();
    },
    onError: async (error) => {
      const { fieldFaults = [], conflicts = [], code = undefined } = (error instanceof ApiError && error.problem) || {};
      setRefusal({ faults: fieldFaults, conflicts });
      const isShown = fieldFaults.length > 0 || (conflicts.length > 0 && conflictText === undefined);
      if (!isShown) {
        const reason = code === 'facts.conflict' ? conflictText : undefined;
        const description = reason === undefined ? toastReason(errorText(error)) : { description: reason };
        toast({ tone: 'destructive', cause: error, title: t('facts.notSaved'), ...description });
      }
      if (conflicts.length > 0) await onConflict?.();
    },
  });
  return { save: mutate, isPending, refusal, forget: () => setRefusal(NONE) };
}
