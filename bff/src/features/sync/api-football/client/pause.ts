import type { Clock } from '../../../../platform/environment/clock.ts';

/** How the client waits; tests let the time pass at once. */
export abstract class Pause {
  /** Rejects where the signal aborts. */
  abstract wait(ms: number, signal: AbortSignal): Promise<void>;
}

/** Waits by the server's clock. */
export class ClockPause extends Pause {
  constructor(private readonly clock: Clock) {
    super();
  }

  override wait(ms: number, signal: AbortSignal): Promise<void> {
    return this.clock.wait(ms, signal);
  }
}
