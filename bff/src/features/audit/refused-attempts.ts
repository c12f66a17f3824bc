import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../../platform/environment/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { networkOf } from '../../platform/http/client-address.ts';
import { AuditLog, type AuditedAction } from './audit-log.ts';

/** Attempts with the same network, action and reason that get their own entry per window. One entry counts the rest. */
const OWN_ENTRIES = 5;
const WINDOW_MS = 15 * 60_000;
/** Number of networks that are counted separately. All others are counted together. */
const MAX_WINDOWS = 200;
const FURTHER_NETWORKS = 'further networks';

/** An attempt that was refused, with the request that made it. */
export type RefusedAttempt = Omit<AuditedAction, 'outcome' | 'reason' | 'visitor'> & {
  reason: string;
  /** An IPv4 address or a /64 network. */
  visitor: string;
};

interface Window {
  attempt: RefusedAttempt;
  network: string;
  startedAt: Date;
  attempts: number;
}

/**
 * Records refused attempts in few entries: attackers can cause any number, and each entry locks the log. Each server counts
 * for itself, in memory, and writes its summaries when it shuts down.
 */
@Injectable()
export class RefusedAttempts implements OnModuleDestroy {
  // eslint-disable-next-line no-restricted-syntax -- at most MAX_WINDOWS, and one for each action and reason
  private readonly windows = new Map<string, Window>();

  constructor(
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Writes an entry, or counts the attempt for the summary of its window. */
  async record(attempt: RefusedAttempt): Promise<void> {
    await this.writeSummaries();
    const window = this.windowFor(attempt);
    window.attempts += 1;
    if (window.attempts <= OWN_ENTRIES) await this.audit.record(this.database.em(), { ...attempt, outcome: 'refused' });
  }

  /** Writes the summaries of the windows that have ended. */
  async writeSummaries(now = this.clock.now()): Promise<void> {
    for (const [key, window] of this.windows) {
      // The absolute difference, so that a clock that is set back does not keep a window open.
      if (Math.abs(now.getTime() - window.startedAt.getTime()) < WINDOW_MS) continue;
      this.windows.delete(key);
      await this.summarize(window);
    }
  }

  async onModuleDestroy(): Promise<void> {
    const all = [...this.windows.values()];
    this.windows.clear();
    for (const window of all) await this.summarize(window);
  }

  private windowFor(attempt: RefusedAttempt): Window {
    const own = networkOf(attempt.visitor);
    const keyOf = (network: string): string => [network, attempt.action, attempt.reason].join(' ');
    const network = this.windows.has(keyOf(own)) || this.windows.size < MAX_WINDOWS ? own : FURTHER_NETWORKS;
    const key = keyOf(network);
    const window = this.windows.get(key) ?? { attempt, network, startedAt: this.clock.now(), attempts: 0 };
    this.windows.set(key, window);
    return window;
  }

  private async summarize({ attempt, network, startedAt, attempts }: Window): Promise<void> {
    if (attempts <= OWN_ENTRIES) return;
    const { requestId: _requestId, ...common } = attempt;
    await this.audit.record(this.database.em(), {
      ...{ ...common, outcome: 'refused', visitor: network },
      after: { furtherAttempts: attempts - OWN_ENTRIES, since: startedAt.toISOString() },
    });
  }
}
