import type { FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import type { PageCursor, Reverted, Revision, RevisionPage } from '@soccer-legends/contracts';
import { findRows } from '../../../platform/database/row.ts';
import { Database } from '../../../platform/database/database.ts';
import { newestFirst, type ReadRange } from '../../../platform/database/newest-first.ts';
import { groupBy } from '../../../platform/group-by.ts';
import type { Author } from '../../../platform/http/request-origin.ts';
import { inBatches } from '../../../platform/in-batches.ts';
import { ReadModel } from '../catalogue/read-model.ts';
import { CatalogueRevision } from '../entities.ts';
import { EDITED_KIND } from '../model/facts.ts';
import { formerFacts } from '../model/revert.ts';
import { loadAll } from '../store/people-store.ts';
import { PersonEditor } from './person-editor.ts';
import { RevisionNotFound } from '../people.errors.ts';
import { endMerge } from './person-merges.ts';

const BATCH = 100;

@Injectable()
export class Revisions {
  constructor(
    private readonly database: Database,
    private readonly editor: PersonEditor,
    private readonly readModel: ReadModel,
  ) {}

  async page(where: FilterQuery<CatalogueRevision>, pageSize: number, cursor: PageCursor): Promise<RevisionPage> {
    const em = this.database.em();
    const read: ReadRange<CatalogueRevision> = (range, order, limit) =>
      findRows(em, CatalogueRevision, { $and: [where, range] }, { orderBy: { id: order }, limit });
    const { items, ...cursors } = await newestFirst(read, pageSize, cursor);
    return { items: items.map(toRevision), ...cursors };
  }

  /**
   * Reverts one revision or all of a run in one transaction, newest first. Facts that changed again stay, and added people
   * are hidden. Throws `RevisionNotFound` and `InvalidFacts`.
   */
  async revert(which: { id: number } | { run: string }, reason: string | null, by: Author): Promise<Reverted> {
    const reverted = await this.database.transaction(async (em) => {
      const revisions = await findRows(em, CatalogueRevision, which, { orderBy: { id: 'desc' } });
      if (revisions.length === 0) throw new RevisionNotFound();
      const people = new Set<string>();
      let kept = 0;
      for (const batch of batchesOf(revisions)) {
        const undone = await this.undo(em, batch, reason, by);
        kept += undone.kept;
        for (const id of undone.changed) people.add(`${batch[0]!.kind} ${id}`);
      }
      const { run } = revisions[0]!;
      if (run !== null) await endMerge(em, run);
      return { people: people.size, kept };
    });
    await this.readModel.follow();
    return reverted;
  }

  /** @param revisions of different people of one kind, in the order of the people's ids */
  private async undo(
    em: EntityManager,
    revisions: readonly CatalogueRevision[],
    reason: string | null,
    by: Author,
  ): Promise<{ changed: readonly number[]; kept: number }> {
    const { kind, run } = revisions[0]!;
    const ids = revisions.map(({ personId }) => personId);
    const people = await loadAll(em, kind, ids);
    const former = people.map((person, index) => formerFacts(person, revisions[index]!));
    const changes = people.map((person, index) => {
      const { fields, spells } = former[index]!;
      return { person, change: { ...this.editor.plan({ spells }), fields }, reverts: revisions[index]!.id };
    });
    const changed = await this.editor.writeAll(em, changes, by, { reason, run: run === null ? null : `revert-${run}` });
    // Otherwise every flush would compare the rows of the earlier batches again.
    em.clear();
    return { changed, kept: former.reduce((sum, one) => sum + one.kept, 0) };
  }
}

/**
 * Divides revisions, newest first, into batches for `undo`. Each revision of a person is reverted after the newer ones. In
 * id order: two reverts that lock people in different orders would deadlock.
 */
function batchesOf(revisions: readonly CatalogueRevision[]): CatalogueRevision[][] {
  const seen = new Map<string, number>();
  const numbered = revisions.map((revision) => {
    const person = `${revision.kind} ${revision.personId}`;
    const newer = seen.get(person) ?? 0;
    seen.set(person, newer + 1);
    return { revision, newer };
  });
  const rounds = groupBy(numbered, ({ revision: { kind }, newer }) => `${kind} ${newer}`);
  return [...rounds.values()].flatMap((round) => [
    ...inBatches(
      round.map(({ revision }) => revision).sort((one, other) => one.personId - other.personId),
      BATCH,
    ),
  ]);
}

function toRevision({ kind, at, changes, ...revision }: CatalogueRevision): Revision {
  const shown = changes.map(({ wasCorrected: _, ...change }) => change);
  return { ...revision, changes: shown, at: at.toISOString(), kind: EDITED_KIND[kind] };
}
