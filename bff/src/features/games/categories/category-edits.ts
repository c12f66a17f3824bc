import { LANGUAGES, type CategoryState, type Language, type RevisedFact } from '@soccer-legends/contracts';
import type { CategoryEdit } from '../../catalogue/catalogue.port.ts';

const NO_NAMES = Object.fromEntries(LANGUAGES.map((language) => [language, ''])) as Record<Language, string>;
const EMPTY: CategoryState = { enabled: true, names: NO_NAMES, members: [] };

/** Returns a group after an edit. @param base the data set's group; null for a group that an administrator added */
export function stateOf(base: CategoryState | null, edit: CategoryEdit | null): CategoryState {
  const from = base ?? EMPTY;
  if (!edit) return from;
  const members = [...new Set([...from.members, ...edit.added])].filter((id) => !edit.removed.includes(id));
  return { enabled: edit.enabled, names: { ...from.names, ...edit.names }, members };
}

/** Returns the edit that changes a group to the given state; null if the state equals that of the data set. */
export function editOf(base: CategoryState | null, { enabled, names, members }: CategoryState): CategoryEdit | null {
  const from = base ?? EMPTY;
  const changed = LANGUAGES.filter((language) => names[language] !== from.names[language]);
  const added = members.filter((id) => !from.members.includes(id));
  const removed = from.members.filter((id) => !members.includes(id));
  const isSame = enabled && changed.length + added.length + removed.length === 0;
  if (base && isSame) return null;
  return { enabled, names: Object.fromEntries(changed.map((one) => [one, names[one]])), added, removed };
}

/** Returns the differences of two states for the history. @param nameOf returns the name of a player id */
export function stateChanges(
  before: CategoryState,
  after: CategoryState,
  nameOf: (player: number) => string,
): RevisedFact[] {
  const added = after.members.filter((id) => !before.members.includes(id));
  const removed = before.members.filter((id) => !after.members.includes(id));
  return [
    ...(before.enabled === after.enabled ? [] : [{ field: 'enabled', before: before.enabled, after: after.enabled }]),
    ...LANGUAGES.filter((language) => before.names[language] !== after.names[language]).map((language) => ({
      ...{ field: 'name', spell: language },
      ...{ before: before.names[language] || null, after: after.names[language] || null },
    })),
    ...added.map((id) => ({ field: 'member', before: null, after: nameOf(id) })),
    ...removed.map((id) => ({ field: 'member', before: nameOf(id), after: null })),
  ];
}
