import { fold } from '@soccer-legends/contracts';
import type { FactKind } from '../edits/revision.entities.ts';
import type { CatalogueSnapshot } from '../snapshot.ts';

/** The names of all people of a kind, also of hidden ones, and of those whom the same file has added. */
export class KnownNames {
  private readonly names: Set<string>;

  constructor({ players, outsideGames, coaches, hidden }: CatalogueSnapshot, kind: FactKind) {
    const people =
      kind === 'player'
        ? [...players.values(), ...outsideGames.values(), ...hidden.players]
        : [...coaches.values(), ...hidden.coaches];
    this.names = new Set(people.map(({ name }) => fold(name)));
  }

  /** Adds a name; returns false if it is known already, also with other accents or capitals. */
  add(name: string): boolean {
    const isNew = !this.names.has(fold(name));
    this.names.add(fold(name));
    return isNew;
  }
}
