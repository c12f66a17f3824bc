import type { AdminLoggedIn, AdminLoggedOut, AdminPasswordProof, AdminSessionState } from '@soccer-legends/contracts';
import { Body, Controller, Get, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Admin, type AdminIdentity } from './admin-identity.ts';
import { LoginRequest, PasswordCheckRequest } from './admin-session.requests.ts';
import { BrowserSessions } from './browser-sessions.ts';
import { ConfirmPassword } from './password/confirm-password.ts';
import { MinimumRole } from '../../platform/http/minimum-role.ts';
import { Public } from '../../platform/http/public.ts';
import type { RequestOrigin } from '../../platform/http/request-origin.ts';
import { Origin } from '../../platform/http/requester.ts';
import { SessionEnds } from './session-ends.ts';
import { SignIn } from './sign-in.ts';
import { WorksWithoutDatabase } from '../../platform/database/without-database.ts';

@Controller('api/admin')
export class AdminSessionController {
  constructor(
    private readonly signIn: SignIn,
    private readonly browsers: BrowserSessions,
    private readonly ends: SessionEnds,
    private readonly confirmation: ConfirmPassword,
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
    return this.browsers.begin(reply, await this.signIn.withPassword(password, opening));
  }

  /** Public, so that signing out works with an expired session. */
  @Public()
  @Post('logout')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async logout(
    @Req() request: FastifyRequest,
    @Origin() from: RequestOrigin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminLoggedOut> {
    await this.ends.signOut(await this.browsers.sessionOf(request), from);
    this.browsers.end(reply);
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
  provePassword(
    @Body() { password }: PasswordCheckRequest,
    @Admin() admin: AdminIdentity,
    @Origin() from: RequestOrigin,
  ): Promise<AdminPasswordProof> {
    return this.confirmation.confirm(password, admin, from);
  }
}
