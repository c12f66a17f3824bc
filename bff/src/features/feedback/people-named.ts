import { isDeepStrictEqual } from 'node:util';
import { fold, type NamedPerson } from '@soccer-legends/contracts';
import { inSteps, type Steps } from '../../platform/slices.ts';
import {
  changedPeople,
  type CatalogueCoach,
  type CataloguePlayer,
  type CatalogueSnapshot,
} from '../people/people.port.ts';

const MOST_PEOPLE = 8;
/** The longest names have about this many words. */
const MOST_WORDS = 6;
/** Many shorter last names are also ordinary words of one of the languages. */
const SHORTEST_LAST_NAME = 4;

type Person = NamedPerson & { fame: number };
type People = Pick<CatalogueSnapshot, 'players' | 'coaches'>;

interface Named {
  person: Person;
  /** The first name is always searched, the others only if they are long enough. */
  names: readonly (string | null)[];
}

/** Finds the people that a text mentions, by full name or by last name alone. */
export class PeopleByName {
  // eslint-disable-next-line no-restricted-syntax -- the people of the catalogue
  private readonly byName = new Map<string, Person[]>();

  /** Builds the index in steps, so that the server can handle requests in between. */
  static *of({ players, coaches }: People): Steps<PeopleByName> {
    const index = new PeopleByName();
    yield* inSteps(players.values(), (player) => index.add(namedPlayer(player)));
    for (const coach of coaches.values()) index.add(namedCoach(coach));
    return index;
  }

  /** Returns false if the index must be built again. @param onChange called if texts may name other people than before */
  update(former: People, next: People, onChange: () => void): boolean {
    const players = changedPeople(former.players, next.players);
    const coaches = changedPeople(former.coaches, next.coaches);
    if (!players || !coaches) return false;
    const changed = [
      ...players.map(({ before, after }) => [namedPlayer(before), namedPlayer(after)] as const),
      ...coaches.map(({ before, after }) => [namedCoach(before), namedCoach(after)] as const),
    ].filter(([before, after]) => !isDeepStrictEqual(before, after));
    for (const [before, after] of changed) {
      this.remove(before);
      this.add(after);
    }
    if (changed.length > 0) onChange();
    return true;
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
      .sort(
        ([one, oneLength], [other, otherLength]) =>
          otherLength - oneLength || other.fame - one.fame || one.id - other.id,
      )
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

  private add({ person, names }: Named): void {
    for (const name of searchedNames(names)) {
      const people = this.byName.get(name);
      if (people) people.push(person);
      else this.byName.set(name, [person]);
    }
  }

  private remove({ person: { kind, id }, names }: Named): void {
    for (const name of searchedNames(names)) {
      const others = this.byName.get(name)!.filter((person) => person.kind !== kind || person.id !== id);
      if (others.length > 0) this.byName.set(name, others);
      else this.byName.delete(name);
    }
  }
}

function namedPlayer({ id, name, fullName, surname, fame }: CataloguePlayer): Named {
  return { person: { kind: 'players', id, name, fame }, names: [name, fullName, surname ?? lastWord(name)] };
}

function namedCoach({ id, name, fame }: CatalogueCoach): Named {
  return { person: { kind: 'coaches', id, name, fame }, names: [name, lastWord(name)] };
}

function searchedNames(names: Named['names']): Set<string> {
  const [own, ...others] = names.flatMap((name) => (name === null ? [] : [wordsOf(name).join(' ')]));
  return new Set([own!, ...others.filter((name) => name.length >= SHORTEST_LAST_NAME)]);
}

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}']+/gu) ?? [];
}

function lastWord(name: string): string {
  return name.split(/\s+/).at(-1)!;
}
