import { fold, type NamedPerson } from '@soccer-legends/contracts';
import type { CatalogueSnapshot } from '../catalogue/catalogue.port.ts';

const MOST_PEOPLE = 8;
/** The longest names have about this many words. */
const MOST_WORDS = 6;
/** Many shorter last names are also ordinary words of one of the languages. */
const SHORTEST_LAST_NAME = 4;

type Person = NamedPerson & { fame: number };

/** Finds the people that a text mentions, by full name or by last name alone. */
export class PeopleByName {
  private readonly byName = new Map<string, Person[]>();

  constructor({ players, coaches }: Pick<CatalogueSnapshot, 'players' | 'coaches'>) {
    for (const { id, name, fullName, surname, fame } of players.values())
      this.add({ kind: 'players', id, name, fame }, [name, fullName, surname ?? lastWord(name)]);
    for (const { id, name, fame } of coaches.values())
      this.add({ kind: 'coaches', id, name, fame }, [name, lastWord(name)]);
  }

  /** Returns at most eight people: longest matching name first, then most famous first. */
  in(text: string): NamedPerson[] {
    const words = wordsOf(text);
    const found = new Map<Person, number>();
    for (let at = 0; at < words.length;) {
      const match = this.longestAt(words, at);
      for (const person of match.people) found.set(person, Math.max(match.length, found.get(person) ?? 0));
      at += match.length || 1;
    }
    return [...found]
      .sort(([one, oneLength], [other, otherLength]) => otherLength - oneLength || other.fame - one.fame)
      .slice(0, MOST_PEOPLE)
      .map(([{ kind, id, name }]) => ({ kind, id, name }));
  }

  /** Returns the people with the longest name at a position, so that `Cristiano Ronaldo` does not also match `Ronaldo`. */
  private longestAt(words: readonly string[], at: number): { people: readonly Person[]; length: number } {
    for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length -= 1) {
      const people = this.byName.get(words.slice(at, at + length).join(' '));
      if (people) return { people, length };
    }
    return { people: [], length: 0 };
  }

  private add(person: Person, names: readonly (string | null)[]): void {
    const [own, ...others] = names.flatMap((name) => (name === null ? [] : [wordsOf(name).join(' ')]));
    const longEnough = others.filter((name) => name.length >= SHORTEST_LAST_NAME);
    for (const name of new Set([own!, ...longEnough])) {
      const people = this.byName.get(name);
      if (people) people.push(person);
      else this.byName.set(name, [person]);
    }
  }
}

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}']+/gu) ?? [];
}

function lastWord(name: string): string {
  return name.split(/\s+/).at(-1)!;
}
