import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { MINUTE_MS } from '../../../platform/environment/durations.ts';

export const CEREMONY_MS = 5 * MINUTE_MS;
const CHALLENGE = /^[\w-]{1,100}$/;

/** The challenges of ceremonies that have begun. Each can be used once, for its purpose, within five minutes. */
@Injectable()
export class Ceremonies {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @param purpose what the ceremony is for, with whom it is for if that is known */
  async begin(challenge: string, purpose: string): Promise<void> {
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

  /** Ends a ceremony; returns whether it had begun for this purpose and has not expired. */
  async end(challenge: string, purpose: string): Promise<boolean> {
    if (!CHALLENGE.test(challenge)) return false;
    const ended = await this.database
      .em()
      .execute<object[]>(
        'delete from passkey_ceremony where challenge = ? and purpose = ? and expires_at > ? returning challenge',
        [challenge, purpose, this.clock.now()],
      );
    return ended.length > 0;
  }
}
