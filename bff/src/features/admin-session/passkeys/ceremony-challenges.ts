import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { MINUTE_MS } from '../../../platform/environment/durations.ts';

export const CEREMONY_MS = 5 * MINUTE_MS;
const CHALLENGE = /^[\w-]{1,100}$/;

/** The challenges of WebAuthn ceremonies. Each can be used once, for its purpose, within five minutes. */
@Injectable()
export class CeremonyChallenges {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Stores a challenge, and deletes expired ones. @param purpose such as `sign-in`; `use` must name the same one */
  async store(challenge: string, purpose: string): Promise<void> {
    const now = this.clock.now();
    const em = this.database.em();
    await em.execute('delete from passkey_ceremony where expires_at <= ?', [now]);
    const expiresAt = new Date(now.getTime() + CEREMONY_MS);
    await em.execute('insert into passkey_ceremony (challenge, purpose, expires_at) values (?, ?, ?)', [
      challenge,
      purpose,
      expiresAt,
    ]);
  }

  /** Deletes a challenge. Returns whether it was valid for this purpose. Of concurrent calls, only one gets true. */
  async use(challenge: string, purpose: string): Promise<boolean> {
    if (!CHALLENGE.test(challenge)) return false;
    const used = await this.database
      .em()
      .execute<object[]>(
        'delete from passkey_ceremony where challenge = ? and purpose = ? and expires_at > ? returning challenge',
        [challenge, purpose, this.clock.now()],
      );
    return used.length > 0;
  }
}
