import type { FilterQuery } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@soccer-legends/contracts';
import { Database } from '../../platform/database/database.ts';
import type { Author, RequestOrigin } from '../../platform/http/request-origin.ts';
import { AuditLog, type AuditedAction } from '../audit/audit.port.ts';
import { type AdminIdentity, whoIs, PASSWORD_OWNER } from './admin-identity.ts';
import type { AdminSession, AdministratorRow } from './admin-session.entities.ts';
import { AdminSessions, type OpenedSession, type SessionBrowser } from './admin-sessions.ts';
import { SessionNotFound } from './admin-session.errors.ts';
import { CheckPassword } from './password/check-password.ts';

export interface NewSession {
  browser: Pick<SessionBrowser, 'remembered' | 'name'>;
  /** The browser's session so far, which the sign-in ends. */
  previous: AdminSession | undefined;
  from: RequestOrigin;
}

/** Opens and ends sessions, each with its audit entry in one transaction. Every replica rejects ended ones at once. */
@Injectable()
export class SessionLifecycle {
  constructor(
    private readonly database: Database,
    private readonly password: CheckPassword,
    private readonly sessions: AdminSessions,
    private readonly audit: AuditLog,
  ) {}

  /** Opens a session and ends the browser's previous one. Throws `WrongPassword` or `RateLimited`. */
  async openByPassword(password: string, opening: NewSession): Promise<OpenedSession> {
    await this.password.check(password, 'session.login', opening.from);
    return this.open(null, opening);
  }

  /** Like `openByPassword`, for a person whose passkey was verified. Throws `PersonRemoved`. */
  async open(person: AdministratorRow | null, { browser, previous, from }: NewSession): Promise<OpenedSession> {
    const opened = await this.database.transaction(async (em) => {
      const session = await this.sessions.open(em, { ...browser, person, visitor: from.visitor });
      const entry = ownAction('session.login', whoIs(person).actor, { ...from, sessionId: session.session.id });
      await this.audit.record(em, { ...entry, after: { remembered: browser.remembered } });
      return session;
    });
    await this.signOut(previous, from);
    return opened;
  }

  /** Authenticates and audits one call by password. Opens no session. Throws `WrongPassword` or `RateLimited`. */
  async admitOnce(password: string, from: RequestOrigin): Promise<void> {
    await this.password.check(password, 'session.queryPassword', from);
    await this.audit.record(this.database.em(), ownAction('session.queryPassword', PASSWORD_OWNER.actor, from));
  }

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
  async endOne(id: string, admin: AdminIdentity, by: Author): Promise<void> {
    await this.database.transaction(async (em) => {
      if ((await this.sessions.close(em, { $and: [{ id }, visibleTo(admin)] })) === 0) throw new SessionNotFound();
      await this.audit.record(em, { ...by, action: 'session.end', target: `session ${id}` });
    });
  }

  /** Ends all visible sessions except that of the request. Returns how many it ended. */
  endOthers(admin: AdminIdentity, by: Author): Promise<number> {
    return this.database.transaction(async (em) => {
      const ended = await this.sessions.close(em, { $and: [{ id: { $ne: admin.sessionId } }, visibleTo(admin)] });
      const after = { sessionsEnded: ended };
      await this.audit.record(em, { ...by, action: 'session.endOthers', target: by.actor, after });
      return ended;
    });
  }

  /** Ends the sessions of all administrators. Returns how many it ended. */
  endAll(by: Author): Promise<number> {
    return this.database.transaction(async (em) => {
      const ended = await this.sessions.close(em);
      const after = { sessionsEnded: ended };
      await this.audit.record(em, { ...by, action: 'session.logoutEverywhere', target: by.actor, after });
      return ended;
    });
  }
}

/** Returns a filter: owners may see and end all sessions, other administrators only their own. */
export function visibleTo({ role, personId }: AdminIdentity): FilterQuery<AdminSession> {
  return role === 'owner' ? {} : { person: { id: personId } };
}

export function ownAction(action: AuditAction, actor: string, from: RequestOrigin): AuditedAction {
  return { actor, action, target: actor, ...from };
}
