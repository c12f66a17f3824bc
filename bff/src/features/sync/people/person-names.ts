import { nameForms, nameKey } from '@soccer-legends/contracts';
import type { ApiPerson } from '../../football-api/football-api.port.ts';

/** The initials in "M. Maignan" and "J.-P. Papin". */
const INITIALS = /^(?:\p{L}\.[\s-]*)+/u;

/** Returns the name to show, with the full given name instead of an initial. */
export function shownName({ name, firstName }: Pick<ApiPerson, 'name' | 'firstName'>): string {
  const given = INITIALS.test(name) && givenNameFor(name, firstName ?? '');
  return given ? `${given} ${name.replace(INITIALS, '')}` : name;
}

/** Returns the given name that the initial stands for. It is not always the first: "O. Dembélé" is Masour Ousmane. */
function givenNameFor(name: string, givenNames: string): string | undefined {
  const initial = nameKey(name)[0];
  // Parts come last, so that "J. Mateta" is Jean-Philippe and "E. Choupo-Moting" is the Eric of Jean-Eric.
  const candidates = [...givenNames.trim().split(/\s+/), ...givenNames.trim().split(/[\s-]+/)];
  return candidates.find((given) => nameKey(given)[0] === initial && !INITIALS.test(given));
}

/** Returns the later name, unless it abbreviates a given name that is known in full. */
export function fullerName(known: string, later: string): string {
  return INITIALS.test(later) && !INITIALS.test(known) ? known : later;
}

/** Returns the full legal name; null unless both parts are known. */
export function legalName({ firstName, lastName }: Pick<ApiPerson, 'firstName' | 'lastName'>): string | null {
  return firstName && lastName ? `${firstName} ${lastName}` : null;
}

/** Returns the forms of the names, without initials, under which the catalogue may contain a person of the service. */
export function wholeNames(person: Pick<ApiPerson, 'name' | 'firstName' | 'lastName'>): string[] {
  const { name, firstName, lastName } = person;
  const given = firstName && (givenNameFor(name, firstName) ?? firstName.trim().split(/\s+/)[0]);
  const names = [shownName(person), legalName(person), given && lastName ? `${given} ${lastName}` : null];
  return [...new Set(names.flatMap((one) => (one && !INITIALS.test(one) ? nameForms(one) : [])))];
}

/** Abbreviates the first word to an initial, so that full and abbreviated names are equal. */
export function withInitial(name: string): string {
  const [first = '', ...rest] = nameKey(name).split(' ');
  return rest.length === 0 ? first : `${first[0]} ${rest.join(' ')}`;
}

export function surnameOf(name: string): string {
  return name.trim().split(/\s+/).at(-1)!;
}
