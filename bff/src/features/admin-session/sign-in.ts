import { Injectable } from '@nestjs/common';
import { AuditLog } from '../audit/audit.port.ts';
import { Database } from '../../platform/database/database.ts';
import type { AdminSession } from './admin-session.entity.ts';
import { AdminSessions, type OpenedSession, type SessionBrowser } from './admin-sessions.ts';
import { CheckPassword } from './password/check-password.ts';
import { ownAction, SessionEnds } from './session-ends.ts';
import { PASSWORD_OWNER, whoIs } from './who-is.ts';
import type { AdminPersonRow } from './people/people.entities.ts';
import type { RequestOrigin } from '../../platform/http/request-origin.ts';

/** What a sign-in needs from its request. */
export interface NewSession {
  browser: Pick<SessionBrowser, 'remembered' | 'name'>;
  /** The browser's session so far, which the sign-in ends. */
  previous: AdminSession | undefined;
  from: RequestOrigin;
}

/** Opens sessions. A session and its audit entry are stored in one transaction. */
@Injectable()
export class SignIn {
  constructor(
    private readonly database: Database,
    private readonly password: CheckPassword,
    private readonly sessions: AdminSessions,
    private readonly ends: SessionEnds,
    private readonly audit: AuditLog,
  ) {}

  /** Opens a session and ends the browser's previous one. Throws `WrongPassword` or `RateLimited`. */
  async withPassword(password: string, opening: NewSession): Promise<OpenedSession> {
    await this.password.check(password, 'session.login', opening.from);
    return this.open(null, opening);
  }

  /** Like `withPassword`, for a person whose passkey was verified. Throws `PersonRemoved`. */
  withPasskey(person: AdminPersonRow, opening: NewSession): Promise<OpenedSession> {
    return this.open(person, opening);
  }

  /** Authenticates and audits one call by password. Opens no session. Throws `WrongPassword` or `RateLimited`. */
  async admitOnce(password: string, from: RequestOrigin): Promise<void> {
    await this.password.check(password, 'session.queryPassword', from);
    await this.audit.record(this.database.em(), ownAction('session.queryPassword', PASSWORD_OWNER.actor, from));
  }

  private async open(person: AdminPersonRow | null, { browser, previous, from }: NewSession): Promise<OpenedSession> {
    const opened = await this.database.transaction(async (em) => {
      const session = await this.sessions.open(em, { ...browser, person, visitor: from.visitor });
      const entry = ownAction('session.login', whoIs(person).actor, { ...from, sessionId: session.session.id });
      await this.audit.record(em, { ...entry, after: { remembered: browser.remembered } });
      return session;
    });
    await this.ends.signOut(previous, from);
    return opened;
  }
}
