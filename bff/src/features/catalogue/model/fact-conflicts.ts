import type { FactChange, FactConflict, RevisedFact } from '@soccer-legends/contracts';
import type { CatalogueRevision } from '../catalogue.entities.ts';

type LaterRevision = Pick<CatalogueRevision, 'actor' | 'at' | 'changes'>;

/** Returns the facts of a change that others have changed since. @param later their revisions, oldest first */
export function conflictsWith(
  change: Pick<FactChange, 'fields' | 'spells'>,
  later: readonly LaterRevision[],
): FactConflict[] {
  const latest = new Map<string, { fact: RevisedFact; revision: LaterRevision }>();
  for (const revision of later) {
    for (const fact of revision.changes) {
      if (!fact.hidden) latest.set(placeOf(fact), { fact, revision });
    }
  }
  return [...latest.values()].flatMap(({ fact, revision: { actor, at } }): FactConflict[] => {
    if (!isContradicted(change, fact)) return [];
    const { field, spell, after } = fact;
    const theirs = typeof after === 'object' ? null : after;
    return [{ field, ...(spell === undefined ? {} : { spell }), theirs, actor, at: at.toISOString() }];
  });
}

function isContradicted(
  { fields = {}, spells = [] }: Pick<FactChange, 'fields' | 'spells'>,
  fact: RevisedFact,
): boolean {
  if (fact.spell === undefined) return fact.field in fields && fields[fact.field as keyof typeof fields] !== fact.after;
  const change = spells.find(({ key }) => key === fact.spell);
  if (!change) return false;
  // A removed spell cannot be changed. A spell that others changed must not be removed without notice.
  if (fact.field === 'spell') return fact.after === null && change.removed !== true;
  if (change.removed) return true;
  return fact.field in change && change[fact.field as keyof typeof change] !== fact.after;
}

function placeOf({ spell = '', field }: RevisedFact): string {
  return JSON.stringify([spell, field]);
}
