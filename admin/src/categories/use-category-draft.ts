import type { CategoryMember, CategorySheet } from '@soccer-legends/contracts';
import { useState } from 'react';
import { storeDraft, storedDraft } from '../facts/stored-draft.ts';

/** The state of a group's form. */
export interface CategoryDraft extends Pick<CategorySheet, 'enabled' | 'names'> {
  members: readonly CategoryMember[];
}

/** The unsaved changes of a group. They are in the session storage, by id and version of the group. */
export function useCategoryDraft({ id, version, enabled, names, members }: CategorySheet) {
  const key = `category ${id} ${version}`;
  const saved: CategoryDraft = { enabled, names, members };
  const [draft, setDraft] = useState(() => storedDraft<CategoryDraft>(key) ?? saved);
  return {
    draft,
    isChanged: JSON.stringify(draft) !== JSON.stringify(saved),
    change: (changes: Partial<CategoryDraft>): void => {
      const next = { ...draft, ...changes };
      storeDraft(key, next);
      setDraft(next);
    },
    clear: (): void => {
      storeDraft(key, undefined);
      setDraft(saved);
    },
  };
}
