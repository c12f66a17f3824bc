import type { EntityManager } from '@mikro-orm/sql';
import type { FactValue, ReviewKind, RevisedFact } from '@soccer-legends/contracts';
import type { Player } from '../catalogue.entities.ts';
import { applyEdits, NO_EDITS } from '../edits/apply-edits.ts';
import { visibleChanges } from '../edits/fact-changes.ts';
import type { PersonFacts } from '../edits/person-facts.ts';
import { factsOf, lockRow, readCareer, writeFacts } from '../edits/person-rows.ts';
import { PersonEdit } from '../edits/revision.entities.ts';
import type { LiftedFacts } from '../edits/source-writes.ts';
import { changesToReview } from './held-changes.ts';
import { ReviewItem } from './review-item.entity.ts';

/** What proposes the changes. */
export interface ReviewOrigin {
  /** Null for the nightly derivation of careers. */
  run: string | null;
  at: Date;
}

/** Adds a player outside the games, or updates the item of one who became more famous. Keeps earlier decisions. */
export async function reviewNewcomer(
  em: EntityManager,
  player: Player,
  { minFame, ...origin }: ReviewOrigin & { minFame: number },
): Promise<void> {
  const kind = player.fame >= minFame ? 'newcomer' : 'littleKnown';
  const where = { playerId: player.id, kind: { $in: ['newcomer', 'littleKnown'] } } as const;
  const known = await em.findOne(ReviewItem, where, { disableIdentityMap: true });
  if (known && known.state !== 'open') return;
  if (known) await em.nativeDelete(ReviewItem, { id: known.id });
  await insert(em, player, { kind, changes: [], proposed: null }, origin);
}

/**
 * Proposes a sync's changes if any of them needs a decision, and writes the facts from before back. Returns whether it did.
 * Call it between `liftEdits` and `settleEdits`.
 */
export async function holdChanges(
  em: EntityManager,
  player: Player,
  before: LiftedFacts,
  origin: ReviewOrigin,
): Promise<boolean> {
  const row = (await lockRow(em, 'player', player.id))!;
  const proposed = factsOf('player', row, await readCareer(em, 'player', player.id));
  const edit = await em.findOne(PersonEdit, { kind: 'player', personId: player.id });
  const after = applyEdits(proposed, edit?.edits ?? NO_EDITS);
  const changes = changesToReview(visibleChanges(before.visible, after));
  await propose(em, player, { kind: 'change', changes, proposed }, origin);
  if (changes.length > 0) await writeFacts(em, 'player', row, before.sources);
  return changes.length > 0;
}

/** Returns which of these players have a change that waits for a decision. */
export async function heldPlayers(em: EntityManager, playerIds: readonly number[]): Promise<ReadonlySet<number>> {
  const where = { playerId: { $in: [...playerIds] }, kind: 'change', state: 'open' } as const;
  const items = await em.find(ReviewItem, where, { fields: ['playerId'], disableIdentityMap: true });
  return new Set(items.map(({ playerId }) => playerId));
}

/** Deletes the open change of a player whose facts a sync wrote without a review. */
export async function dropHeldChanges(em: EntityManager, playerId: number): Promise<void> {
  await em.nativeDelete(ReviewItem, { playerId, kind: 'change', state: 'open' });
}

/**
 * Proposes the facts of the service that contradict the visible ones, as corrections. A null of the service contradicts
 * nothing.
 *
 * @param service facts by the names of `PersonFacts.fields`
 */
export async function reviewConflicts(
  em: EntityManager,
  player: Player,
  { visible }: LiftedFacts,
  service: Readonly<Record<string, FactValue>>,
  origin: ReviewOrigin,
): Promise<void> {
  const changes = Object.entries(service).flatMap(([field, after]): RevisedFact[] => {
    const before = visible.fields[field] ?? null;
    return before === null || after === null || before === after ? [] : [{ field, before, after }];
  });
  await propose(em, player, { kind: 'conflict', changes, proposed: null }, origin);
}

interface Proposal {
  kind: ReviewKind;
  changes: readonly RevisedFact[];
  proposed: PersonFacts | null;
}

/** Writes an open item, unless the same changes were refused before. Deletes the open item if there are no changes. */
async function propose(em: EntityManager, player: Player, proposal: Proposal, origin: ReviewOrigin): Promise<void> {
  const where = { playerId: player.id, kind: proposal.kind };
  const known = await em.findOne(ReviewItem, where, { disableIdentityMap: true });
  const isSame = known !== null && contentOf(known.changes) === contentOf(proposal.changes);
  if (known?.state === 'refused' && isSame) return;
  if (known && (proposal.changes.length > 0 || known.state === 'open'))
    await em.nativeDelete(ReviewItem, { id: known.id });
  if (proposal.changes.length > 0) await insert(em, player, proposal, origin);
}

async function insert(em: EntityManager, player: Player, proposal: Proposal, { run, at }: ReviewOrigin): Promise<void> {
  const career = await readCareer(em, 'player', player.id);
  const club = (career.findLast(({ endYear }) => endYear === null) ?? career.at(-1))?.club ?? null;
  await em.insert(ReviewItem, {
    ...proposal,
    ...{ playerId: player.id, state: 'open', fame: player.fame, club },
    ...{ run, createdAt: at, decidedAt: null, decidedBy: null },
  });
}

/** Returns the changes as text that does not depend on the order of the properties, which the database changes. */
function contentOf(changes: readonly RevisedFact[]): string {
  return JSON.stringify(
    changes.map(({ field, spell = null, before, after }) => [field, spell, valueOf(before), valueOf(after)]),
  );
}

function valueOf(value: RevisedFact['before']): unknown {
  return value !== null && typeof value === 'object' ? Object.entries(value).sort() : value;
}
