import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import type { FactValue, Reviewed, ReviewDecision, ReviewKind } from '@soccer-legends/contracts';
import { findRow, findRows } from '../../../platform/database/row.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import type { Author } from '../../../platform/http/request-origin.ts';
import { AuditLog } from '../../audit/audit.port.ts';
import { CatalogueRevision, type Person, ReviewItem } from '../entities.ts';
import { InvalidFacts } from '../people.errors.ts';
import { PersonEditor } from '../editor/person-editor.ts';
import type { Facts } from '../model/facts.ts';
import { withLayers, type Loaded } from '../model/loaded.ts';
import { formerFacts } from '../model/revert.ts';
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
    const ids: number[] = [];
    for (const { id } of found) if (await this.decideOne(id, decision, by)) ids.push(id);
    await this.readModel.follow();
    const requested = 'ids' in items ? items.ids.length : found.length;
    return { decided: ids.length, skipped: requested - ids.length, ids };
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
    if (decision === 'reopen' && (await changedSince(em, item))) return false;
    const player = person.row as Person;
    const isFact = item.kind === 'change' || item.kind === 'conflict';
    if (!isFact) player.inGames = decision === 'accept';
    await em.flush();
    const isExchange = isFact && (decision === 'accept' || item.state === 'accepted');
    const exchanged = isExchange ? { proposed: await this.exchangeFacts(em, person, item, by) } : {};
    const decided = { state: STATES[decision], decidedAt: this.clock.now(), decidedBy: by.actor };
    const undecided = { state: 'open', decidedAt: null, decidedBy: null } as const;
    await em.nativeUpdate(ReviewItem, { id }, { ...(decision === 'reopen' ? undecided : decided), ...exchanged });
    await this.audit.record(em, {
      ...by,
      action: `review.${decision}`,
      target: `player ${player.id} ${player.name}`,
      before: { state: item.state },
      after: { kind: item.kind, changes: item.changes },
    });
    return true;
  }

  /**
   * Writes the proposed facts, or restores the former ones if the proposal was accepted before. Returns the replaced facts of
   * the service, which the item then proposes so that the decision can be undone; null for a conflict.
   */
  private async exchangeFacts(em: EntityManager, person: Loaded, item: ReviewItem, by: Author): Promise<Facts | null> {
    const { kind, state, proposed, changes, run } = item;
    if (kind === 'conflict') {
      // The data set stays unchanged, so the service's fact becomes a correction.
      const fields =
        state === 'accepted'
          ? formerFacts(person, { source: 'sync', added: false, changes }).fields
          : Object.fromEntries(changes.map(({ field, after }) => [field, after as FactValue]));
      await this.editor.write(em, person, this.editor.plan({ fields }), by, { reason: null, run });
      return null;
    }
    const after = withLayers(person, { service: proposed });
    await writeFacts(em, [after]);
    const author = { actor: by.actor, source: 'sync', run, reason: null, at: this.clock.now() } as const;
    await recordSources(em, [{ before: person, after }], author);
    return person.layers.service;
  }
}

const STATES = { accept: 'accepted', refuse: 'refused', reopen: 'open' } as const;

/** Changes of facts can be decided once, because the sources change again. Players can be decided at any time. */
function mayDecide({ kind, state }: ReviewItem, decision: ReviewDecision): boolean {
  if (decision !== 'reopen' && (kind === 'change' || kind === 'conflict')) return state === 'open';
  return state !== STATES[decision];
}

/** Whether the player's facts changed after a change was accepted. Undoing the change would then overwrite newer facts. */
async function changedSince(em: EntityManager, { kind, state, playerId, decidedAt }: ReviewItem): Promise<boolean> {
  if (kind !== 'change' || state !== 'accepted') return false;
  const later = { kind: 'player', personId: playerId, at: { $gt: decidedAt } } as const;
  return (await em.count(CatalogueRevision, later)) > 0;
}
