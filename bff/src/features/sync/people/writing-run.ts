import type { SyncKind } from '@soccer-legends/contracts';
import type { RevisionAuthor } from '../../people/people.port.ts';

/** The run that writes, as recorded in the history of the catalogue. */
export interface WritingRun {
  id: number;
  kind: SyncKind;
  /** The administrator, or `schedule`. */
  startedBy: string;
}

/** Kinds that an administrator starts for one person and waits for. All other kinds are for many people. */
export const ONE_PERSON_KINDS: readonly SyncKind[] = ['import-player', 'update-player'];

/** Whether an administrator chose one person, so that no change needs a review, and waits for the run. */
export function isForOnePerson(kind: SyncKind): boolean {
  return ONE_PERSON_KINDS.includes(kind);
}

export function syncAuthor({ id, startedBy }: Pick<WritingRun, 'id' | 'startedBy'>, at: Date): RevisionAuthor {
  return { actor: startedBy, source: 'sync', run: `sync-${id}`, reason: null, at };
}
