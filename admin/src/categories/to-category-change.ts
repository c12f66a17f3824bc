import type { CategoryChange } from '@soccer-legends/contracts';
import type { CategoryDraft } from './use-category-draft.ts';

/** Returns the request body for the state of a form. */
export function toCategoryChange({ enabled, names, members }: CategoryDraft, version: number): CategoryChange {
  return { version, enabled, names, members: members.map(({ id }) => id) };
}
