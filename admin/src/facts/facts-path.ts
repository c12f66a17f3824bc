import type { EditedKind } from '@soccer-legends/contracts';

/** The id of a person who is not saved yet. */
export const NEW_ID = 0;

/** Returns the path of the facts of a person or club; for `NEW_ID`, the path that adds a person. */
export function factsPath(kind: EditedKind, id: number): string {
  const all = `/api/admin/facts/${kind}`;
  return id === NEW_ID ? all : `${all}/${id}`;
}
