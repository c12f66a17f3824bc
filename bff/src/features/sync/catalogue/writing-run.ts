import type { SyncKind } from '@soccer-legends/contracts';
import type { RevisionAuthor } from '../../catalogue/catalogue.port.ts';

/** The run that writes, for the history of the catalogue. */
export interface WritingRun {
  id: number;
  kind: SyncKind;
  /** `administrator` or `schedule`. */
  startedBy: string;
}

/** Kinds that an administrator starts for one person and waits for. All others are for many people at once. */
export const ONE_PERSON_KINDS: readonly SyncKind[] = ['import-player', 'update-player'];

/** Whether an administrator chose the player of the run as a person, so that nothing about the player waits for a review. */
export function isChosen({ kind }: Pick<WritingRun, 'kind'>): boolean {
  return ONE_PERSON_KINDS.includes(kind);
}

/** Returns the author of the revisions that a run writes. */
export function syncAuthor({ id, startedBy }: Pick<WritingRun, 'id' | 'startedBy'>, at: Date): RevisionAuthor {
  return { actor: startedBy, source: 'sync', run: `sync-${id}`, reason: null, at };
}
