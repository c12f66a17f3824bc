import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import type { FactValue, Reviewed, ReviewDecision, ReviewKind } from '@soccer-legends/contracts';
import { findRow, findRows } from '../../../platform/database/row.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import type { Author } from '../../../platform/http/request-origin.ts';
import { AuditLog } from '../../audit/audit.port.ts';
import { type Person, ReviewItem } from '../entities.ts';
import { InvalidFacts } from '../people.errors.ts';
import { PersonEditor } from '../editor/person-editor.ts';
import { withLayers, type Loaded } from '../model/loaded.ts';
import { loadAll, writeFacts } from '../store/people-store.ts';
import { recordSources } from '../store/revision-writes.ts';
import { ReadModel } from '../catalogue/read-model.ts';
import { ofShownPlayers } from './review-list.ts';

/** Items by id, or all open items of a kind and club. */
export type DecidedItems = { ids: readonly number[] } | { kind: ReviewKind; club: string };

/** Carries out the decisions of administrators about what syncs propose. */
@Injectable()
export class ReviewDecisions {
  constructor(
    private readonly database: Database,
    private readonly editor: PersonEditor,
    private readonly readModel: ReadModel,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Decides each item in its own transaction, so that an item with invalid facts does not stop the others. Skips these, and
   * items that were decided meanwhile or do not exist.
   */
  async decide(decision: ReviewDecision, items: DecidedItems, by: Author): Promise<Reviewed> {
    const where =
      'ids' in items ? { id: { $in: [...items.ids] } } : ofShownPlayers({ ...items, state: 'open' }, this.readModel);
    const found = await findRows(this.database.em(), ReviewItem, where, { orderBy: { id: 'asc' } });
    let decided = 0;
    for (const { id } of found) if (await this.decideOne(id, decision, by)) decided += 1;
    await this.readModel.follow();
    const asked = 'ids' in items ? items.ids.length : found.length;
    return { decided, skipped: asked - decided };
  }

  private async decideOne(id: number, decision: ReviewDecision, by: Author): Promise<boolean> {
    try {
      return await this.database.transaction((em) => this.carryOut(em, id, decision, by));
    } catch (error) {
      if (error instanceof InvalidFacts) return false;
      throw error;
    }
  }

  private async carryOut(em: EntityManager, id: number, decision: ReviewDecision, by: Author): Promise<boolean> {
    // The lock serializes two decisions about the same player.
    const found = await findRow(em, ReviewItem, { id });
    const person = found && (await loadAll(em, 'player', [found.playerId]))[0];
    const item = await findRow(em, ReviewItem, { id });
    if (!item || !person || !mayDecide(item, decision)) return false;
    const player = person.row as Person;
    if (item.kind === 'newcomer' || item.kind === 'littleKnown') player.inGames = decision === 'accept';
    else if (decision === 'accept') await this.acceptFacts(em, person, item, by);
    await em.flush();
    const state = decision === 'accept' ? ('accepted' as const) : ('refused' as const);
    await em.nativeUpdate(ReviewItem, { id }, { state, decidedAt: this.clock.now(), decidedBy: by.actor });
    await this.audit.record(em, {
      ...by,
      action: `review.${decision}`,
      target: `player ${player.id} ${player.name}`,
      before: { state: item.state },
      after: { kind: item.kind, changes: item.changes },
    });
    return true;
  }

  private async acceptFacts(em: EntityManager, person: Loaded, item: ReviewItem, by: Author): Promise<void> {
    const { kind, proposed, changes, run } = item;
    if (kind === 'conflict') {
      // The data set stays unchanged, so the service's fact becomes a correction.
      const fields = Object.fromEntries(changes.map(({ field, after }) => [field, after as FactValue]));
      await this.editor.write(em, person, this.editor.plan({ fields }), by, { reason: null, run });
      return;
    }
    const after = withLayers(person, { service: proposed });
    await writeFacts(em, [after]);
    const author = { actor: by.actor, source: 'sync', run, reason: null, at: this.clock.now() } as const;
    await recordSources(em, [{ before: person, after }], author);
  }
}

/** Changes of facts can be decided once, because the sources change again. Players can be decided at any time. */
function mayDecide({ kind, state }: ReviewItem, decision: ReviewDecision): boolean {
  if (kind === 'change' || kind === 'conflict') return state === 'open';
  return state !== (decision === 'accept' ? 'accepted' : 'refused');
}
