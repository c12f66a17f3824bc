import { setTimeout } from 'node:timers/promises';

/** The server's only source of time; tests give it one that stands still. */
export abstract class Clock {
  abstract now(): Date;
  /** Lets so many milliseconds pass; rejects where the signal aborts. */
  abstract wait(ms: number, signal?: AbortSignal): Promise<void>;
}

export class SystemClock extends Clock {
  override now(): Date {
    return new Date();
  }

  override wait(ms: number, signal?: AbortSignal): Promise<void> {
    return setTimeout(ms, undefined, { signal });
  }
}
