import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import type { AuthenticationResponseJSON, RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server';
import { Database } from '../../../platform/database/database.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { AdminPersonRow, Passkey } from '../people/people.entities.ts';
import { PasskeyInvalid } from '../session.errors.ts';
import { CeremonyChallenges } from './ceremony-challenges.ts';

type WebAuthn = typeof import('@simplewebauthn/server');

const SITE_NAME = 'Soccer Legends';
/** Ed25519, ES256 and RS256. The library's default includes algorithms that are experimental in Node and log warnings. */
const ALGORITHMS = [-8, -7, -257];
const CREDENTIAL_ID = /^[\w-]{1,1400}$/;

/** Creates and verifies passkeys. Loads the library at the first ceremony, because most servers never need it. */
@Injectable()
export class Passkeys {
  private loading: Promise<WebAuthn> | undefined;

  constructor(
    private readonly database: Database,
    private readonly challenges: CeremonyChallenges,
    private readonly clock: Clock,
  ) {}

  /** Returns the options with which a browser creates a passkey on a device that has none of this person yet. */
  async creationOptions(person: AdminPersonRow, origin: string, purpose: string): Promise<object> {
    const { generateRegistrationOptions } = await this.library();
    const existing = await this.database.em().find(Passkey, { person: { id: person.id } });
    const options = await generateRegistrationOptions({
      rpName: SITE_NAME,
      rpID: hostOf(origin),
      userName: person.name,
      userDisplayName: person.name,
      userID: new TextEncoder().encode(person.id),
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: existing.map(({ id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.challenges.store(options.challenge, purpose);
    return options;
  }

  /** Verifies a new passkey and returns it for `store`. Throws `PasskeyInvalid`. */
  async verifyCreation(credential: object, origin: string, purpose: string): Promise<WebAuthnCredential> {
    const { verifyRegistrationResponse } = await this.library();
    const { registrationInfo } = await this.checked(purpose, (expectedChallenge) =>
      verifyRegistrationResponse({
        response: credential as RegistrationResponseJSON,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: hostOf(origin),
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    if (!registrationInfo) throw new PasskeyInvalid();
    return registrationInfo.credential;
  }

  /** Stores a new passkey of a person. Throws `PasskeyInvalid` if the passkey is already stored. */
  async store(em: EntityManager, person: AdminPersonRow, created: WebAuthnCredential): Promise<void> {
    const { id, publicKey, counter, transports = [] } = created;
    if (await em.findOne(Passkey, { id })) throw new PasskeyInvalid();
    const key = Buffer.from(publicKey).toString('base64url');
    const now = this.clock.now();
    const passkey = { id, person, publicKey: key, counter, transports, createdAt: now, lastUsedAt: now };
    await em.persist(em.create(Passkey, passkey)).flush();
  }

  /** Returns the options with which a browser proves a passkey. @param personId undefined for any passkey of the site */
  async requestOptions(origin: string, purpose: string, personId?: string): Promise<object> {
    const { generateAuthenticationOptions } = await this.library();
    const known = personId === undefined ? [] : await this.database.em().find(Passkey, { person: { id: personId } });
    const options = await generateAuthenticationOptions({
      rpID: hostOf(origin),
      userVerification: 'required',
      allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
    });
    await this.challenges.store(options.challenge, purpose);
    return options;
  }

  /** Returns the person whose passkey signed the challenge of a ceremony. Throws `PasskeyInvalid`. */
  async verify(credential: object, origin: string, purpose: string): Promise<AdminPersonRow> {
    const response = credential as AuthenticationResponseJSON;
    const { verifyAuthenticationResponse } = await this.library();
    const em = this.database.em();
    const id: unknown = response.id;
    if (typeof id !== 'string' || !CREDENTIAL_ID.test(id)) throw new PasskeyInvalid();
    const passkey = await em.findOne(Passkey, { id }, { populate: ['person'] });
    if (!passkey) throw new PasskeyInvalid();
    const { counter, transports } = passkey;
    const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, 'base64url'));
    const { verified, authenticationInfo } = await this.checked(purpose, (expectedChallenge) =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: hostOf(origin),
        credential: { id, publicKey, counter, transports },
        requireUserVerification: true,
      }),
    );
    if (!verified) throw new PasskeyInvalid();
    await em.nativeUpdate(Passkey, { id }, { counter: authenticationInfo.newCounter, lastUsedAt: this.clock.now() });
    return passkey.person as AdminPersonRow;
  }

  /** Converts the many errors that the library throws for invalid responses to `PasskeyInvalid`. */
  private async checked<Result>(
    purpose: string,
    verify: (isOpen: (challenge: string) => Promise<boolean>) => Promise<Result>,
  ): Promise<Result> {
    let outage: Error | undefined;
    const isOpen = (challenge: string): Promise<boolean> =>
      this.challenges.use(challenge, purpose).catch((error: Error) => {
        outage = error;
        return false;
      });
    try {
      return await verify(isOpen);
    } catch {
      throw outage ?? new PasskeyInvalid();
    }
  }

  private library(): Promise<WebAuthn> {
    return (this.loading ??= import('@simplewebauthn/server'));
  }
}

function hostOf(origin: string): string {
  return new URL(origin).hostname;
}
