import { Injectable } from '@nestjs/common';
import { PASSWORD_PROOF_HEADER, type AdminPasswordProof } from '@soccer-legends/contracts';
import type { FastifyRequest } from 'fastify';
import { Clock, MINUTE_MS } from '../../platform/environment/clock.ts';
import { SigningKey } from '../../platform/signing/signing-key.ts';
import { PasswordRequired } from './admin-session.errors.ts';

/** A proof can be used repeatedly in this time. */
export const PROOF_MS = 5 * MINUTE_MS;
const GIVEN = /^(\d{13,15})\.([\w-]{43})$/;

/**
 * Proofs of a fresh password or passkey, signed and not stored, valid for one session on every server. A stolen session has
 * none, nor has a game on the console's origin. A proof is the end in epoch milliseconds, a dot and an HMAC in base64url.
 */
@Injectable()
export class PasswordProofs {
  constructor(
    private readonly key: SigningKey,
    private readonly clock: Clock,
  ) {}

  /** Returns a proof. Call it only after the password or a passkey was verified. */
  async issue(sessionId: string): Promise<AdminPasswordProof> {
    const expires = this.clock.now().getTime() + PROOF_MS;
    const signature = await this.key.sign(textOf(sessionId, expires));
    return { proof: `${expires}.${signature}`, expiresAt: new Date(expires).toISOString() };
  }

  /** Throws `PasswordRequired` unless the request has a proof of this session. */
  async require({ headers }: FastifyRequest, sessionId: string): Promise<void> {
    const given = headers[PASSWORD_PROOF_HEADER];
    if (typeof given !== 'string' || !(await this.isValid(given, sessionId))) throw new PasswordRequired();
  }

  private async isValid(proof: string, sessionId: string): Promise<boolean> {
    const [, expires = '', signature = ''] = GIVEN.exec(proof) ?? [];
    return (
      this.clock.isValidUntil(Number(expires), PROOF_MS) && this.key.isValid(textOf(sessionId, expires), signature)
    );
  }
}

function textOf(sessionId: string, expires: number | string): string {
  return `password ${sessionId} ${expires}`;
}
