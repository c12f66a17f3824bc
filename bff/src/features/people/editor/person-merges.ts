import type { EntityManager } from '@mikro-orm/sql';
import type { MergeRequest, SheetOfRun } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/environment/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import type { Author } from '../../../platform/http/request-origin.ts';
import { ReadModel } from '../catalogue/read-model.ts';
import { PersonMerge } from '../entities.ts';
import type { PlannedChange } from '../model/edits.ts';
import { factsToTake } from '../model/merge-and-split.ts';
import type { PersonKind, Subject } from '../model/facts.ts';
import type { FactRow, Loaded } from '../model/loaded.ts';
import { load, loadAll } from '../store/people-store.ts';
import { PersonEditor } from './person-editor.ts';
import { NotMergeable } from '../people.errors.ts';

const HIDING: PlannedChange = { fields: { hidden: true }, spells: [] };

/** Merges duplicates. A merge is a run of revisions, and reverting it splits the two people again. */
@Injectable()
export class PersonMerges {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly editor: PersonEditor,
    private readonly readModel: ReadModel,
  ) {}

  /**
   * Gives a person the facts and the service link that only the duplicate has, and hides the duplicate, in one transaction.
   * Throws `PersonNotFound`, `NotMergeable` and `InvalidFacts`.
   */
  async merge({ kind, id }: Subject, { duplicate, reason }: MergeRequest, by: Author): Promise<SheetOfRun> {
    const run = `merge-${kind}-${duplicate}-${this.clock.now().getTime()}`;
    await this.database.transaction(async (em) => {
      const { person, other, kind: merged } = await this.loadBoth(em, { kind, id }, duplicate);
      const why = { reason: reason ?? null, run };
      await this.editor.write(em, person, factsToTake(person.visible, other.visible), by, why);
      await this.editor.write(em, other, HIDING, by, why);
      const apiId = person.row.apiId === null ? await moveLink(em, other.row, person.row) : null;
      // An administrator may have shown a merged duplicate again. Its link to the service has then moved already.
      const link = apiId === null ? {} : { apiId };
      // An administrator may have shown the person again after a merge. Two people merged into each other would be a cycle.
      await em.nativeDelete(PersonMerge, { kind: merged, personId: id });
      await em.upsert(PersonMerge, { kind: merged, personId: duplicate, intoId: id, run, ...link });
    });
    await this.readModel.follow();
    return { ...(await this.editor.sheet({ kind, id })), run };
  }

  /** Returns both people after a merge, without writing them. Throws like `merge`. */
  preview(person: Subject, duplicate: number): Promise<FactRow[]> {
    return this.database.transaction(async (em) => {
      const { person: kept, other } = await this.loadBoth(em, person, duplicate);
      const taken = factsToTake(kept.visible, other.visible);
      return [this.editor.previewOf(kept, taken), this.editor.previewOf(other, HIDING)];
    });
  }

  /** Locks both people in id order, because two merges in different orders would deadlock. */
  private async loadBoth(
    em: EntityManager,
    { kind, id }: Subject,
    duplicate: number,
  ): Promise<{ kind: PersonKind; person: Loaded; other: Loaded }> {
    if (kind === 'club' || duplicate === id) throw new NotMergeable();
    const first = await load(em, { kind, id: Math.min(id, duplicate) });
    const second = await load(em, { kind, id: Math.max(id, duplicate) });
    if (first.visible.fields['hidden'] || second.visible.fields['hidden']) throw new NotMergeable();
    return id < duplicate ? { kind, person: first, other: second } : { kind, person: second, other: first };
  }
}

/** Ends the merge of a reverted run: the duplicate gets its link to the service back. */
export async function endMerge(em: EntityManager, run: string): Promise<void> {
  const merge = (await em.findOne(PersonMerge, { run })) as PersonMerge | null;
  if (!merge) return;
  const { kind, personId, intoId, apiId } = merge;
  const both = await loadAll(em, kind, [intoId, personId]);
  const [kept, duplicate] = [intoId, personId].map((id) => both.find((person) => person.id === id)!);
  // Only the person's part of the merge was reverted.
  if (duplicate!.visible.fields['hidden']) return;
  if (apiId !== null && kept!.row.apiId === apiId) await moveLink(em, kept!.row, duplicate!.row);
  await em.nativeDelete(PersonMerge, { kind, personId });
}

/** Moves the id of the football data service to another row, and returns it. */
async function moveLink(em: EntityManager, from: FactRow, to: FactRow): Promise<number | null> {
  const { apiId } = from;
  // The id is unique, so it must be free before it is set again.
  from.apiId = null;
  await em.flush();
  to.apiId = apiId;
  await em.flush();
  return apiId;
}
