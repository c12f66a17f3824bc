import { fold } from '@soccer-legends/contracts';
import { wholeNames, withInitial } from './person-names.ts';
import type { SyncedPerson } from './synced-facts.ts';

/** A person of the catalogue, as far as it takes to know that one again. */
export interface KnownPerson {
  id: number;
  name: string;
  fullName?: string | null;
  /** Year of birth. */
  born: number | null;
  /** FIFA code. */
  nation: string | null;
  apiId: number | null;
}

/** Finds out whether somebody of the data service is in the catalogue already, though nobody has linked them yet. */
export class PersonIndex {
  private readonly byName = new Map<string, KnownPerson[]>();
  private readonly byInitial = new Map<string, KnownPerson[]>();

  constructor(people: Iterable<KnownPerson>) {
    for (const person of people) {
      if (person.apiId !== null) continue;
      const names = new Set([person.name, person.fullName ?? person.name].map(fold));
      for (const name of names) add(this.byName, name, person);
      add(this.byInitial, withInitial(person.name), person);
    }
  }

  /**
   * The one person whom it must be: the same name and year of birth, or the same name and nation where a year is
   * missing. An initial alone asks for both. Where two could be meant, nobody is.
   */
  find(
    person: Pick<SyncedPerson, 'name' | 'firstName' | 'lastName' | 'born'>,
    nation: string | null,
  ): number | undefined {
    const named = wholeNames(person).flatMap((name) => this.byName.get(name) ?? []);
    const certain = unique(named.filter((known) => agrees(known, person.born, nation)));
    if (certain.length > 0) return certain.length === 1 ? certain[0]!.id : undefined;
    const shortened = this.byInitial.get(withInitial(person.name)) ?? [];
    const likely = shortened.filter(
      (known) => known.born !== null && known.born === person.born && known.nation !== null && known.nation === nation,
    );
    return likely.length === 1 ? likely[0]!.id : undefined;
  }
}

function agrees(known: KnownPerson, born: number | null, nation: string | null): boolean {
  if (known.born !== null && born !== null) return known.born === born;
  return known.nation !== null && known.nation === nation;
}

function unique(people: readonly KnownPerson[]): KnownPerson[] {
  return [...new Set(people)];
}

function add(map: Map<string, KnownPerson[]>, key: string, person: KnownPerson): void {
  const list = map.get(key);
  if (list) list.push(person);
  else map.set(key, [person]);
}
