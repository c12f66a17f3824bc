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

export interface NewSession {
  browser: Pick<SessionBrowser, 'remembered' | 'name'>;
  previous: AdminSession | undefined;
  from: RequestOrigin;
}

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

  /** Opens a session for a person whose passkey was verified, and ends the browser's previous one. */
  withPasskey(person: AdminPersonRow, opening: NewSession): Promise<OpenedSession> {
    return this.open(person, opening);
  }

  /** Authenticates one call by password. Throws `WrongPassword` or `RateLimited`. */
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
