import type { Clock } from '../environment/clock.ts';
import type { SigningKey } from './signing-key.ts';

interface SignedCookieOptions {
  name: string;
  path: string;
  lifetimeMs: number;
  sameSite: 'Lax' | 'Strict';
  /** Whether browsers send it over HTTPS only. */
  secure: boolean;
}

/** A cookie with signed content that scripts cannot read. The server stores nothing. */
export class SignedCookie<Content extends object> {
  private readonly given: RegExp;
  private readonly attributes: string;

  constructor(
    private readonly key: SigningKey,
    private readonly clock: Clock,
    private readonly options: SignedCookieOptions,
  ) {
    const { name, path, lifetimeMs, sameSite, secure } = options;
    this.given = new RegExp(String.raw`(?:^|;\s*)${name}=([\w-]+\.[\w-]+)(?:;|$)`);
    this.attributes = `; Path=${path}; Max-Age=${lifetimeMs / 1000}; HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}`;
  }

  /** Returns the `set-cookie` header. */
  async issue(content: Content): Promise<string> {
    const { name, lifetimeMs } = this.options;
    const sealed = await this.key.seal({ ...content, expires: this.clock.now().getTime() + lifetimeMs });
    return `${name}=${sealed}${this.attributes}`;
  }

  /**
   * Returns the content of the cookie in a `Cookie` header, and for how long it is valid. Returns undefined if it is absent,
   * forged or expired, or if it lasts much longer than a new one, because the clock was set back.
   */
  async read(header: string | undefined): Promise<(Content & { remainingMs: number }) | undefined> {
    const sealed = this.given.exec(header ?? '')?.[1];
    const content = sealed === undefined ? undefined : await this.key.open<Content & { expires: number }>(sealed);
    if (!content || !this.clock.isValidUntil(content.expires, this.options.lifetimeMs)) return undefined;
    return { ...content, remainingMs: content.expires - this.clock.now().getTime() };
  }
}
