import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '../../../platform/environment/durations.ts';
import { RateLimited } from '../../../platform/http/request-errors.ts';
import type { RequestOrigin } from '../../../platform/http/request-origin.ts';
import { type RateLimit, SharedRateLimits } from '../../../platform/rate-limits/shared-rate-limits.ts';
import { RefusedAttempts } from '../../audit/audit.port.ts';
import { InvitationInvalid } from '../people/people.errors.ts';
import { PasskeyInvalid } from '../session.errors.ts';

/** Passkeys cannot be guessed; the limit keeps the table of ceremonies small. */
const CEREMONIES: RateLimit = { name: 'passkey', limit: 60, windowMs: 15 * MINUTE_MS };

/** Limits the ceremonies of one network, and writes rejected passkeys and invitations to the audit log. */
@Injectable()
export class PasskeyLimits {
  constructor(
    private readonly limits: SharedRateLimits,
    private readonly refusals: RefusedAttempts,
  ) {}

  /** Runs a step of a WebAuthn ceremony. Throws `RateLimited` and the errors of the step. @param action for the audit log */
  async run<Result>(action: string, from: RequestOrigin, step: () => Promise<Result>): Promise<Result> {
    const seconds = await this.limits.consume(CEREMONIES, from.visitor);
    if (seconds > 0) throw new RateLimited(seconds);
    return step().catch(async (error: unknown) => {
      const isRefused = error instanceof PasskeyInvalid || error instanceof InvitationInvalid;
      const reason = error instanceof InvitationInvalid ? 'invalid invitation' : 'invalid passkey';
      if (isRefused) await this.refusals.record({ actor: 'visitor', action, target: 'passkey', ...from, reason });
      throw error;
    });
  }
}
