import { nameForms } from '@soccer-legends/contracts';
import { addToGroup } from '../../../platform/group-by.ts';
import type { ApiPerson } from '../../football-api/football-api.port.ts';
import { wholeNames, withInitial } from './person-names.ts';

export interface KnownPerson {
  id: number;
  name: string;
  fullName?: string | null;
  born: number | null;
  nation: string | null;
  apiId: number | null;
}

type NamedPerson = Pick<ApiPerson, 'name' | 'firstName' | 'lastName' | 'born'>;

/** Finds people of the catalogue who are not linked to the service yet. */
export class PersonIndex {
  private readonly byName = new Map<string, KnownPerson[]>();
  private readonly byInitial = new Map<string, KnownPerson[]>();

  constructor(people: Iterable<KnownPerson>) {
    for (const person of people) {
      if (person.apiId !== null) continue;
      const names = new Set([person.name, person.fullName ?? person.name].flatMap(nameForms));
      for (const name of names) addToGroup(this.byName, name, person);
      addToGroup(this.byInitial, withInitial(person.name), person);
    }
  }

  /** Returns the id of the only match; undefined for none or several. */
  find(person: NamedPerson, nation: string | null): number | undefined {
    const found = this.matching(person, nation);
    return found.length === 1 ? found[0]!.id : undefined;
  }

  /**
   * Returns all people with the same name and year of birth. If a year is unknown, compares the name and the nation. An
   * abbreviated name must match in both the year and the nation.
   */
  matching(person: NamedPerson, nation: string | null): KnownPerson[] {
    const namesakes = wholeNames(person).flatMap((name) => this.byName.get(name) ?? []);
    const certain = [...new Set(namesakes.filter((known) => matches(known, person.born, nation)))];
    if (certain.length > 0) return certain;
    const abbreviated = this.byInitial.get(withInitial(person.name)) ?? [];
    return abbreviated.filter(
      (known) => known.born !== null && known.born === person.born && known.nation !== null && known.nation === nation,
    );
  }
}

function matches(known: KnownPerson, born: number | null, nation: string | null): boolean {
  if (known.born !== null && born !== null) return known.born === born;
  return known.nation !== null && known.nation === nation;
}
