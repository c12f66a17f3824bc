import type { FilterQuery } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import type { RequestOrigin } from '../../platform/http/request-origin.ts';
import { AuditLog, type AuditedAction } from '../audit/audit.port.ts';
import type { AdminIdentity } from './admin-identity.ts';
import type { AdminSession } from './admin-session.entity.ts';
import { AdminSessions } from './admin-sessions.ts';
import { SessionNotFound } from './session.errors.ts';
import { whoIs } from './who-is.ts';

/** Ends sessions and records it in the audit log. Every replica rejects the next request of an ended session. */
@Injectable()
export class SessionEnds {
  constructor(
    private readonly database: Database,
    private readonly sessions: AdminSessions,
    private readonly audit: AuditLog,
  ) {}

  /** Ends a session that its own browser closes. Does nothing without a session. */
  async signOut(session: AdminSession | undefined, from: RequestOrigin): Promise<void> {
    if (!session) return;
    await this.database.transaction(async (em) => {
      await this.sessions.close(em, { id: session.id });
      const { actor } = whoIs(session.person);
      await this.audit.record(em, ownAction('session.logout', actor, { ...from, sessionId: session.id }));
    });
  }

  /** Throws `SessionNotFound`, also for a session that the administrator may not see. */
  async endOne(id: string, admin: AdminIdentity, from: RequestOrigin): Promise<void> {
    const { actor } = admin;
    await this.database.transaction(async (em) => {
      if ((await this.sessions.close(em, { $and: [{ id }, visibleTo(admin)] })) === 0) throw new SessionNotFound();
      await this.audit.record(em, { actor, action: 'session.end', target: `session ${id}`, outcome: 'done', ...from });
    });
  }

  /** Ends all visible sessions except that of the request. Returns how many it ended. */
  endOthers(admin: AdminIdentity, from: RequestOrigin): Promise<number> {
    const { actor, sessionId } = admin;
    return this.database.transaction(async (em) => {
      const ended = await this.sessions.close(em, { $and: [{ id: { $ne: sessionId } }, visibleTo(admin)] });
      const entry = { actor, action: 'session.endOthers', target: actor, outcome: 'done' as const };
      await this.audit.record(em, { ...entry, ...from, after: { sessionsEnded: ended } });
      return ended;
    });
  }

  /** Ends the sessions of all administrators. Returns how many it ended. */
  endAll({ actor }: AdminIdentity, from: RequestOrigin): Promise<number> {
    return this.database.transaction(async (em) => {
      const ended = await this.sessions.close(em);
      const entry = ownAction('session.logoutEverywhere', actor, from);
      await this.audit.record(em, { ...entry, after: { sessionsEnded: ended } });
      return ended;
    });
  }
}

/** Returns a filter: owners may see and end all sessions, other administrators only their own. */
export function visibleTo({ role, personId }: AdminIdentity): FilterQuery<AdminSession> {
  return role === 'owner' ? {} : { person: { id: personId } };
}

/** Returns an audit entry of an action that succeeded and concerns only the actor. */
export function ownAction(action: string, actor: string, from: RequestOrigin): AuditedAction {
  return { actor, action, target: actor, outcome: 'done', ...from };
}
