import type { CataloguePlayer, CategoryEdit } from '../../catalogue/catalogue.port.ts';
import { writtenCategory, type CategoryDraft } from './category-drafts.ts';
import { groupTexts, lateralTexts } from './category-texts.ts';

type Edits = ReadonlyMap<string, CategoryEdit>;

/** Returns the categories with the administrators' changes: without disabled groups, with added ones. */
export function editedCategories(
  drafts: readonly CategoryDraft[],
  players: readonly CataloguePlayer[],
  edits: Edits,
): CategoryDraft[] {
  if (edits.size === 0) return [...drafts];
  const indexOf = new Map(players.map(({ id }, index) => [id, index]));
  const known = new Set(drafts.map(({ id }) => id));
  const added = [...edits.keys()].filter((id) => !known.has(id)).map(writtenCategory);
  return [...drafts, ...added].flatMap((draft) => {
    const edit = edits.get(draft.id);
    if (!edit) return [draft];
    return edit.enabled ? [edited(draft, edit, indexOf)] : [];
  });
}

function edited(
  draft: CategoryDraft,
  { names, added, removed }: CategoryEdit,
  indexOf: ReadonlyMap<number, number>,
): CategoryDraft {
  const indexesOf = (ids: readonly number[]): number[] => ids.flatMap((id) => indexOf.get(id) ?? []);
  const gone = new Set(indexesOf(removed));
  const members = [...new Set([...draft.members, ...indexesOf(added)])].filter((index) => !gone.has(index));
  const isMember = new Set(members);
  const unsure = draft.unsure.filter((index) => !isMember.has(index) && !gone.has(index));
  const texts = draft.kind === 'group' ? groupTexts : lateralTexts;
  const allNames = { ...draft.names!, ...names };
  return { ...draft, names: allNames, texts: texts(allNames), members, shown: members, unsure };
}
