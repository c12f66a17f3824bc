import { setTimeout as wait } from 'node:timers/promises';

/** How the client waits; tests let the time pass at once. */
export abstract class Pause {
  /** Rejects where the signal aborts. */
  abstract wait(ms: number, signal: AbortSignal): Promise<void>;
}

export class SystemPause extends Pause {
  override async wait(ms: number, signal: AbortSignal): Promise<void> {
    await wait(ms, undefined, { signal });
  }
}
