import type { FactChange, FactSheet, NewPerson, SheetOfRun, SplitRequest } from '@soccer-legends/contracts';
import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { LARGEST_ID } from '../../../platform/http/request-fields.ts';
import type { Author } from '../../../platform/http/request-origin.ts';
import type { PersonKind } from '../model/facts.ts';
import { newPerson, newRow, type FactRow, type Loaded } from '../model/loaded.ts';
import { splitParts } from '../model/merge-and-split.ts';
import { insertPeople, load } from '../store/people-store.ts';
import { ReadModel } from '../catalogue/read-model.ts';
import { PersonEditor } from './person-editor.ts';

/** Adds players and coaches by hand, also by splitting an entry. Their facts are corrections, so a sync that finds the person keeps them. */
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

  /**
   * Moves spells and facts of an entry that mixes two people to a new person, in one transaction. A split is a run of
   * revisions: its revert joins the two again. Throws `PersonNotFound` and `InvalidFacts`.
   */
  async split(kind: PersonKind, from: number, request: SplitRequest, by: Author): Promise<SheetOfRun> {
    const run = `split-${kind}-${from}-${this.clock.now().getTime()}`;
    const why = { reason: request.reason ?? null, run };
    const id = await this.database.transaction(async (em) => {
      const person = await load(em, { kind, id: from });
      const { kept, moved } = splitParts(person.visible, request);
      await this.editor.write(em, person, kept, by, why);
      const added = await this.insert(em, kind, request.name);
      await this.editor.write(em, asPartOf(person, added), moved, by, why);
      return added.id;
    });
    await this.readModel.follow();
    return { ...(await this.editor.sheet({ kind, id })), run };
  }

  /** Returns the person and the new one as a split would leave them. Throws like `split`. */
  previewSplit(kind: PersonKind, from: number, request: SplitRequest): Promise<FactRow[]> {
    return this.database.transaction(async (em) => {
      const person = await load(em, { kind, id: from });
      const { kept, moved } = splitParts(person.visible, request);
      const added = asPartOf(person, this.draft(kind, request.name));
      return [this.editor.previewOf(person, kept), this.editor.previewOf(added, moved)];
    });
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

/** The new person plays where the person does, and spells with a fault may move. */
function asPartOf({ row, visible }: Loaded, added: Loaded): Loaded {
  if ('inGames' in row && 'inGames' in added.row) added.row.inGames = row.inGames;
  return { ...added, tolerated: [visible] };
}
