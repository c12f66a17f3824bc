import type { EntityManager } from '@mikro-orm/sql';
import type { FactValue, ReviewKind, RevisedFact } from '@soccer-legends/contracts';
import { findRow, findRows } from '../../../platform/database/row.ts';
import { type Person, ReviewItem } from '../entities.ts';
import { visibleChanges } from '../model/changes.ts';
import { currentSpell, type Facts } from '../model/facts.ts';
import type { Loaded } from '../model/loaded.ts';

export interface ReviewOrigin {
  /** Null for the nightly derivation of careers. */
  run: string | null;
  at: Date;
}

/** What a sync writes. `before` is undefined for a new player. */
export interface SyncedFacts {
  before: Loaded | undefined;
  after: Loaded;
  /** The service's facts that the data set has too, by the names of `Facts.fields`; absent if only a career was derived. */
  stated?: Readonly<Record<string, FactValue>>;
}

interface ReviewRules {
  /** Players with less fame need no decision. */
  minFame: number;
  withoutReview: boolean;
}

/** Proposes what needs a decision. Returns whether the change of the facts has to wait for it. */
export async function reviewSync(
  em: EntityManager,
  { before, after, stated }: SyncedFacts,
  { minFame, withoutReview }: ReviewRules,
  origin: ReviewOrigin,
): Promise<boolean> {
  const player = after.row as Person;
  if (!player.inGames) {
    await proposeNewcomer(em, after, minFame, origin);
    return false;
  }
  if (!before) return false;
  if (stated && player.source === 'bundled') {
    const changes = conflictsWith(before.visible, stated);
    await propose(em, after, { kind: 'conflict', changes, proposed: null }, origin);
  }
  if (withoutReview) {
    await em.nativeDelete(ReviewItem, { playerId: after.id, kind: 'change', state: 'open' });
    return false;
  }
  const changes = changesToReview(visibleChanges(before.visible, after.visible));
  await propose(em, after, { kind: 'change', changes, proposed: after.layers.service }, origin);
  return changes.length > 0;
}

/** Adds a player outside the games, or updates the item of one who became more famous. Keeps earlier decisions. */
async function proposeNewcomer(
  em: EntityManager,
  player: Loaded,
  minFame: number,
  origin: ReviewOrigin,
): Promise<void> {
  const kind = fameOf(player) >= minFame ? 'newcomer' : 'littleKnown';
  const where = { playerId: player.id, kind: { $in: ['newcomer', 'littleKnown'] } } as const;
  const known = await findRow(em, ReviewItem, where);
  if (known && known.state !== 'open') return;
  if (known) await em.nativeDelete(ReviewItem, { id: known.id });
  await insert(em, player, { kind, changes: [], proposed: null }, origin);
}

/** Returns which of these players have a change that waits for a decision. */
export async function heldPlayers(em: EntityManager, playerIds: readonly number[]): Promise<ReadonlySet<number>> {
  const where = { playerId: { $in: [...playerIds] }, kind: 'change', state: 'open' } as const;
  const items = await findRows(em, ReviewItem, where);
  return new Set(items.map(({ playerId }) => playerId));
}

/** Returns the facts of the service that contradict the visible ones. A null of the service contradicts nothing. */
function conflictsWith(visible: Facts, stated: Readonly<Record<string, FactValue>>): RevisedFact[] {
  return Object.entries(stated).flatMap(([field, after]): RevisedFact[] => {
    const before = visible.fields[field] ?? null;
    return before === null || after === null || before === after ? [] : [{ field, before, after }];
  });
}

interface Proposal {
  kind: ReviewKind;
  changes: readonly RevisedFact[];
  proposed: Facts | null;
}

/** Writes an open item, unless the same changes were refused before. Deletes the open item if there are no changes. */
async function propose(em: EntityManager, player: Loaded, proposal: Proposal, origin: ReviewOrigin): Promise<void> {
  const where = { playerId: player.id, kind: proposal.kind };
  const known = await findRow(em, ReviewItem, where);
  const isSame = known !== undefined && contentOf(known.changes) === contentOf(proposal.changes);
  if (known?.state === 'refused' && isSame) return;
  if (known && (proposal.changes.length > 0 || known.state === 'open'))
    await em.nativeDelete(ReviewItem, { id: known.id });
  if (proposal.changes.length > 0) await insert(em, player, proposal, origin);
}

async function insert(em: EntityManager, player: Loaded, proposal: Proposal, { run, at }: ReviewOrigin): Promise<void> {
  const { career } = player.sources;
  const club = (currentSpell({ spells: career }) ?? career.at(-1))?.club ?? null;
  await em.insert(ReviewItem, {
    ...proposal,
    ...{ playerId: player.id, state: 'open', fame: fameOf(player), club },
    ...{ run, createdAt: at, decidedAt: null, decidedBy: null },
  });
}

function fameOf({ sources }: Loaded): number {
  return Number(sources.fields['fame']);
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

const FIGURES = ['matches', 'goals', 'fame'];

/** Returns the changes of a sync that need a decision. New facts and growing figures need none. */
export function changesToReview(changes: readonly RevisedFact[]): RevisedFact[] {
  return changes.filter((change) => !isRoutine(change));
}

function isRoutine({ field, before, after, hidden }: RevisedFact): boolean {
  if (hidden) return true;
  if (field === 'spell') return false;
  if (FIGURES.includes(field)) return before === null || (after !== null && after >= before);
  // Null as the end of a stay means current, not unknown.
  return before === null && field !== 'endYear';
}
