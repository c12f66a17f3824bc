import type { FactChange, FactSheet, NewPerson } from '@soccer-legends/contracts';
import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { LARGEST_ID } from '../../../platform/http/whole-number.ts';
import type { Author } from '../../../platform/http/request-origin.ts';
import type { PersonKind } from '../model/facts.ts';
import { newPerson, newRow, type FactRow, type Loaded } from '../model/loaded.ts';
import { insertPeople } from '../store/people-store.ts';
import { ReadModel } from '../catalogue/read-model.ts';
import { PersonEditor } from './person-editor.ts';

/** Adds players and coaches by hand. Their facts are corrections, so a sync that finds the person keeps them. */
@Injectable()
export class PersonAdditions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly editor: PersonEditor,
    private readonly readModel: ReadModel,
  ) {}

  /** Adds and audits a person in one transaction. Throws `InvalidFacts`, also without a name. */
  async add(kind: PersonKind, { reason, ...change }: NewPerson, by: Author): Promise<FactSheet> {
    const id = await this.database.transaction(async (em) => {
      const person = await this.insert(em, kind, nameIn(change));
      await this.editor.write(em, person, this.editor.plan(change), by, { reason: reason ?? null, run: null });
      return person.id;
    });
    await this.readModel.follow();
    return this.editor.sheet({ kind, id });
  }

  /** Returns the row that an addition would write, with the highest possible id. Throws `InvalidFacts`. */
  preview(kind: PersonKind, change: NewPerson): FactRow {
    return this.editor.previewOf(this.draft(kind, nameIn(change)), this.editor.plan(change));
  }

  /** Returns a person who is not stored, with the highest possible id, because added people have the highest ids. */
  draft(kind: PersonKind, name: string): Loaded {
    return newPerson(newRow(kind, LARGEST_ID, name, this.clock.now()));
  }

  /** Inserts a person of whom only the name is known, in the caller's transaction. */
  async insert(em: EntityManager, kind: PersonKind, name: string): Promise<Loaded> {
    return (await this.insertAll(em, kind, [name]))[0]!;
  }

  /** Inserts several people like `insert`, in the order of their names. */
  async insertAll(em: EntityManager, kind: PersonKind, names: readonly string[]): Promise<Loaded[]> {
    const rows = await insertPeople(em, kind, names, (id, name) => newRow(kind, id, name, this.clock.now()));
    return rows.map(newPerson);
  }
}

/** A missing name breaks the rules of names. */
function nameIn({ fields }: Pick<FactChange, 'fields'>): string {
  return fields?.name ?? '';
}
