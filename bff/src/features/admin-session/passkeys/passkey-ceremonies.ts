import type { AdminPasswordProof, AuditAction, PasskeyOptions } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MINUTE_MS } from '../../../platform/environment/clock.ts';
import { RequestOrigins } from '../../../platform/http/request-origin.ts';
import { type RateLimit, SharedRateLimits } from '../../../platform/rate-limits/shared-rate-limits.ts';
import { RefusedAttempts } from '../../audit/audit.port.ts';
import type { AdminIdentity } from '../admin-identity.ts';
import type { AdministratorRow } from '../admin-session.entities.ts';
import { InvitationInvalid, PasskeyInvalid, PasswordNeeded } from '../admin-session.errors.ts';
import { PasswordProofs } from '../password-proofs.ts';
import { Invitations } from '../administrators/administrators.ts';
import { Passkeys } from './passkeys.ts';

/** Passkeys cannot be guessed; the limit keeps the table of ceremonies small. */
const CEREMONIES: RateLimit = { name: 'passkey', limit: 60, windowMs: 15 * MINUTE_MS };

/**
 * The steps of the WebAuthn ceremonies: creating a passkey, signing in, and confirming an action. All methods throw
 * `RateLimited` for too many steps of one network.
 */
@Injectable()
export class PasskeyCeremonies {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly invitations: Invitations,
    private readonly proofs: PasswordProofs,
    private readonly limits: SharedRateLimits,
    private readonly refusals: RefusedAttempts,
    private readonly origins: RequestOrigins,
  ) {}

  /**
   * Returns the options with which an invited person creates a passkey. The invitation stays valid, so that a canceled
   * attempt can be repeated. Throws `InvitationInvalid`.
   */
  registrationOptions(invitation: string, request: FastifyRequest): Promise<PasskeyOptions> {
    return this.run('passkey.create', request, async () => {
      const person = await this.invitations.personOf(invitation);
      const options = await this.passkeys.creationOptions(person, request, creationBy(person));
      const { name, role, createdBy } = person;
      return { invited: { name, role, createdBy }, options };
    });
  }

  /**
   * Stores the passkey and deletes the invitation in one transaction. Returns the person. Throws `InvitationInvalid` and
   * `PasskeyInvalid`.
   */
  register(invitation: string, credential: object, request: FastifyRequest): Promise<AdministratorRow> {
    return this.run('passkey.create', request, async () => {
      const person = await this.invitations.personOf(invitation);
      const created = await this.passkeys.verifyCreation(credential, request, creationBy(person));
      const from = this.origins.of(request);
      await this.invitations.redeem(invitation, (em, invited) => this.passkeys.store(em, invited, created, from));
      return person;
    });
  }

  /** Returns options that do not name a person: the browser offers all passkeys of the site. */
  signInOptions(request: FastifyRequest): Promise<PasskeyOptions> {
    return this.run('session.login', request, async () => ({
      options: await this.passkeys.requestOptions(request, 'sign-in'),
    }));
  }

  /** Returns the person whose passkey it is. Opens no session. Throws `PasskeyInvalid`. */
  identify(credential: object, request: FastifyRequest): Promise<AdministratorRow> {
    return this.run('session.login', request, () => this.passkeys.verify(credential, request, 'sign-in'));
  }

  /** Returns the options with which the browser offers the person's passkeys. Throws `PasswordNeeded`. */
  async proofOptions({ personId, sessionId }: AdminIdentity, request: FastifyRequest): Promise<PasskeyOptions> {
    if (personId === null) throw new PasswordNeeded();
    return this.run('session.confirmPasskey', request, async () => ({
      options: await this.passkeys.requestOptions(request, proofOf(sessionId), personId),
    }));
  }

  /** Returns a proof. Throws `PasskeyInvalid`, for example for the passkey of another person. */
  prove(
    credential: object,
    { personId, sessionId }: AdminIdentity,
    request: FastifyRequest,
  ): Promise<AdminPasswordProof> {
    return this.run('session.confirmPasskey', request, async () => {
      const { id } = await this.passkeys.verify(credential, request, proofOf(sessionId));
      if (id !== personId) throw new PasskeyInvalid();
      return this.proofs.issue(sessionId);
    });
  }

  /** Writes rejected passkeys and invitations to the audit log. @param action for the audit log */
  private async run<Result>(
    action: AuditAction,
    request: FastifyRequest,
    step: () => Promise<Result>,
  ): Promise<Result> {
    const from = this.origins.of(request);
    await this.limits.require(CEREMONIES, from.visitor);
    return step().catch(async (error: unknown) => {
      const isRefused = error instanceof PasskeyInvalid || error instanceof InvitationInvalid;
      const reason = error instanceof InvitationInvalid ? 'invalid invitation' : 'invalid passkey';
      if (isRefused) await this.refusals.record({ actor: 'visitor', action, target: 'passkey', ...from, reason });
      throw error;
    });
  }
}

/** Ties a challenge to the person who requested it. */
function creationBy({ id }: AdministratorRow): string {
  return `creation ${id}`;
}

function proofOf(sessionId: string): string {
  return `proof ${sessionId}`;
}
