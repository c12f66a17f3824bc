import type { PasskeyOptions } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import type { AdminPersonRow } from '../people/people.entities.ts';
import type { CeremonyCaller } from './ceremony-callers.ts';
import { PasskeyLimits } from './passkey-limits.ts';
import { Passkeys } from './passkeys.ts';

const ACTION = 'session.login';
const PURPOSE = 'sign-in';

/** Identifies a person by a passkey. All methods throw `RateLimited`. */
@Injectable()
export class SignInCeremony {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly limits: PasskeyLimits,
  ) {}

  /** Returns options that do not name a person: the browser offers all passkeys of the site. */
  begin({ webOrigin, from }: CeremonyCaller): Promise<PasskeyOptions> {
    return this.limits.run(ACTION, from, async () => ({
      options: await this.passkeys.requestOptions(webOrigin, PURPOSE),
    }));
  }

  /** Returns the person whose passkey it is. Also throws `PasskeyInvalid`. Opens no session. */
  finish(credential: object, { webOrigin, from }: CeremonyCaller): Promise<AdminPersonRow> {
    return this.limits.run(ACTION, from, () => this.passkeys.verify(credential, webOrigin, PURPOSE));
  }
}
