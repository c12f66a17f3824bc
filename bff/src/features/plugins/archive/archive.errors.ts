import type { ProblemCode } from '@soccer-legends/contracts';
import { DomainError } from '../../../platform/http/domain-error.ts';

export type ArchiveProblem =
  Extract<ProblemCode, `plugin.archive.${string}`> extends `plugin.archive.${infer Name}` ? Name : never;

const TOO_LARGE: ReadonlySet<ArchiveProblem> = new Set(['tooLarge', 'inflatesTooFar', 'tooManyFiles']);

/** An archive that is not taken; the message says which rule and which file. */
export class ArchiveRefused extends DomainError {
  readonly code: `plugin.archive.${ArchiveProblem}`;
  readonly httpStatus: number;

  constructor(problem: ArchiveProblem, why: string) {
    super(`The archive is refused: ${why}.`);
    this.code = `plugin.archive.${problem}`;
    this.httpStatus = TOO_LARGE.has(problem) ? 413 : problem === 'tooSlow' ? 408 : 422;
  }
}
