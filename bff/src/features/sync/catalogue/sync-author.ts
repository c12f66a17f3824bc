import type { RevisionAuthor } from '../../catalogue/catalogue.port.ts';
import type { WritingRun } from '../tasks/sync-task.ts';

/** Returns the author of the revisions that a run writes. */
export function syncAuthor({ id, startedBy }: Pick<WritingRun, 'id' | 'startedBy'>, at: Date): RevisionAuthor {
  return { actor: startedBy, source: 'sync', run: `sync-${id}`, reason: null, at };
}
