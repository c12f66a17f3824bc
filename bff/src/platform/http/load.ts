import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Injectable } from '@nestjs/common';

const TOO_LATE_MS = 250;
const RESOLUTION_MS = 20;

/** Whether the event loop lags so far behind that taking more work would only make everybody wait. */
@Injectable()
export class Load {
  private readonly delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  overloaded = false;

  constructor() {
    this.delay.enable();
  }

  /** Judges the time since the last call. */
  measure(): void {
    this.overloaded = this.delay.mean / 1e6 - RESOLUTION_MS > TOO_LATE_MS;
    this.delay.reset();
  }
}
