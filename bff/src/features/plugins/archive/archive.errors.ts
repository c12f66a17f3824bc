import type { ProblemCode } from '@soccer-legends/contracts';
import { DomainError } from '../../../platform/http/domain-error.ts';

/** The part of an error code after `plugin.archive.`. */
export type ArchiveProblem =
  Extract<ProblemCode, `plugin.archive.${string}`> extends `plugin.archive.${infer Name}` ? Name : never;

const TOO_LARGE: ReadonlySet<ArchiveProblem> = new Set(['tooLarge', 'inflatesTooFar', 'tooManyFiles']);

const CORRECT_IT = 'Correct the game, then build and pack it again with "soccer-legends publish".';

/** The message names the broken rule and the file. */
export class ArchiveRejected extends DomainError {
  readonly code: `plugin.archive.${ArchiveProblem}`;
  readonly httpStatus: number;

  constructor(problem: ArchiveProblem, why: string) {
    super(`The archive was rejected: ${why}. ${problem === 'tooSlow' ? 'Send it again.' : CORRECT_IT}`);
    this.code = `plugin.archive.${problem}`;
    this.httpStatus = TOO_LARGE.has(problem) ? 413 : problem === 'tooSlow' ? 408 : 422;
  }
}
