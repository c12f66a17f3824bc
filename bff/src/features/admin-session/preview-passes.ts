import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/environment/clock.ts';
import { SigningKey } from '../../platform/signing/signing-key.ts';

/** `<id of the session>.<end in epoch milliseconds>.<signature>` */
const PASS = /^([0-9a-f-]{36})\.(\d{13,15})\.([\w-]{43})$/;

/** Signed strings that name an administrator's session and allow only previews. */
@Injectable()
export class PreviewPasses {
  constructor(
    private readonly key: SigningKey,
    private readonly clock: Clock,
  ) {}

  /** Returns a pass that is valid on every server for `lifetimeMs`, and only while its session is open. */
  async issue(sessionId: string, lifetimeMs: number): Promise<string> {
    const text = `${sessionId}.${this.clock.now().getTime() + lifetimeMs}`;
    return `${text}.${await this.key.sign(signedText(text))}`;
  }

  /** Returns undefined for a pass with a wrong signature, an expired one, or one that lasts longer than `lifetimeMs`. */
  async sessionIdOf(pass: string, lifetimeMs: number): Promise<string | undefined> {
    const [, sessionId, expires, signature] = PASS.exec(pass) ?? [];
    if (!sessionId || !expires || !signature) return undefined;
    const remainingMs = Number(expires) - this.clock.now().getTime();
    if (remainingMs <= 0 || remainingMs > lifetimeMs) return undefined;
    const isOwn = await this.key.isValid(signedText(`${sessionId}.${expires}`), signature);
    return isOwn ? sessionId : undefined;
  }
}

/** Differs from the text of a password proof, so that neither signature is valid for the other. */
function signedText(text: string): string {
  return `preview ${text}`;
}
