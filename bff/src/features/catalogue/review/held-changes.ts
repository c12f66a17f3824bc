import type { RevisedFact } from '@soccer-legends/contracts';

const FIGURES = ['matches', 'goals', 'fame'];

/**
 * Returns the changes of a sync that need a decision. Others take effect at once: a fact that was unknown, and figures
 * that grow, as those of every active player do.
 */
export function changesToReview(changes: readonly RevisedFact[]): RevisedFact[] {
  return changes.filter((change) => !isRoutine(change));
}

function isRoutine({ field, before, after, hidden }: RevisedFact): boolean {
  if (hidden) return true;
  if (field === 'spell') return false;
  if (FIGURES.includes(field)) return before === null || (after !== null && after >= before);
  // An open end of a stay is a fact, not a gap.
  return before === null && field !== 'endYear';
}
