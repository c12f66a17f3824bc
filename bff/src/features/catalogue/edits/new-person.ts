import { NO_EDITS } from './apply-edits.ts';
import { withEdits, type LoadedPerson } from './loaded-person.ts';
import { factsOf } from './person-rows.ts';
import type { Coach, Player } from '../catalogue.entities.ts';

/** Whom an administrator can add. */
export type AddedKind = 'player' | 'coach';

/** Players must have a country. */
export const UNKNOWN_COUNTRY = 'Unknown';
const LEAST_FAME = 1;

/** Returns the row of a person of whom nothing but the name is known. */
export function newRow(kind: AddedKind, id: number, name: string, now: Date): Player | Coach {
  const person = { id, name, nation: null, born: null, photo: null, hidden: false, fame: LEAST_FAME };
  const written = { source: 'hand', apiId: null, editedAt: null, updatedAt: now } as const;
  if (kind === 'coach') return { ...person, ...written, country: null };
  const unknown = { fullName: null, surname: null, position: null, number: null, drawn: false, inGames: true };
  return { ...person, ...written, ...unknown, country: UNKNOWN_COUNTRY };
}

/** Returns a person who is added by a change: every fault counts. */
export function newPerson(kind: AddedKind, row: Player | Coach): LoadedPerson {
  const unedited = withEdits({ kind, id: row.id, row, sources: factsOf(kind, row, []), edits: NO_EDITS });
  return { ...unedited, tolerated: [], isNew: true };
}
