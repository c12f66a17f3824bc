import type { EditedPeople } from '@soccer-legends/contracts';

export function factsPath(people: EditedPeople, id: number): string {
  return `/api/admin/facts/${people}/${id}`;
}
