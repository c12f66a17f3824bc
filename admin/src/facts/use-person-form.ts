import type { EditedKind, FactChange, FactSheet } from '@soccer-legends/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useHttp } from '../http/use-api.ts';
import { isEmpty, toChange, type DraftAction, newKeys, type Draft } from './draft.ts';
import type { FactForm, FieldRefusal } from './fact-form.ts';
import { factsPath, NEW_ID } from './facts-path.ts';
import { storeDraft, storedDraft } from './stored-draft.ts';
import { useDraft } from './use-draft.ts';
import { useRevert } from './use-revert.ts';
import { useSave, type Refusal } from './use-save.ts';

export interface PersonFormOptions {
  kind: EditedKind;
  sheet: FactSheet;
  onSaved(sheet: FactSheet): void;
}

export function usePersonForm({ kind, sheet, onSaved }: PersonFormOptions) {
  const { draft, canUndo, change, undo, rebase, clear: clearDraft } = useDraft(kind, sheet);
  const [reason, setReason] = useReason(`facts-reason-${kind}-${sheet.id}`);
  const clear = (): void => {
    clearDraft();
    setReason('');
  };
  const { save, isPending, refusal, forget } = useSheetSave(kind, sheet.id, {
    onSaved: (saved) => {
      clear();
      onSaved(saved);
    },
    onConflict: rebase,
  });
  const refusalOf = refusalsByField(sheet, draft, refusal);
  const isChanged = !isEmpty(draft);
  return {
    draft,
    fields: factForm(sheet, draft, refusalOf, change),
    refusal,
    refusalOf,
    change,
    undo,
    canUndo,
    canDiscard: isChanged,
    canSave: isChanged && !isPending,
    reason,
    setReason,
    save: (): void => {
      if (isChanged) save(toChange(draft, reason));
    },
    discard: (): void => {
      clear();
      forget();
    },
  };
}

function factForm(
  sheet: FactSheet,
  draft: Draft,
  refusalOf: RefusalOf,
  change: (action: DraftAction) => void,
): FactForm {
  return {
    values: { ...sheet.fields, ...draft.fields },
    sources: sheet.sources,
    isChanged: (field) => field in draft.fields,
    refusalOf: (field) => refusalOf(undefined, field),
    setField: (field, value) => change({ type: 'field', field, value } as DraftAction),
  };
}

/** The reason of a change. Like the draft, it survives a reload. */
function useReason(name: string) {
  const [reason, showReason] = useState(() => storedDraft<string>(name) ?? '');
  const setReason = (text: string): void => {
    storeDraft(name, text);
    showReason(text);
  };
  return [reason, setReason] as const;
}

interface SheetSaveOptions {
  onSaved(sheet: FactSheet): void;
  onConflict(latestVersion: number): void;
}

/** Corrects the facts of a person or club, or adds a person. */
function useSheetSave(kind: EditedKind, id: number, { onSaved, onConflict }: SheetSaveOptions) {
  const http = useHttp();
  const client = useQueryClient();
  const path = factsPath(kind, id);
  const { mutate: revert } = useRevert();
  return useSave<FactChange, FactSheet>({
    send: ({ version, ...facts }) =>
      id === NEW_ID ? http.post<FactSheet>(path, facts) : http.patch<FactSheet>(path, { version, ...facts }),
    onSaved: (saved) => {
      client.setQueryData([factsPath(kind, saved.id)], saved);
      onSaved(saved);
    },
    undoOf: (saved, { version }) => (saved.version === version ? undefined : () => revert({ id: saved.version })),
    onConflict: async () => {
      const latest = await http.get<FactSheet>(path);
      client.setQueryData([path], latest);
      onConflict(latest.version);
    },
  });
}

/** Finds the rejection of a field; `spell` is undefined for a fact about the person. */
export type RefusalOf = (spell: string | undefined, field: string) => FieldRefusal;

/** Assigns the server's rejections to the fields of a draft. The server uses different keys for new spells. */
export function refusalsByField(sheet: FactSheet, draft: Draft, { faults, conflicts }: Refusal): RefusalOf {
  const draftKeys = newKeys(sheet, draft);
  const keyOf = (spell: string | undefined): string | undefined => (spell && draftKeys.get(spell)) ?? spell;
  return (spell, field) => ({
    faults: faults.filter((fault) => fault.field === field && keyOf(fault.spell) === spell),
    conflict: conflicts.find((conflict) => conflict.field === field && conflict.spell === spell),
  });
}
