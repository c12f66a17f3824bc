import { Injectable } from '@nestjs/common';
import { Log } from '../../http/log.ts';
import { NothingFound } from '../kinds/nothing-found.ts';

/** How a worker leaves a run: ended, or for later. */
export type RunEnding = { kind: 'close'; error: string | null } | { kind: 'release'; until: Date | null };

export interface Verdict {
  /** Why, for the administrator. */
  words: string;
  /** How the run ends or waits, where the fault concerns all of it and not one item alone. */
  ending?: RunEnding;
  /** Whether the service gave no answer, which it may to the next question. */
  unanswered: boolean;
}

/** What a fault means for the run that met it. */
@Injectable()
export class FaultJudge {
  constructor(private readonly log: Log) {}

  of(fault: unknown): Verdict {
    if (fault instanceof NothingFound) return { words: fault.message, unanswered: false };
    this.log.error({ err: fault }, 'A sync met a fault of our own.');
    return { words: 'Something went wrong on our side; the log of the server says what.', unanswered: false };
  }
}
