import { Injectable } from '@nestjs/common';
import { SharedRateLimits } from '../../../platform/rate-limits/shared-rate-limits.ts';
import type { RateLimit } from '../../../platform/rate-limits/rate-limit.ts';
import { AuditLog } from '../../audit/audit.port.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { RateLimited } from '../../../platform/http/request-errors.ts';
import type { RequestOrigin } from '../../../platform/http/request-origin.ts';
import { WrongPassword } from '../session.errors.ts';
import { AdminPassword } from './admin-password.ts';

const MINUTE_MS = 60_000;

/** What one network may try. Nobody can use up another's, so the owner is never shut out by a stranger. */
const TRIES: RateLimit = {
  name: 'password',
  limit: 5,
  windowMs: 15 * MINUTE_MS,
  maxBlockMs: 60 * MINUTE_MS,
};
/** Failures of everybody together, beyond which every attempt takes longer: many networks may guess in turn. */
export const FAILURES: RateLimit = { name: 'password-failures', limit: 100, windowMs: 24 * 60 * MINUTE_MS };
const EVERYBODY = 'all';
const SLOWED_BY_MS = 2000;

/** The one way to find out whether somebody knows the password: limited, and every attempt in the audit log. */
@Injectable()
export class CheckPassword {
  constructor(
    private readonly password: AdminPassword,
    private readonly limits: SharedRateLimits,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Resolves for the right password alone; throws `WrongPassword` or `RateLimited`. @param action for the audit log. */
  async check(candidate: string, action: string, from: RequestOrigin): Promise<void> {
    // Counted before it is looked at: attempts that come at the same moment must not each find room.
    const seconds = await this.limits.consume(TRIES, from.visitor);
    if (seconds > 0) throw await this.refused(new RateLimited(seconds), 'too many attempts', action, from);
    if (await this.limits.isExhausted(FAILURES, EVERYBODY)) await this.clock.wait(SLOWED_BY_MS);
    if (await this.isRight(candidate, action, from)) return this.limits.reset(TRIES, from.visitor);
    await this.limits.consume(FAILURES, EVERYBODY);
    throw await this.refused(new WrongPassword(), 'wrong password', action, from);
  }

  private async isRight(candidate: string, action: string, from: RequestOrigin): Promise<boolean> {
    try {
      return await this.password.isRight(candidate);
    } catch (fault) {
      if (!(fault instanceof RateLimited)) throw fault;
      await this.limits.refund(TRIES, from.visitor);
      throw await this.refused(fault, 'too many at once', action, from);
    }
  }

  private async refused<Fault>(fault: Fault, reason: string, action: string, from: RequestOrigin): Promise<Fault> {
    const entry = { actor: 'visitor', action, target: 'administrator', ...from };
    await this.audit.record(this.database.em(), { ...entry, outcome: 'refused', reason });
    return fault;
  }
}
