import type { EditedKind } from '@soccer-legends/contracts';

export function factsPath(kind: EditedKind, id: number): string {
  return `/api/admin/facts/${kind}/${id}`;
}
