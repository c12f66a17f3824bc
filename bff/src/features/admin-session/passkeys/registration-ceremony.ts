import type { EntityManager } from '@mikro-orm/sql';
import type { PasskeyOptions } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import { Database } from '../../../platform/database/database.ts';
import type { RequestOrigin } from '../../../platform/http/request-origin.ts';
import { AuditLog } from '../../audit/audit.port.ts';
import { Invitations } from '../people/invitations.ts';
import type { AdminPersonRow } from '../people/people.entities.ts';
import { ownAction } from '../session-ends.ts';
import type { CeremonyCaller } from './ceremony-callers.ts';
import { PasskeyLimits } from './passkey-limits.ts';
import { Passkeys } from './passkeys.ts';

const ACTION = 'passkey.create';

/** Creates the passkey of an invited person. All methods throw `InvitationInvalid` and `RateLimited`. */
@Injectable()
export class RegistrationCeremony {
  constructor(
    private readonly invitations: Invitations,
    private readonly passkeys: Passkeys,
    private readonly limits: PasskeyLimits,
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  /** Returns the options for the browser. The invitation stays valid, so that a canceled attempt can be repeated. */
  begin(invitation: string, { webOrigin, from }: CeremonyCaller): Promise<PasskeyOptions> {
    return this.limits.run(ACTION, from, async () => {
      const person = await this.invitations.personOf(invitation);
      const options = await this.passkeys.creationOptions(person, webOrigin, purposeOf(person));
      return { name: person.name, options };
    });
  }

  /** Stores the passkey and deletes the invitation in one transaction. Returns the person. Also throws `PasskeyInvalid`. */
  finish(invitation: string, credential: object, { webOrigin, from }: CeremonyCaller): Promise<AdminPersonRow> {
    return this.limits.run(ACTION, from, async () => {
      const person = await this.invitations.personOf(invitation);
      const created = await this.passkeys.verifyCreation(credential, webOrigin, purposeOf(person));
      await this.database.transaction((em) => this.store(em, invitation, created, from));
      return person;
    });
  }

  private async store(
    em: EntityManager,
    invitation: string,
    created: WebAuthnCredential,
    from: RequestOrigin,
  ): Promise<void> {
    const person = await this.invitations.redeem(em, invitation);
    await this.passkeys.store(em, person, created);
    await this.audit.record(em, ownAction(ACTION, person.name, from));
  }
}

/** Ties a challenge to the person who requested it. */
function purposeOf({ id }: AdminPersonRow): string {
  return `creation ${id}`;
}
