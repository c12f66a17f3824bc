import type { AdminLoggedIn, PasskeyOptions } from '@soccer-legends/contracts';
import { Body, Controller, Header, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { Database } from '../../../platform/database/database.ts';
import { Public } from '../../../platform/http/public.ts';
import { PublicOrigin } from '../../../platform/http/public-origin.ts';
import { RequestOrigins } from '../../../platform/http/request-origin.ts';
import { AuditLog } from '../../audit/audit.port.ts';
import { BrowserSessions } from '../browser-sessions.ts';
import { Invitations } from '../people/invitations.ts';
import type { AdminPersonRow } from '../people/people.entities.ts';
import { SignIn } from '../sign-in.ts';
import { PasskeyLimits } from './passkey-limits.ts';
import { PasskeySignInBody, RegistrationBody, RegistrationStartBody } from './passkeys.requests.ts';
import { Passkeys } from './passkeys.ts';

const SIGN_IN = 'sign-in';

/** Creating a passkey with an invitation, and signing in with one. */
@Controller('api/admin/passkeys')
@Public()
export class PasskeysController {
  private readonly publicOrigin: PublicOrigin;

  constructor(
    private readonly passkeys: Passkeys,
    private readonly invitations: Invitations,
    private readonly limits: PasskeyLimits,
    private readonly signIn: SignIn,
    private readonly browsers: BrowserSessions,
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly origins: RequestOrigins,
    @Inject(CONFIG) config: Config,
  ) {
    this.publicOrigin = new PublicOrigin(config);
  }

  @Post('registration-options')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  registrationOptions(
    @Body() { invitation }: RegistrationStartBody,
    @Req() request: FastifyRequest,
  ): Promise<PasskeyOptions> {
    return this.limits.run('passkey.create', this.origins.of(request), async () => {
      const person = await this.invitations.personOf(invitation);
      const origin = this.publicOrigin.of(request.raw);
      return { name: person.name, options: await this.passkeys.creationOptions(person, origin, creationOf(person)) };
    });
  }

  @Post('registration')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async register(
    @Body() { invitation, credential }: RegistrationBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminLoggedIn> {
    const from = this.origins.of(request);
    const person = await this.limits.run('passkey.create', from, async () => {
      const invited = await this.invitations.personOf(invitation);
      const origin = this.publicOrigin.of(request.raw);
      const created = await this.passkeys.verifyCreation(credential, origin, creationOf(invited));
      await this.database.transaction(async (em) => {
        await this.passkeys.store(em, await this.invitations.redeem(em, invitation), created);
        const { name } = invited;
        await this.audit.record(em, { actor: name, action: 'passkey.create', target: name, outcome: 'done', ...from });
      });
      return invited;
    });
    const opening = await this.browsers.opening(request, false);
    return this.browsers.begin(reply, await this.signIn.withPasskey(person, opening, from));
  }

  @Post('sign-in-options')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async signInOptions(@Req() request: FastifyRequest): Promise<PasskeyOptions> {
    const origin = this.publicOrigin.of(request.raw);
    const options = await this.limits.run('session.login', this.origins.of(request), () =>
      this.passkeys.requestOptions(origin, SIGN_IN),
    );
    return { options };
  }

  @Post('sign-in')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async login(
    @Body() { credential, remember = false }: PasskeySignInBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminLoggedIn> {
    const from = this.origins.of(request);
    const origin = this.publicOrigin.of(request.raw);
    const person = await this.limits.run('session.login', from, () =>
      this.passkeys.verify(credential, origin, SIGN_IN),
    );
    const opening = await this.browsers.opening(request, remember);
    return this.browsers.begin(reply, await this.signIn.withPasskey(person, opening, from));
  }
}

/** A passkey must be created by the person to whom the challenge was given. */
function creationOf({ id }: AdminPersonRow): string {
  return `creation ${id}`;
}
