import type { SyncKind } from '@soccer-legends/contracts';
import type { WritingRun } from '../tasks/sync-task.ts';

const KINDS: readonly SyncKind[] = ['import-player', 'update-player'];

/**
 * Whether an administrator chose the player of the run as a person, so that nothing about the player waits for a review.
 * All other runs are for many players at once.
 */
export function isChosen({ kind }: Pick<WritingRun, 'kind'>): boolean {
  return KINDS.includes(kind);
}
