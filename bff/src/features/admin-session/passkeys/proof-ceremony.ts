import type { AdminPasswordProof, PasskeyOptions } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import type { AdminIdentity } from '../admin-identity.ts';
import { PasswordProofs } from '../password-proofs.ts';
import { PasskeyInvalid, PasswordNeeded } from '../session.errors.ts';
import type { CeremonyCaller } from './ceremony-callers.ts';
import { PasskeyLimits } from './passkey-limits.ts';
import { Passkeys } from './passkeys.ts';

const ACTION = 'session.confirmPasskey';

/** Confirms a person who signed in with a passkey a second time. All methods throw `RateLimited`. */
@Injectable()
export class ProofCeremony {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly limits: PasskeyLimits,
    private readonly proofs: PasswordProofs,
  ) {}

  /** Returns the options with which the browser offers the person's passkeys. Also throws `PasswordNeeded`. */
  async begin({ personId, sessionId }: AdminIdentity, { webOrigin, from }: CeremonyCaller): Promise<PasskeyOptions> {
    if (personId === null) throw new PasswordNeeded();
    return this.limits.run(ACTION, from, async () => ({
      options: await this.passkeys.requestOptions(webOrigin, purposeOf(sessionId), personId),
    }));
  }

  /** Returns a proof. Also throws `PasskeyInvalid`, for example for the passkey of another person. */
  finish(
    credential: object,
    { personId, sessionId }: AdminIdentity,
    { webOrigin, from }: CeremonyCaller,
  ): Promise<AdminPasswordProof> {
    return this.limits.run(ACTION, from, async () => {
      const { id } = await this.passkeys.verify(credential, webOrigin, purposeOf(sessionId));
      if (id !== personId) throw new PasskeyInvalid();
      return this.proofs.issue(sessionId);
    });
  }
}

/** Ties a challenge to the session that requested it. */
function purposeOf(sessionId: string): string {
  return `proof ${sessionId}`;
}
