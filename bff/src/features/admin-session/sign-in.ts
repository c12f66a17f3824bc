import { Injectable } from '@nestjs/common';
import { AuditLog, type AuditedAction } from '../audit/audit.port.ts';
import { Database } from '../../platform/database/database.ts';
import type { AdminSession } from './admin-session.entity.ts';
import { AdminSessions, type OpenedSession } from './admin-sessions.ts';
import { CheckPassword } from './password/check-password.ts';
import type { RequestOrigin } from '../../platform/http/request-origin.ts';

export interface NewSession {
  password: string;
  remembered: boolean;
  /** The session that the browser has so far. */
  previous: AdminSession | undefined;
}

/** Signs in and out and writes each to the audit log. */
@Injectable()
export class SignIn {
  constructor(
    private readonly database: Database,
    private readonly password: CheckPassword,
    private readonly sessions: AdminSessions,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Opens a session and ends the browser's previous one, since a browser has one session. Throws `WrongPassword` or
   * `RateLimited`.
   */
  async signIn({ password, remembered, previous }: NewSession, from: RequestOrigin): Promise<OpenedSession> {
    await this.password.check(password, 'session.login', from);
    const opened = await this.database.transaction(async (em) => {
      const session = await this.sessions.open(em, remembered);
      await this.audit.record(em, { ...actionBy('session.login', from), after: { remembered } });
      return session;
    });
    await this.signOut(previous, from);
    return opened;
  }

  /** Authenticates one call by password; throws `WrongPassword` or `RateLimited`. */
  async admitOnce(password: string, from: RequestOrigin): Promise<void> {
    await this.password.check(password, 'session.queryPassword', from);
    await this.audit.record(this.database.em(), actionBy('session.queryPassword', from));
  }

  /** Ends a session, if there is one. */
  async signOut(session: AdminSession | undefined, from: RequestOrigin): Promise<void> {
    if (!session) return;
    await this.database.transaction(async (em) => {
      await this.sessions.close(em, session.id);
      await this.audit.record(em, actionBy('session.logout', from));
    });
  }

  /** Ends the sessions of all browsers; returns how many there were. */
  signOutEverywhere(from: RequestOrigin): Promise<number> {
    return this.database.transaction(async (em) => {
      const ended = await this.sessions.closeAll(em);
      await this.audit.record(em, { ...actionBy('session.logoutEverywhere', from), after: { sessionsEnded: ended } });
      return ended;
    });
  }
}

function actionBy(action: string, from: RequestOrigin): AuditedAction {
  return { actor: 'administrator', action, target: 'administrator', outcome: 'done', ...from };
}
