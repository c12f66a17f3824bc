import type { AdminPasswordProof } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import type { RequestOrigin } from '../../../platform/http/request-origin.ts';
import type { AdminIdentity } from '../admin-identity.ts';
import { PasswordProofs } from '../password-proofs.ts';
import { PasskeyRequired } from '../session.errors.ts';
import { CheckPassword } from './check-password.ts';

/** Confirms the owner who signed in with the password a second time. */
@Injectable()
export class ConfirmPassword {
  constructor(
    private readonly password: CheckPassword,
    private readonly proofs: PasswordProofs,
  ) {}

  /** Returns a proof. Throws `PasskeyRequired`, `WrongPassword` or `RateLimited`. */
  async confirm(
    password: string,
    { sessionId, personId }: AdminIdentity,
    from: RequestOrigin,
  ): Promise<AdminPasswordProof> {
    if (personId !== null) throw new PasskeyRequired();
    await this.password.check(password, 'session.confirmPassword', from);
    return this.proofs.issue(sessionId);
  }
}
