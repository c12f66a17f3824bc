import type { ReadinessReport } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { Clock } from '../environment/clock.ts';
import { Drain } from '../http/drain.ts';

const PING_TIMEOUT_MS = 500;
const PING_CACHE_MS = 2000;

/** Whether to receive visitors. Stays ready without a database, because most games run from memory. */
@Injectable()
export class Readiness {
  // eslint-disable-next-line no-restricted-syntax -- one for each part of the server
  private readonly checks = new Map<string, () => boolean>();
  private lastPing: { at: number; succeeded: Promise<boolean> } | undefined;
  /** True after the schema was migrated to this program's version. */
  schemaIsCurrent = false;

  constructor(
    private readonly database: Database,
    private readonly drain: Drain,
    private readonly clock: Clock,
  ) {}

  /** Adds a condition for readiness. The report lists it under `name`. */
  addCheck(name: string, passes: () => boolean): void {
    this.checks.set(name, passes);
  }

  async report(): Promise<ReadinessReport> {
    const database = await this.ping();
    const required = {
      schema: this.schemaIsCurrent,
      ...Object.fromEntries([...this.checks].map(([name, passes]) => [name, passes()])),
    };
    const { draining } = this.drain;
    return {
      ready: Object.values(required).every(Boolean) && !draining,
      degraded: database ? [] : ['database'],
      components: { database, ...required, draining },
    };
  }

  private ping(): Promise<boolean> {
    const at = this.clock.now().getTime();
    // The absolute difference, so that a clock that was set back does not keep an old result.
    if (!this.lastPing || Math.abs(at - this.lastPing.at) >= PING_CACHE_MS)
      this.lastPing = { at, succeeded: this.respondsInTime() };
    return this.lastPing.succeeded;
  }

  private respondsInTime(): Promise<boolean> {
    return new Promise((resolve) => {
      const timeout = setTimeout(() => resolve(false), PING_TIMEOUT_MS);
      this.database
        .ping()
        .then(
          () => resolve(true),
          () => resolve(false),
        )
        .finally(() => clearTimeout(timeout));
    });
  }
}
