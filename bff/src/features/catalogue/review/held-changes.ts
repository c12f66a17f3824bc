import type { RevisedFact } from '@soccer-legends/contracts';

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
