import { fold } from '@soccer-legends/contracts';
import type { EntityManager } from '@mikro-orm/sql';
import type { PersonKind } from '../model/facts.ts';

/** The names of all people of a kind, also of hidden ones, and of those whom the same file has added. */
export class KnownNames {
  private readonly names: Set<string>;

  private constructor(names: readonly string[]) {
    this.names = new Set(names.map(fold));
  }

  /** Reads the names from the database, because the read model may not contain another administrator's import yet. */
  static async read(em: EntityManager, kind: PersonKind): Promise<KnownNames> {
    // Raw SQL: the entity manager takes several times as long for a hundred thousand names.
    const rows = await em.execute<{ name: string }[]>('select name from person where kind = ?', [kind]);
    return new KnownNames(rows.map(({ name }) => name));
  }

  /** Adds a name; returns false if it is known already, also with other accents or capitals. */
  add(name: string): boolean {
    const isNew = !this.names.has(fold(name));
    this.names.add(fold(name));
    return isNew;
  }
}
