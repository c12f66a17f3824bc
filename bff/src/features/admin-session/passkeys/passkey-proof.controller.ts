import type { AdminPasswordProof, PasskeyOptions } from '@soccer-legends/contracts';
import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { MinimumRole } from '../../../platform/http/minimum-role.ts';
import { PublicOrigin } from '../../../platform/http/public-origin.ts';
import { RequestOrigins } from '../../../platform/http/request-origin.ts';
import { Admin, type AdminIdentity } from '../admin-identity.ts';
import { PasswordProofs } from '../password-proofs.ts';
import { PasskeyInvalid, PasswordNeeded } from '../session.errors.ts';
import { PasskeyLimits } from './passkey-limits.ts';
import { PasskeyProofBody } from './passkeys.requests.ts';
import { Passkeys } from './passkeys.ts';

const ACTION = 'session.confirmPasskey';

/** The second proof of people who signed in with a passkey. */
@Controller('api/admin/session')
@MinimumRole('editor')
export class PasskeyProofController {
  private readonly publicOrigin: PublicOrigin;

  constructor(
    private readonly passkeys: Passkeys,
    private readonly limits: PasskeyLimits,
    private readonly proofs: PasswordProofs,
    private readonly origins: RequestOrigins,
    @Inject(CONFIG) config: Config,
  ) {
    this.publicOrigin = new PublicOrigin(config);
  }

  @Post('passkey-proof-options')
  @HttpCode(200)
  async options(
    @Admin() { personId, sessionId }: AdminIdentity,
    @Req() request: FastifyRequest,
  ): Promise<PasskeyOptions> {
    if (personId === null) throw new PasswordNeeded();
    const origin = this.publicOrigin.of(request.raw);
    const options = await this.limits.run(ACTION, this.origins.of(request), () =>
      this.passkeys.requestOptions(origin, proofOf(sessionId), personId),
    );
    return { options };
  }

  @Post('passkey-proof')
  @HttpCode(200)
  prove(
    @Body() { credential }: PasskeyProofBody,
    @Admin() { personId, sessionId }: AdminIdentity,
    @Req() request: FastifyRequest,
  ): Promise<AdminPasswordProof> {
    return this.limits.run(ACTION, this.origins.of(request), async () => {
      const origin = this.publicOrigin.of(request.raw);
      const { id } = await this.passkeys.verify(credential, origin, proofOf(sessionId));
      if (id !== personId) throw new PasskeyInvalid();
      return this.proofs.issue(sessionId);
    });
  }
}

/** A proof must be given in the session to which the challenge was given. */
function proofOf(sessionId: string): string {
  return `proof ${sessionId}`;
}
