import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { DAY_MS } from '../../../platform/environment/durations.ts';
import { hashOfToken } from '../../../platform/signing/token-hash.ts';
import { AdminPersonRow, Invitation } from '../admin-session.entities.ts';
import { InvitationInvalid } from '../admin-session.errors.ts';

export const INVITATION_MS = DAY_MS;

/** Invitations of administrators. Each is valid for a day and for one passkey. */
@Injectable()
export class Invitations {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Replaces the person's earlier invitation. Returns the token, which is stored only as a hash. */
  async issue(em: EntityManager, personId: string): Promise<{ token: string; expiresAt: Date }> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + INVITATION_MS);
    await em.upsert(Invitation, { personId, tokenHash: hashOfToken(token), expiresAt });
    return { token, expiresAt };
  }

  /** Returns the person whom a token invites. Throws `InvitationInvalid`. */
  async personOf(token: string, em: EntityManager = this.database.em()): Promise<AdminPersonRow> {
    const expiresAt = { $gt: this.clock.now() };
    const invitation = await em.findOne(Invitation, { tokenHash: hashOfToken(token), expiresAt });
    const person = invitation && (await em.findOne(AdminPersonRow, { id: invitation.personId }));
    if (!person) throw new InvitationInvalid();
    return person;
  }

  /** Deletes an invitation in the transaction of `work`. Throws `InvitationInvalid`, also if another request was faster. */
  async redeem(token: string, work: (em: EntityManager, person: AdminPersonRow) => Promise<void>): Promise<void> {
    await this.database.transaction(async (em) => {
      const person = await this.personOf(token, em);
      if ((await em.nativeDelete(Invitation, { tokenHash: hashOfToken(token) })) === 0) throw new InvitationInvalid();
      await work(em, person);
    });
  }
}
