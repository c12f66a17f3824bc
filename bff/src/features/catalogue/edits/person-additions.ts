import type { FactChange, FactSheet, NewPerson } from '@soccer-legends/contracts';
import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { LARGEST_ID } from '../../../platform/http/whole-number.ts';
import type { Author } from '../../../platform/http/request-origin.ts';
import type { Coach, Player } from '../catalogue.entities.ts';
import { nextIds } from '../next-id.ts';
import { ReadModel } from '../read-model.ts';
import { FactDesk, type PreviewedPerson } from './fact-desk.ts';
import type { LoadedPerson } from './loaded-person.ts';
import { newPerson, newRow, type AddedKind } from './new-person.ts';
import { TABLES } from './person-rows.ts';

/** Adds players and coaches by hand. Their facts are corrections, so a sync that finds the person keeps them. */
@Injectable()
export class PersonAdditions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly desk: FactDesk,
    private readonly readModel: ReadModel,
  ) {}

  /** Adds and audits a person in one transaction. Throws `InvalidFacts`, also without a name. */
  async add(kind: AddedKind, { reason, ...change }: NewPerson, by: Author): Promise<FactSheet> {
    const id = await this.database.transaction(async (em) => {
      const person = await this.insert(em, kind, nameIn(change));
      await this.desk.write(em, person, this.desk.plan(change), by, { reason: reason ?? null, run: null });
      return person.id;
    });
    await this.readModel.follow();
    return this.desk.sheet({ kind, id });
  }

  /** Returns the row and the spells that an addition would write, with the highest possible id. Throws `InvalidFacts`. */
  preview(kind: AddedKind, change: NewPerson): PreviewedPerson {
    return this.desk.previewOf(this.draft(kind, nameIn(change)), this.desk.plan(change));
  }

  /** Returns a person who is not stored, with the highest possible id, because added people have the highest ids. */
  draft(kind: AddedKind, name: string): LoadedPerson {
    return newPerson(kind, newRow(kind, LARGEST_ID, name, this.clock.now()));
  }

  /** Inserts a person of whom only the name is known, in the caller's transaction. */
  async insert(em: EntityManager, kind: AddedKind, name: string): Promise<LoadedPerson> {
    return (await this.insertAll(em, kind, [name]))[0]!;
  }

  /** Inserts several people like `insert`, in the order of their names. */
  async insertAll(em: EntityManager, kind: AddedKind, names: readonly string[]): Promise<LoadedPerson[]> {
    if (names.length === 0) return [];
    const ids = await nextIds(em, kind, names.length);
    const stored = names.map((name, index) => {
      const row = newRow(kind, ids[index]!, name, this.clock.now());
      // Both tables are created from their own rows.
      return em.create(TABLES[kind] as typeof Player, row as Player) as Player | Coach;
    });
    await em.persist(stored).flush();
    return stored.map((row) => newPerson(kind, row));
  }
}

/** A missing name breaks the rules of names. */
function nameIn({ fields }: Pick<FactChange, 'fields'>): string {
  return fields?.name ?? '';
}
