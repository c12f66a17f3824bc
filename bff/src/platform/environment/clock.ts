import { setTimeout } from 'node:timers/promises';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@soccer-legends/contracts';

export { DAY_MS, HOUR_MS, MINUTE_MS };

/** How far ahead this clock may have been without ending what was issued meanwhile: a wrong time zone, for example. */
export const TOLERATED_MS = HOUR_MS;

/** The server's only source of time. Tests use a clock that they control. */
export abstract class Clock {
  abstract now(): Date;

  ago(ms: number): Date {
    return new Date(this.now().getTime() - ms);
  }

  ahead(ms: number): Date {
    return new Date(this.now().getTime() + ms);
  }

  /**
   * Whether an end has not come and is at most `lifetimeMs` away. False for what was issued while this clock was ahead of
   * the true time, and would otherwise be valid for as much longer.
   */
  isBefore(end: Date | number, lifetimeMs: number): boolean {
    const remainingMs = Number(end) - this.now().getTime();
    return remainingMs > 0 && remainingMs <= lifetimeMs;
  }

  /** Like `isBefore`, but what was issued for `lifetimeMs` also stays valid if the clock was ahead by up to an hour. */
  isValidUntil(end: Date | number, lifetimeMs: number): boolean {
    return this.isBefore(end, lifetimeMs + TOLERATED_MS);
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
