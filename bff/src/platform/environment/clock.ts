import { setTimeout } from 'node:timers/promises';

/** The server's only source of time. Tests use a clock that they control. */
export abstract class Clock {
  abstract now(): Date;

  ago(ms: number): Date {
    return new Date(this.now().getTime() - ms);
  }

  /** Resolves after `ms` milliseconds. Rejects if the signal aborts. */
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
