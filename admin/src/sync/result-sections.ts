import type { SyncDetail } from '@soccer-legends/contracts';

/** Entries of a run with the same outcome. */
export interface ResultSection {
  outcome: SyncDetail['actionType'];
  entries: readonly SyncDetail[];
}

/**
 * Groups the entries of a run by outcome: first the main outcome of its kind, even if empty, then other updates and
 * failures.
 */
export function resultSections(details: readonly SyncDetail[], main: 'added' | 'updated'): ResultSection[] {
  const outcomes = new Set([main, 'updated', 'failed'] as const);
  return Array.from(outcomes, (outcome) => ({
    outcome,
    entries: details.filter(({ actionType }) => actionType === outcome),
  })).filter(({ outcome, entries }) => outcome === main || entries.length > 0);
}
