import { fold } from '@soccer-legends/contracts';
import type { SyncedPerson } from './synced-facts.ts';

/** "M. Maignan": the first name as an initial alone. */
const INITIAL = /^\p{L}\.\s*/u;

/** The name to show: the service shortens first names, which no player of a game would. */
export function shownName({ name, firstName }: Pick<SyncedPerson, 'name' | 'firstName'>): string {
  const first = firstName?.trim().split(/\s+/)[0];
  const isShortened = INITIAL.test(name) && first && fold(first)[0] === fold(name)[0];
  return isShortened ? `${first} ${name.replace(INITIAL, '')}` : name;
}

/** The legal name in full, where it says more than the shown one. */
export function legalName({ firstName, lastName }: Pick<SyncedPerson, 'firstName' | 'lastName'>): string | null {
  return firstName && lastName ? `${firstName} ${lastName}` : null;
}

/** The folded whole names under which a person of the service may be known here. */
export function wholeNames(person: Pick<SyncedPerson, 'name' | 'firstName' | 'lastName'>): string[] {
  const first = person.firstName?.trim().split(/\s+/)[0];
  const names = [shownName(person), legalName(person), first && person.lastName ? `${first} ${person.lastName}` : null];
  return [...new Set(names.flatMap((name) => (name && !INITIAL.test(name) ? [fold(name)] : [])))];
}

/** A name with its first word as an initial: what two ways of writing it have in common. */
export function withInitial(name: string): string {
  const [first = '', ...rest] = fold(name).replace(/\./g, '. ').split(/\s+/);
  return rest.length === 0 ? first : `${first[0]}. ${rest.join(' ')}`;
}

/** The word that people use as the last name. */
export function surnameOf(name: string): string {
  return name.trim().split(/\s+/).at(-1)!;
}
