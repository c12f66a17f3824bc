import {
  DEFAULT_PAGE_SIZE,
  type AdminOpenSession,
  type AdminSessionsEnded,
  type Page,
} from '@soccer-legends/contracts';
import { Controller, Delete, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { MinimumRole } from '../../platform/http/minimum-role.ts';
import type { RequestOrigin } from '../../platform/http/request-origin.ts';
import { Origin } from '../../platform/http/requester.ts';
import { Admin, type AdminIdentity } from './admin-identity.ts';
import type { AdminSession } from './admin-session.entity.ts';
import { SessionId, SessionsQuery } from './admin-session.requests.ts';
import { AdminSessions } from './admin-sessions.ts';
import { SessionCookie } from './session-cookie.ts';
import { SessionEnds, visibleTo } from './session-ends.ts';
import { whoIs } from './who-is.ts';

@Controller('api/admin/sessions')
@MinimumRole('editor')
export class OpenSessionsController {
  constructor(
    private readonly sessions: AdminSessions,
    private readonly ends: SessionEnds,
    private readonly cookie: SessionCookie,
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
  async endAll(
    @Admin() admin: AdminIdentity,
    @Origin() from: RequestOrigin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminSessionsEnded> {
    const ended = await this.ends.endAll(admin, from);
    this.cookie.clear(reply);
    return { success: true, ended };
  }

  @Delete('others')
  async endOthers(@Admin() admin: AdminIdentity, @Origin() from: RequestOrigin): Promise<AdminSessionsEnded> {
    return { success: true, ended: await this.ends.endOthers(admin, from) };
  }

  @Delete(':id')
  async endOne(
    @Param() { id }: SessionId,
    @Admin() admin: AdminIdentity,
    @Origin() from: RequestOrigin,
  ): Promise<AdminSessionsEnded> {
    await this.ends.endOne(id, admin, from);
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
