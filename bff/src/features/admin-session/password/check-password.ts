import { Injectable } from '@nestjs/common';
import { type RateLimit, SharedRateLimits } from '../../../platform/rate-limits/shared-rate-limits.ts';
import { RefusedAttempts } from '../../audit/audit.port.ts';
import { Clock, DAY_MS, HOUR_MS, MINUTE_MS } from '../../../platform/environment/clock.ts';
import { RateLimited } from '../../../platform/http/request-errors.ts';
import type { RequestOrigin } from '../../../platform/http/request-origin.ts';
import { WrongPassword, PasskeyRequired } from '../admin-session.errors.ts';
import { AdminPassword } from './admin-password.ts';
import type { AdminPasswordProof, AuditAction } from '@soccer-legends/contracts';
import type { AdminIdentity } from '../admin-identity.ts';
import { PasswordProofs } from '../password-proofs.ts';

/** Attempts are counted for each network, so that an attacker cannot lock out the administrator. */
const ATTEMPTS: RateLimit = {
  name: 'password',
  limit: 5,
  windowMs: 15 * MINUTE_MS,
  maxBlockMs: HOUR_MS,
};
/** Failed attempts from all networks. Above the limit, each attempt is delayed: a defense against distributed guessing. */
export const FAILURES: RateLimit = { name: 'password-failures', limit: 100, windowMs: DAY_MS };
const ALL_CLIENTS = 'all';
const DELAY_MS = 2000;

/** Checks the administrator's password, limits the attempts across all servers, and audits the failed ones. */
@Injectable()
export class CheckPassword {
  constructor(
    private readonly password: AdminPassword,
    private readonly limits: SharedRateLimits,
    private readonly refusals: RefusedAttempts,
    private readonly proofs: PasswordProofs,
    private readonly clock: Clock,
  ) {}

  /** Resolves for the correct password. Throws `WrongPassword` or `RateLimited`. @param action for the audit log */
  async check(candidate: string, action: AuditAction, from: RequestOrigin): Promise<void> {
    // Counted before the check, so that concurrent attempts cannot exceed the limit.
    const seconds = await this.limits.consume(ATTEMPTS, from.visitor);
    if (seconds > 0) throw await this.refused(new RateLimited(seconds), 'too many attempts', action, from);
    if (await this.limits.isExhausted(FAILURES, ALL_CLIENTS)) await this.clock.wait(DELAY_MS);
    if (await this.isCorrect(candidate, action, from)) return this.limits.reset(ATTEMPTS, from.visitor);
    await this.limits.consume(FAILURES, ALL_CLIENTS);
    throw await this.refused(new WrongPassword(), 'wrong password', action, from);
  }

  /** Returns a proof for the owner who signed in with the password. Throws `PasskeyRequired`, and like `check`. */
  async confirm(
    password: string,
    { sessionId, personId }: AdminIdentity,
    from: RequestOrigin,
  ): Promise<AdminPasswordProof> {
    if (personId !== null) throw new PasskeyRequired();
    await this.check(password, 'session.confirmPassword', from);
    return this.proofs.issue(sessionId);
  }

  private async isCorrect(candidate: string, action: AuditAction, from: RequestOrigin): Promise<boolean> {
    try {
      return await this.password.isCorrect(candidate);
    } catch (error) {
      if (!(error instanceof RateLimited)) throw error;
      await this.limits.refund(ATTEMPTS, from.visitor);
      throw await this.refused(error, 'too many at once', action, from);
    }
  }

  private async refused<Refusal>(
    error: Refusal,
    reason: string,
    action: AuditAction,
    from: RequestOrigin,
  ): Promise<Refusal> {
    await this.refusals.record({ actor: 'visitor', action, target: 'administrator', ...from, reason });
    return error;
  }
}
