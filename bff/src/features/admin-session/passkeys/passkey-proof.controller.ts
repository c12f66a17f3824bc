import type { AdminPasswordProof, PasskeyOptions } from '@soccer-legends/contracts';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MinimumRole } from '../../../platform/http/minimum-role.ts';
import { Admin, type AdminIdentity } from '../admin-identity.ts';
import { CeremonyCallers } from './ceremony-callers.ts';
import { PasskeyProofBody } from './passkeys.requests.ts';
import { ProofCeremony } from './proof-ceremony.ts';

@Controller('api/admin/session')
@MinimumRole('editor')
export class PasskeyProofController {
  constructor(
    private readonly proof: ProofCeremony,
    private readonly callers: CeremonyCallers,
  ) {}

  @Post('passkey-proof-options')
  @HttpCode(200)
  options(@Admin() admin: AdminIdentity, @Req() request: FastifyRequest): Promise<PasskeyOptions> {
    return this.proof.begin(admin, this.callers.of(request));
  }

  @Post('passkey-proof')
  @HttpCode(200)
  prove(
    @Body() { credential }: PasskeyProofBody,
    @Admin() admin: AdminIdentity,
    @Req() request: FastifyRequest,
  ): Promise<AdminPasswordProof> {
    return this.proof.finish(credential, admin, this.callers.of(request));
  }
}
