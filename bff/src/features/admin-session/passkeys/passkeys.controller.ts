import type { AdminLoggedIn, PasskeyOptions } from '@soccer-legends/contracts';
import { Body, Controller, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../platform/http/public.ts';
import { BrowserSessions } from '../browser-sessions.ts';
import { SignIn } from '../sign-in.ts';
import { CeremonyCallers } from './ceremony-callers.ts';
import { PasskeySignInBody, RegistrationBody, RegistrationStartBody } from './passkeys.requests.ts';
import { RegistrationCeremony } from './registration-ceremony.ts';
import { SignInCeremony } from './sign-in-ceremony.ts';

@Controller('api/admin/passkeys')
@Public()
export class PasskeysController {
  constructor(
    private readonly registration: RegistrationCeremony,
    private readonly identification: SignInCeremony,
    private readonly callers: CeremonyCallers,
    private readonly browsers: BrowserSessions,
    private readonly signIn: SignIn,
  ) {}

  @Post('registration-options')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  registrationOptions(
    @Body() { invitation }: RegistrationStartBody,
    @Req() request: FastifyRequest,
  ): Promise<PasskeyOptions> {
    return this.registration.begin(invitation, this.callers.of(request));
  }

  @Post('registration')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async register(
    @Body() { invitation, credential }: RegistrationBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminLoggedIn> {
    const person = await this.registration.finish(invitation, credential, this.callers.of(request));
    const opening = await this.browsers.opening(request, false);
    return this.browsers.begin(reply, await this.signIn.withPasskey(person, opening));
  }

  @Post('sign-in-options')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  signInOptions(@Req() request: FastifyRequest): Promise<PasskeyOptions> {
    return this.identification.begin(this.callers.of(request));
  }

  @Post('sign-in')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async login(
    @Body() { credential, remember = false }: PasskeySignInBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminLoggedIn> {
    const person = await this.identification.finish(credential, this.callers.of(request));
    const opening = await this.browsers.opening(request, remember);
    return this.browsers.begin(reply, await this.signIn.withPasskey(person, opening));
  }
}
