import type { AdminLoggedIn, AdminLoggedOut, AdminPasswordProof, AdminSessionState } from '@soccer-legends/contracts';
import { Body, Controller, Get, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Admin, type AdminIdentity } from './admin-identity.ts';
import { LoginRequest, PasswordCheckRequest } from './admin-session.requests.ts';
import { BrowserSessions } from './browser-sessions.ts';
import { PasswordProofs } from './password-proofs.ts';
import { CheckPassword } from './password/check-password.ts';
import { MinimumRole } from '../../platform/http/minimum-role.ts';
import { Public } from '../../platform/http/public.ts';
import { RequestOrigins } from '../../platform/http/request-origin.ts';
import { SessionCookie } from './session-cookie.ts';
import { SessionEnds } from './session-ends.ts';
import { PasskeyRequired } from './session.errors.ts';
import { SignIn } from './sign-in.ts';
import { WorksWithoutDatabase } from '../../platform/database/without-database.ts';

@Controller('api/admin')
export class AdminSessionController {
  constructor(
    private readonly signIn: SignIn,
    private readonly browsers: BrowserSessions,
    private readonly ends: SessionEnds,
    private readonly cookie: SessionCookie,
    private readonly proofs: PasswordProofs,
    private readonly password: CheckPassword,
    private readonly origins: RequestOrigins,
  ) {}

  @Public()
  @Post('login')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async login(
    @Body() { password, remember = false }: LoginRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminLoggedIn> {
    const opening = await this.browsers.opening(request, remember);
    return this.browsers.begin(reply, await this.signIn.withPassword(password, opening, this.origins.of(request)));
  }

  /** Public, so that signing out works with an expired session. */
  @Public()
  @Post('logout')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminLoggedOut> {
    await this.ends.signOut(await this.browsers.sessionOf(request), this.origins.of(request));
    this.cookie.clear(reply);
    return { success: true };
  }

  @Get('session')
  @WorksWithoutDatabase()
  @MinimumRole('editor')
  state(@Admin() { actor, role, personId, expiresAt }: AdminIdentity): AdminSessionState {
    const proof = personId === null ? 'password' : 'passkey';
    return { signedIn: true, expiresAt: expiresAt?.toISOString() ?? null, actor, role, proof };
  }

  @Post('session/password-proof')
  @MinimumRole('editor')
  @HttpCode(200)
  async provePassword(
    @Body() { password }: PasswordCheckRequest,
    @Admin() { sessionId, personId }: AdminIdentity,
    @Req() request: FastifyRequest,
  ): Promise<AdminPasswordProof> {
    if (personId !== null) throw new PasskeyRequired();
    await this.password.check(password, 'session.confirmPassword', this.origins.of(request));
    return this.proofs.issue(sessionId);
  }
}
