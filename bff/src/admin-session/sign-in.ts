import { Injectable } from '@nestjs/common';
import { AuditLog, type Deed } from '../audit/audit-log.ts';
import { Database } from '../database/database.ts';
import { AdminSessions, type OpenedSession } from './admin-sessions.ts';
import { AdminPassword } from './password/admin-password.ts';
import type { RequestOrigin } from './request-origin.ts';
import { WrongPassword } from './session.errors.ts';

/** Signing in and out, each in the audit log. */
@Injectable()
export class SignIn {
  constructor(
    private readonly database: Database,
    private readonly password: AdminPassword,
    private readonly sessions: AdminSessions,
    private readonly audit: AuditLog,
  ) {}

  /** Opens a session; throws `WrongPassword`. */
  async signIn(password: string, remembered: boolean, from: RequestOrigin): Promise<OpenedSession> {
    const em = this.database.em();
    if (!(await this.password.isRight(password))) {
      await this.audit.record(em, { ...deed('visitor', 'login', from), outcome: 'refused', reason: 'wrong password' });
      throw new WrongPassword();
    }
    return em.transactional(async (own) => {
      const opened = await this.sessions.open(own, remembered);
      await this.audit.record(own, { ...deed('administrator', 'login', from), after: { remembered }, outcome: 'done' });
      return opened;
    });
  }

  async signOut(sessionId: string, from: RequestOrigin): Promise<void> {
    await this.database.em().transactional(async (em) => {
      await this.sessions.close(em, sessionId);
      await this.audit.record(em, { ...deed('administrator', 'logout', from), outcome: 'done' });
    });
  }

  /** Ends the sessions of every browser; answers how many there were. */
  signOutEverywhere(from: RequestOrigin): Promise<number> {
    return this.database.em().transactional(async (em) => {
      const ended = await this.sessions.closeAll(em);
      const after = { sessionsEnded: ended };
      await this.audit.record(em, { ...deed('administrator', 'logoutEverywhere', from), after, outcome: 'done' });
      return ended;
    });
  }
}

function deed(
  actor: string,
  what: string,
  from: RequestOrigin,
): Pick<Deed, 'actor' | 'action' | 'target'> & RequestOrigin {
  return { actor, action: `session.${what}`, target: 'administrator', ...from };
}
