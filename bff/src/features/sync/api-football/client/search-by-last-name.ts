import type { ApiPerson } from '../answers.ts';
import { searchWords } from './search-words.ts';

/** The service refuses to search for less. */
const SHORTEST = 4;

/**
 * Everybody who has all words of a name. The service searches by last name alone, which most names have at their end
 * and some at their beginning: the last word is asked for, then the first.
 */
export async function byLastName<Person extends ApiPerson>(
  name: string,
  search: (word: string) => Promise<readonly Person[]>,
): Promise<Person[]> {
  const words = searchWords(name).split(' ');
  const long = words.filter((word) => word.length >= SHORTEST);
  // What is too short for a search is asked for all the same: the service's own words say why it is refused.
  const asked = long.length > 0 ? [...new Set([long.at(-1)!, long[0]!])] : [words.join(' ')];
  for (const word of asked) {
    const found = (await search(word)).filter((person) => hasWords(person, words));
    if (found.length > 0) return found;
  }
  return [];
}

function hasWords({ name, firstName, lastName }: ApiPerson, words: readonly string[]): boolean {
  const known = ` ${searchWords([name, firstName, lastName].filter(Boolean).join(' '))}`;
  return words.every((word) => known.includes(` ${word}`));
}
