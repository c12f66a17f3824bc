import type { EntityManager } from '@mikro-orm/sql';
import { inBatches } from '../../../platform/in-batches.ts';
import { applyEdits, isUnedited, NO_EDITS } from './apply-edits.ts';
import type { LoadedPerson } from './loaded-person.ts';
import { spellFacts, type SpellFacts } from './person-facts.ts';
import { factsOf, rowWith, type FactRow } from './person-rows.ts';
import { readPeople } from './read-people.ts';
import { CatalogueRevision, PersonEdit, type FactKind } from './revision.entities.ts';
import { sourceChanges, type LiftedFacts, type RevisionAuthor } from './source-writes.ts';

const BATCH = 1000;

/** Applies corrections to a data set and records its changes. Works in bulk, because it has a thousand people. */
export class EditionWriter {
  private before: ReadonlyMap<number, LoadedPerson> = new Map();
  private readonly edited: PersonEdit[] = [];
  private revisions: Omit<CatalogueRevision, 'id'>[] = [];

  /** @param author null for the first data set of a database, which is not recorded */
  constructor(
    private readonly em: EntityManager,
    private readonly kind: FactKind,
    private readonly author: RevisionAuthor | null,
  ) {}

  /** Reads the stored facts. Call it before the people are written. */
  async read(ids: readonly number[]): Promise<void> {
    if (!this.author) return;
    this.before = new Map((await readPeople(this.em, this.kind, { ids })).map((person) => [person.id, person]));
  }

  /** Returns the row and the spells to write: those of the data set with the edits. */
  merge<Row extends FactRow>(row: Row, career: readonly SpellFacts[]): { row: Row; career: readonly SpellFacts[] } {
    const known = this.before.get(row.id);
    const edits = known?.edits ?? NO_EDITS;
    const sources = factsOf(this.kind, row, career);
    const visible = applyEdits(sources, edits);
    if (!isUnedited(edits)) this.edited.push({ kind: this.kind, personId: row.id, sources, edits });
    this.note(row.id, { sources, visible });
    const editedAt = known?.row.editedAt ?? null;
    return { row: { ...rowWith(row, visible.fields), editedAt }, career: visible.career.map(spellFacts) };
  }

  /** Writes the revisions. Call it after the people are written. */
  async record(): Promise<void> {
    const { em } = this;
    // An administrator may have changed the corrections since `read`.
    for (const batch of inBatches(this.edited, BATCH))
      await em.upsertMany(PersonEdit, batch, { onConflictMergeFields: ['sources'] });
    for (const batch of inBatches(this.revisions, BATCH)) await em.insertMany(CatalogueRevision, batch);
  }

  private note(id: number, after: LiftedFacts): void {
    if (!this.author) return;
    const before = this.before.get(id);
    const changes = before ? sourceChanges(before, after) : [];
    if (before && changes.length === 0) return;
    const name = String(after.visible.fields['name']);
    const { kind, author } = this;
    this.revisions.push({ ...author, kind, personId: id, name, added: !before, changes, reverts: null });
  }
}
