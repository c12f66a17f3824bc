import type {
  AdminLoggedIn,
  AdminLoggedOut,
  AdminLoggedOutEverywhere,
  AdminPasswordProof,
  AdminSessionState,
} from '@soccer-legends/contracts';
import { Body, Controller, Delete, Get, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Admin, type AdminIdentity } from './admin-identity.ts';
import type { AdminSession } from './admin-session.entity.ts';
import { LoginRequest, PasswordCheckRequest } from './admin-session.requests.ts';
import { AdminSessions, MAX_AGE_MS } from './admin-sessions.ts';
import { PasswordProofs } from './password-proofs.ts';
import { Public } from '../../platform/http/public.ts';
import { RequestOrigins } from '../../platform/http/request-origin.ts';
import { SessionCookie } from './session-cookie.ts';
import { SignIn } from './sign-in.ts';
import { WorksWithoutDatabase } from '../../platform/database/without-database.ts';

@Controller('api/admin')
export class AdminSessionController {
  constructor(
    private readonly signInService: SignIn,
    private readonly sessions: AdminSessions,
    private readonly cookie: SessionCookie,
    private readonly proofs: PasswordProofs,
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
    const opening = { password, remembered: remember, previous: await this.current(request) };
    const { token, session } = await this.signInService.signIn(opening, this.origins.of(request));
    this.cookie.write(reply, token, remember ? MAX_AGE_MS / 1000 : undefined);
    return { success: true, expiresAt: remember ? session.expiresAt.toISOString() : null };
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
    await this.signInService.signOut(await this.current(request), this.origins.of(request));
    this.cookie.clear(reply);
    return { success: true };
  }

  @Get('session')
  @WorksWithoutDatabase()
  state(@Admin() { expiresAt }: AdminIdentity): AdminSessionState {
    return { signedIn: true, expiresAt: expiresAt?.toISOString() ?? null };
  }

  @Post('session/password-proof')
  @HttpCode(200)
  provePassword(
    @Body() { password }: PasswordCheckRequest,
    @Admin() { sessionId }: AdminIdentity,
    @Req() request: FastifyRequest,
  ): Promise<AdminPasswordProof> {
    return this.proofs.issue(sessionId, password, this.origins.of(request));
  }

  /** Signs out every browser, including this one. */
  @Delete('sessions')
  async logoutEverywhere(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminLoggedOutEverywhere> {
    const ended = await this.signInService.signOutEverywhere(this.origins.of(request));
    this.cookie.clear(reply);
    return { success: true, ended };
  }

  private async current(request: FastifyRequest): Promise<AdminSession | undefined> {
    const token = this.cookie.read(request);
    return token ? this.sessions.find(token) : undefined;
  }
}
