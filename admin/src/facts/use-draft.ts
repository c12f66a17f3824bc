import type { EditedKind, FactSheet } from '@soccer-legends/contracts';
import { useState } from 'react';
import { changeDraft, emptyDraft, isEmpty, type Draft, type DraftAction } from './draft.ts';
import { storeDraft, storedDraft } from './stored-draft.ts';

const MAX_UNDO = 100;

interface Edited {
  draft: Draft;
  /** Earlier drafts, latest last. */
  past: readonly Draft[];
  /** The field of the last action: all typing in one field is a single undo step. */
  place: string;
}

export interface EditedDraft {
  draft: Draft;
  canUndo: boolean;
  change(action: DraftAction): void;
  undo(): void;
  /** Continues with a newer version of the facts, for example after a conflict. */
  rebase(version: number): void;
  clear(): void;
}

/** The unsaved changes of a person or club. They survive a reload, until the browser tab is closed. */
export function useDraft(kind: EditedKind, sheet: FactSheet): EditedDraft {
  const name = `facts-draft-${kind}-${sheet.id}`;
  const [edited, setEdited] = useState<Edited>(() => ({
    draft: storedDraft<Draft>(name) ?? emptyDraft(sheet),
    past: [],
    place: '',
  }));
  const update = (next: Edited): void => {
    storeDraft(name, isEmpty(next.draft) ? undefined : next.draft);
    setEdited(next);
  };
  const { draft, past } = edited;
  return {
    draft,
    canUndo: past.length > 0,
    change: (action) => {
      const place = placeOf(action);
      const isSamePlace = place !== '' && place === edited.place;
      update({
        draft: changeDraft(sheet, draft, action),
        past: isSamePlace ? past : [...past.slice(-MAX_UNDO), draft],
        place,
      });
    },
    undo: () => {
      const last = past.at(-1);
      if (last) update({ draft: { ...last, version: draft.version }, past: past.slice(0, -1), place: '' });
    },
    rebase: (version) => update({ ...edited, draft: { ...draft, version } }),
    clear: () => update({ draft: emptyDraft(sheet), past: [], place: '' }),
  };
}

function placeOf(action: DraftAction): string {
  if (action.type === 'field') return action.field;
  return action.type === 'spell' ? `${action.key} ${action.field}` : '';
}
