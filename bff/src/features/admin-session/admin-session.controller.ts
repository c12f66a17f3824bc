import {
  SESSION_COLUMNS,
  type AdminLogin,
  type AdminPasswordCheck,
  type AdminSessionsQuery,
  type SessionColumn,
  type AdminLoggedIn,
  type Succeeded,
  type AdminPasswordProof,
  type AdminSessionState,
  DEFAULT_PAGE_SIZE,
  type AdminOpenSession,
  type AdminSessionsEnded,
  type Page,
} from '@soccer-legends/contracts';
import { IsBoolean, IsOptional, IsUUID, ValidateBy } from 'class-validator';
import { OneOf, type Exactly, SortedPageQuery } from '../../platform/http/request-fields.ts';
import { isPasswordText, MAX_PASSWORD_BYTES } from '../../platform/passwords/password-rules.ts';
import { Body, Controller, Get, Res, Delete, Param, Query, All, Inject } from '@nestjs/common';
import { Action, MinimumRole, Public, RequiresPassword, WorksWithoutDatabase } from '../../platform/http/route.ts';
import type { FastifyReply } from 'fastify';
import { Admin, type AdminIdentity, whoIs } from './admin-identity.ts';
import { BrowserSessions } from './browser-sessions.ts';
import { CheckPassword } from './password/check-password.ts';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { type Author, type RequestOrigin, Origin, Requester } from '../../platform/http/request-origin.ts';
import { SessionLifecycle, visibleTo } from './session-lifecycle.ts';
import type { AdminSession } from './admin-session.entities.ts';
import { AdminSessions } from './admin-sessions.ts';
import { ApiExcludeController } from '@nestjs/swagger';
import { NotFound } from '../../platform/http/request-errors.ts';

export class PasswordCheckRequest implements Exactly<PasswordCheckRequest, AdminPasswordCheck> {
  @ValidateBy(
    { name: 'isPasswordText', validator: { validate: isPasswordText } },
    { message: `password must be a text of 1 to ${MAX_PASSWORD_BYTES} bytes` },
  )
  password!: string;
}

export class LoginRequest extends PasswordCheckRequest implements Exactly<LoginRequest, AdminLogin> {
  @IsOptional()
  @IsBoolean({ message: 'remember must be true or false' })
  remember?: boolean;
}

export class SessionsQuery extends SortedPageQuery implements Exactly<SessionsQuery, AdminSessionsQuery> {
  @IsOptional()
  @OneOf(SESSION_COLUMNS)
  sort?: SessionColumn;
}

export class SessionId {
  @IsUUID(4, { message: 'id must be the id of a session' })
  id!: string;
}

@Controller('api/admin')
export class AdminSessionController {
  constructor(
    private readonly sessions: SessionLifecycle,
    private readonly browsers: BrowserSessions,
    private readonly password: CheckPassword,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl' | 'adminUrl'>,
  ) {}

  @Public()
  @Action('login')
  async login(
    @Body() { password, remember = false }: LoginRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminLoggedIn> {
    const opening = await this.browsers.opening(reply.request, remember);
    return this.browsers.begin(reply, await this.sessions.openByPassword(password, opening));
  }

  /** Public, so that signing out works with an expired session. */
  @Public()
  @Action('logout')
  async logout(@Origin() from: RequestOrigin, @Res({ passthrough: true }) reply: FastifyReply): Promise<Succeeded> {
    await this.sessions.signOut(await this.browsers.sessionOf(reply.request), from);
    this.browsers.end(reply);
    return { success: true };
  }

  @Get('session')
  @WorksWithoutDatabase()
  @MinimumRole('editor')
  state(@Admin() { actor, role, personId, expiresAt }: AdminIdentity): AdminSessionState {
    const proof = personId === null ? 'password' : 'passkey';
    const { publicUrl, adminUrl } = this.config;
    const sharesOrigin = adminUrl === undefined && publicUrl.startsWith('https:');
    return { signedIn: true, expiresAt: expiresAt?.toISOString() ?? null, actor, role, proof, sharesOrigin };
  }

  @Action('session/password-proof')
  @MinimumRole('editor')
  provePassword(
    @Body() { password }: PasswordCheckRequest,
    @Admin() admin: AdminIdentity,
    @Origin() from: RequestOrigin,
  ): Promise<AdminPasswordProof> {
    return this.password.confirm(password, admin, from);
  }
}

@Controller('api/admin/sessions')
@MinimumRole('editor')
export class OpenSessionsController {
  constructor(
    private readonly sessions: AdminSessions,
    private readonly lifecycle: SessionLifecycle,
    private readonly browsers: BrowserSessions,
  ) {}

  @Get()
  async list(
    @Admin() admin: AdminIdentity,
    @Query() { sort = 'lastUsedAt', order = 'desc', page = 1, pageSize = DEFAULT_PAGE_SIZE }: SessionsQuery,
  ): Promise<Page<AdminOpenSession>> {
    const found = await this.sessions.page(visibleTo(admin), { column: sort, order }, page, pageSize);
    return { ...found, items: found.items.map((session) => toOpenSession(session, admin.sessionId)) };
  }

  /** Ends the sessions of all administrators, including that of the request. */
  @Delete()
  @MinimumRole('owner')
  @RequiresPassword()
  async endAll(@Requester() by: Author, @Res({ passthrough: true }) reply: FastifyReply): Promise<AdminSessionsEnded> {
    const ended = await this.lifecycle.endAll(by);
    this.browsers.end(reply);
    return { success: true, ended };
  }

  @Delete('others')
  @RequiresPassword()
  async endOthers(@Admin() admin: AdminIdentity, @Requester() by: Author): Promise<AdminSessionsEnded> {
    return { success: true, ended: await this.lifecycle.endOthers(admin, by) };
  }

  @Delete(':id')
  @RequiresPassword()
  async endOne(
    @Param() { id }: SessionId,
    @Admin() admin: AdminIdentity,
    @Requester() by: Author,
  ): Promise<AdminSessionsEnded> {
    await this.lifecycle.endOne(id, admin, by);
    return { success: true, ended: 1 };
  }
}

function toOpenSession(session: AdminSession, currentId: string): AdminOpenSession {
  const { id, createdAt, lastSeenAt, expiresAt, remembered, browser, signedInFrom, lastUsedFrom } = session;
  return {
    id,
    actor: whoIs(session.person).actor,
    startedAt: createdAt.toISOString(),
    lastUsedAt: lastSeenAt.toISOString(),
    expiresAt: remembered ? expiresAt.toISOString() : null,
    browser: browser ?? null,
    signedInFrom,
    lastUsedFrom,
    current: id === currentId,
  };
}

/** Unknown admin paths require a session too, so that visitors cannot find out which paths exist. */
@ApiExcludeController()
@Controller('api/admin')
@MinimumRole('editor')
export class AdminFallbackController {
  @All('*')
  nothing(): never {
    throw new NotFound();
  }
}
