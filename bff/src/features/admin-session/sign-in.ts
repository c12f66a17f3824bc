import { Injectable } from '@nestjs/common';
import { AuditLog, type AuditedAction } from '../audit/audit.port.ts';
import { Database } from '../../platform/database/database.ts';
import { AdminSessions, type OpenedSession } from './admin-sessions.ts';
import { CheckPassword } from './password/check-password.ts';
import type { RequestOrigin } from '../../platform/http/request-origin.ts';

/** Signs in and out and writes each to the audit log. */
@Injectable()
export class SignIn {
  constructor(
    private readonly database: Database,
    private readonly password: CheckPassword,
    private readonly sessions: AdminSessions,
    private readonly audit: AuditLog,
  ) {}

  /** Opens a session; throws `WrongPassword` or `RateLimited`. */
  async signIn(password: string, remembered: boolean, from: RequestOrigin): Promise<OpenedSession> {
    await this.password.check(password, 'session.login', from);
    return this.database.transaction(async (em) => {
      const opened = await this.sessions.open(em, remembered);
      await this.audit.record(em, { ...actionBy('session.login', from), after: { remembered } });
      return opened;
    });
  }

  /** Authenticates one call by password; throws `WrongPassword` or `RateLimited`. */
  async admitOnce(password: string, from: RequestOrigin): Promise<void> {
    await this.password.check(password, 'session.queryPassword', from);
    await this.audit.record(this.database.em(), actionBy('session.queryPassword', from));
  }

  async signOut(sessionId: string, from: RequestOrigin): Promise<void> {
    await this.database.transaction(async (em) => {
      await this.sessions.close(em, sessionId);
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
