import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Database } from '../../../platform/database/database.ts';
import { Clock, MINUTE_MS } from '../../../platform/environment/clock.ts';
import type { EntityManager } from '@mikro-orm/sql';
import type { AuthenticationResponseJSON, RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server';
import { PublicOrigin } from '../../../platform/http/site-addresses.ts';
import type { RequestOrigin } from '../../../platform/http/request-origin.ts';
import { AuditLog } from '../../audit/audit.port.ts';
import { AdministratorRow, Passkey } from '../admin-session.entities.ts';
import { PasskeyInvalid } from '../admin-session.errors.ts';
import { ownAction } from '../session-lifecycle.ts';

export const CEREMONY_MS = 5 * MINUTE_MS;
const CHALLENGE = /^[\w-]{1,100}$/;

type WebAuthn = typeof import('@simplewebauthn/server');

const SITE_NAME = 'Soccer Legends';
/** Ed25519, ES256 and RS256. The library's default includes algorithms that are experimental in Node and log warnings. */
const ALGORITHMS = [-8, -7, -257];
const CREDENTIAL_ID = /^[\w-]{1,1400}$/;

/**
 * Creates and verifies passkeys. A purpose, such as `sign-in`, ties a challenge to the step that requested it. Loads the
 * library at the first ceremony, because most servers never need it.
 */
@Injectable()
export class Passkeys {
  private loading: Promise<WebAuthn> | undefined;

  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly publicOrigin: PublicOrigin,
    private readonly clock: Clock,
  ) {}

  /** Returns the options with which a browser creates a passkey on a device that has none of this person yet. */
  async creationOptions(person: AdministratorRow, request: FastifyRequest, purpose: string): Promise<object> {
    const { generateRegistrationOptions } = await this.library();
    const existing = await this.database.em().find(Passkey, { person: { id: person.id } });
    const options = await generateRegistrationOptions({
      rpName: SITE_NAME,
      rpID: new URL(this.originOf(request)).hostname,
      userName: person.name,
      userDisplayName: person.name,
      userID: new TextEncoder().encode(person.id),
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: existing.map(({ id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.open(options.challenge, purpose);
    return options;
  }

  /** Verifies a new passkey and returns it for `store`. Throws `PasskeyInvalid`. */
  async verifyCreation(credential: object, request: FastifyRequest, purpose: string): Promise<WebAuthnCredential> {
    const { verifyRegistrationResponse } = await this.library();
    const { registrationInfo } = await this.checked(purpose, (expectedChallenge) =>
      verifyRegistrationResponse({
        response: credential as RegistrationResponseJSON,
        expectedChallenge,
        ...this.expected(request),
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    if (!registrationInfo) throw new PasskeyInvalid();
    return registrationInfo.credential;
  }

  /** Stores and audits a new passkey of a person. Throws `PasskeyInvalid` if the passkey is already stored. */
  async store(
    em: EntityManager,
    person: AdministratorRow,
    created: WebAuthnCredential,
    from: RequestOrigin,
  ): Promise<void> {
    const { id, publicKey, counter, transports = [] } = created;
    if (await em.findOne(Passkey, { id })) throw new PasskeyInvalid();
    const key = Buffer.from(publicKey).toString('base64url');
    const now = this.clock.now();
    const passkey = { id, person, publicKey: key, counter, transports, createdAt: now, lastUsedAt: now };
    await em.persist(em.create(Passkey, passkey)).flush();
    await this.audit.record(em, ownAction('passkey.create', person.name, from));
  }

  /** Returns the options with which a browser proves a passkey. @param personId undefined for any passkey of the site */
  async requestOptions(request: FastifyRequest, purpose: string, personId?: string): Promise<object> {
    const { generateAuthenticationOptions } = await this.library();
    const known = personId === undefined ? [] : await this.database.em().find(Passkey, { person: { id: personId } });
    const options = await generateAuthenticationOptions({
      rpID: new URL(this.originOf(request)).hostname,
      userVerification: 'required',
      allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
    });
    await this.open(options.challenge, purpose);
    return options;
  }

  /** Returns the person whose passkey signed the challenge of a ceremony. Throws `PasskeyInvalid`. */
  async verify(credential: object, request: FastifyRequest, purpose: string): Promise<AdministratorRow> {
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
        ...this.expected(request),
        credential: { id, publicKey, counter, transports },
        requireUserVerification: true,
      }),
    );
    if (!verified) throw new PasskeyInvalid();
    await em.nativeUpdate(Passkey, { id }, { counter: authenticationInfo.newCounter, lastUsedAt: this.clock.now() });
    return passkey.person as AdministratorRow;
  }

  /** Converts the many errors that the library throws for invalid responses to `PasskeyInvalid`. */
  private async checked<Result>(
    purpose: string,
    verify: (isOpen: (challenge: string) => Promise<boolean>) => Promise<Result>,
  ): Promise<Result> {
    let outage: Error | undefined;
    const isOpen = (challenge: string): Promise<boolean> =>
      this.use(challenge, purpose).catch((error: Error) => {
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

  /** Stores a challenge for one use within five minutes, and deletes expired ones. */
  private async open(challenge: string, purpose: string): Promise<void> {
    const em = this.database.em();
    const expiresAt = this.clock.ahead(CEREMONY_MS);
    await em.execute('delete from passkey_ceremony where expires_at <= ? or expires_at > ?', [
      this.clock.now(),
      expiresAt,
    ]);
    await em.execute('insert into passkey_ceremony (challenge, purpose, expires_at) values (?, ?, ?)', [
      challenge,
      purpose,
      expiresAt,
    ]);
  }

  /** Deletes a challenge. Returns whether it was valid for this purpose. Of concurrent calls, only one gets true. */
  private async use(challenge: string, purpose: string): Promise<boolean> {
    if (!CHALLENGE.test(challenge)) return false;
    const used = await this.database.execute<object[]>(
      `delete from passkey_ceremony where challenge = ? and purpose = ? and expires_at > ? and expires_at <= ?
         returning challenge`,
      [challenge, purpose, this.clock.now(), this.clock.ahead(CEREMONY_MS)],
    );
    return used.length > 0;
  }

  /** Returns the console's address in the browser, such as `https://admin.example.com`, which the browser signs. */
  private originOf(request: FastifyRequest): string {
    return this.publicOrigin.of(request.raw);
  }

  private expected(request: FastifyRequest): { expectedOrigin: string; expectedRPID: string } {
    const expectedOrigin = this.originOf(request);
    return { expectedOrigin, expectedRPID: new URL(expectedOrigin).hostname };
  }
}
