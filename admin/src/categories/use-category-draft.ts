import type { CategoryMember, CategorySheet } from '@soccer-legends/contracts';
import { useState } from 'react';

export interface CategoryDraft extends Pick<CategorySheet, 'enabled' | 'names'> {
  members: readonly CategoryMember[];
}

/** The unsaved changes of a group. They are in the session storage, by id and version of the group. */
export function useCategoryDraft({ id, version, enabled, names, members }: CategorySheet) {
  const key = `category ${id} ${version}`;
  const saved: CategoryDraft = { enabled, names, members };
  const [draft, setDraft] = useState(() => read(key) ?? saved);
  return {
    draft,
    isChanged: JSON.stringify(draft) !== JSON.stringify(saved),
    change: (changes: Partial<CategoryDraft>): void => {
      const next = { ...draft, ...changes };
      sessionStorage.setItem(key, JSON.stringify(next));
      setDraft(next);
    },
    clear: (): void => {
      sessionStorage.removeItem(key);
      setDraft(saved);
    },
  };
}

function read(key: string): CategoryDraft | undefined {
  const text = sessionStorage.getItem(key);
  return text === null ? undefined : (JSON.parse(text) as CategoryDraft);
}
