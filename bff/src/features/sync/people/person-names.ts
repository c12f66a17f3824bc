import { fold } from '@soccer-legends/contracts';
import type { ApiPerson } from '../../football-api/football-api.port.ts';

/** The initial in "M. Maignan". */
const INITIAL = /^\p{L}\.\s*/u;

/** Returns the name to show, with the full first name instead of an initial. */
export function shownName({ name, firstName }: Pick<ApiPerson, 'name' | 'firstName'>): string {
  const first = firstName?.trim().split(/\s+/)[0];
  const isAbbreviated = INITIAL.test(name) && first && fold(first)[0] === fold(name)[0];
  return isAbbreviated ? `${first} ${name.replace(INITIAL, '')}` : name;
}

/** Returns the later name, unless it abbreviates a first name that is known in full. */
export function fullerName(known: string, later: string): string {
  return INITIAL.test(later) && !INITIAL.test(known) ? known : later;
}

/** Returns the full legal name; null unless both parts are known. */
export function legalName({ firstName, lastName }: Pick<ApiPerson, 'firstName' | 'lastName'>): string | null {
  return firstName && lastName ? `${firstName} ${lastName}` : null;
}

/** Returns the folded names, without initials, under which the catalogue may contain a person of the service. */
export function wholeNames(person: Pick<ApiPerson, 'name' | 'firstName' | 'lastName'>): string[] {
  const first = person.firstName?.trim().split(/\s+/)[0];
  const names = [shownName(person), legalName(person), first && person.lastName ? `${first} ${person.lastName}` : null];
  return [...new Set(names.flatMap((name) => (name && !INITIAL.test(name) ? [fold(name)] : [])))];
}

/** Abbreviates the first word to an initial, so that full and abbreviated names are equal. */
export function withInitial(name: string): string {
  const [first = '', ...rest] = fold(name).replace(/\./g, '. ').split(/\s+/);
  return rest.length === 0 ? first : `${first[0]}. ${rest.join(' ')}`;
}

export function surnameOf(name: string): string {
  return name.trim().split(/\s+/).at(-1)!;
}
