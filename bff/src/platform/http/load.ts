import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Injectable } from '@nestjs/common';

const MAX_LAG_MS = 250;
const RESOLUTION_MS = 20;

/** Whether the event loop lags so much that the server rejects requests. */
@Injectable()
export class Load {
  private readonly delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  overloaded = false;

  constructor() {
    this.delay.enable();
  }

  /** Sets `overloaded` from the mean lag since the last call. */
  measure(): void {
    this.overloaded = this.delay.mean / 1e6 - RESOLUTION_MS > MAX_LAG_MS;
    this.delay.reset();
  }
}
