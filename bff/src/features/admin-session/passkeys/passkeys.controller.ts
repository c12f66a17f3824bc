import type {
  PasskeyProof,
  PasskeyRegistration,
  PasskeyRegistrationStart,
  PasskeySignIn,
  AdminLoggedIn,
  PasskeyOptions,
  AdminPasswordProof,
} from '@soccer-legends/contracts';
import { IsBoolean, IsObject, IsOptional, Matches } from 'class-validator';
import { Body, Controller, Req, Res } from '@nestjs/common';
import { Action, Public, MinimumRole } from '../../../platform/http/route.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BrowserSessions } from '../browser-sessions.ts';
import { SessionLifecycle } from '../session-lifecycle.ts';
import { PasskeyCeremonies } from './passkey-ceremonies.ts';
import { Admin, type AdminIdentity } from '../admin-identity.ts';
import type { Exactly } from '../../../platform/http/request-fields.ts';

export class RegistrationStartBody implements Exactly<RegistrationStartBody, PasskeyRegistrationStart> {
  @Matches(/^[\w-]{43}$/, { message: 'invitation must be the token of an invitation' })
  invitation!: string;
}

export class RegistrationBody extends RegistrationStartBody implements Exactly<RegistrationBody, PasskeyRegistration> {
  @IsObject({ message: 'credential must be what the browser returned' })
  credential!: object;
}

export class PasskeyProofBody implements Exactly<PasskeyProofBody, PasskeyProof> {
  @IsObject({ message: 'credential must be what the browser returned' })
  credential!: object;
}

export class PasskeySignInBody extends PasskeyProofBody implements Exactly<PasskeySignInBody, PasskeySignIn> {
  @IsOptional()
  @IsBoolean({ message: 'remember must be true or false' })
  remember?: boolean;
}

@Controller('api/admin/passkeys')
@Public()
export class PasskeysController {
  constructor(
    private readonly ceremonies: PasskeyCeremonies,
    private readonly browsers: BrowserSessions,
    private readonly sessions: SessionLifecycle,
  ) {}

  @Action('registration-options')
  registrationOptions(
    @Body() { invitation }: RegistrationStartBody,
    @Req() request: FastifyRequest,
  ): Promise<PasskeyOptions> {
    return this.ceremonies.registrationOptions(invitation, request);
  }

  @Action('registration')
  async register(
    @Body() { invitation, credential }: RegistrationBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminLoggedIn> {
    const person = await this.ceremonies.register(invitation, credential, request);
    const opening = await this.browsers.opening(request, false);
    return this.browsers.begin(reply, await this.sessions.open(person, opening));
  }

  @Action('sign-in-options')
  signInOptions(@Req() request: FastifyRequest): Promise<PasskeyOptions> {
    return this.ceremonies.signInOptions(request);
  }

  @Action('sign-in')
  async login(
    @Body() { credential, remember = false }: PasskeySignInBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminLoggedIn> {
    const person = await this.ceremonies.identify(credential, request);
    const opening = await this.browsers.opening(request, remember);
    return this.browsers.begin(reply, await this.sessions.open(person, opening));
  }
}

@Controller('api/admin/session')
@MinimumRole('editor')
export class PasskeyProofController {
  constructor(private readonly ceremonies: PasskeyCeremonies) {}

  @Action('passkey-proof-options')
  options(@Admin() admin: AdminIdentity, @Req() request: FastifyRequest): Promise<PasskeyOptions> {
    return this.ceremonies.proofOptions(admin, request);
  }

  @Action('passkey-proof')
  prove(
    @Body() { credential }: PasskeyProofBody,
    @Admin() admin: AdminIdentity,
    @Req() request: FastifyRequest,
  ): Promise<AdminPasswordProof> {
    return this.ceremonies.prove(credential, admin, request);
  }
}
