import { PASSWORD_PROOF_HEADER, type AdminPasswordProof } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../../platform/environment/clock.ts';
import { MINUTE_MS } from '../../platform/environment/durations.ts';
import type { RequestOrigin } from '../../platform/http/request-origin.ts';
import { SiteAddresses } from '../../platform/http/site-addresses.ts';
import { SigningKey } from '../../platform/signing/signing-key.ts';
import { CheckPassword } from './password/check-password.ts';
import { PasswordRequired } from './session.errors.ts';

export const PROOF_MS = 5 * MINUTE_MS;
const GIVEN = /^(\d{13,15})\.([\w-]{43})$/;

/**
 * Proofs that the administrator has just entered the password. Where games and the console share an origin, a game can
 * send requests with the session cookie. It cannot send a proof: the console keeps it in its own document.
 */
@Injectable()
export class PasswordProofs {
  constructor(
    private readonly key: SigningKey,
    private readonly password: CheckPassword,
    private readonly clock: Clock,
    private readonly addresses: SiteAddresses,
  ) {}

  /** Returns a proof for one session; throws `WrongPassword` or `RateLimited`. */
  async issue(sessionId: string, password: string, from: RequestOrigin): Promise<AdminPasswordProof> {
    await this.password.check(password, 'session.confirmPassword', from);
    const expires = this.clock.now().getTime() + PROOF_MS;
    const signature = await this.key.sign(textOf(sessionId, expires));
    return { proof: `${expires}.${signature}`, expiresAt: new Date(expires).toISOString() };
  }

  /** Throws `PasswordRequired` without a proof of this session. Does nothing if the console has its own origin. */
  async require({ headers }: FastifyRequest, sessionId: string): Promise<void> {
    if (this.addresses.areSeparate) return;
    const given = headers[PASSWORD_PROOF_HEADER];
    if (typeof given !== 'string' || !(await this.isValid(given, sessionId))) throw new PasswordRequired();
  }

  private async isValid(proof: string, sessionId: string): Promise<boolean> {
    const [, expires = '', signature = ''] = GIVEN.exec(proof) ?? [];
    const remainingMs = Number(expires) - this.clock.now().getTime();
    return remainingMs > 0 && remainingMs <= PROOF_MS && this.key.isValid(textOf(sessionId, expires), signature);
  }
}

function textOf(sessionId: string, expires: number | string): string {
  return `password ${sessionId} ${expires}`;
}
