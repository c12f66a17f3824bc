import { Inject, Injectable } from '@nestjs/common';
import { RandomSource } from '../../../platform/environment/random-source.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { SigningKey } from '../../../platform/signing/signing-key.ts';
import { Registry } from './registry.ts';
import type { Variant } from './variants.ts';

interface VisitorVariant {
  variant: Variant;
  /** A `set-cookie` header that stores a newly drawn group. */
  setCookie?: string;
}

const COOKIE = 'sl-stage';
const GROUPS = 100;
const ONE_YEAR_S = 31_536_000;
const SIGNED_GROUP = new RegExp(`(?:^|;\\s*)${COOKIE}=(\\d{1,2})\\.([\\w-]{43})(?:;|$)`);

/**
 * Assigns visitors of pages to stage groups, 0 to 99, while a plugin is staged. The cookie contains only the group and its
 * signature, so it does not identify the visitor, and nobody can choose a group.
 */
@Injectable()
export class StageVisitors {
  private readonly secure: boolean;

  constructor(
    private readonly registry: Registry,
    private readonly random: RandomSource,
    private readonly key: SigningKey,
    @Inject(CONFIG) { publicUrl }: Pick<Config, 'publicUrl'>,
  ) {
    this.secure = publicUrl.startsWith('https:');
  }

  /** Reads the key, so that pages need no database while a plugin is staged. */
  async prepare(): Promise<void> {
    await this.key.read();
  }

  /** Returns the listings for a visitor's group; the live versions without one. */
  async variantFor(cookies: string | undefined): Promise<Variant> {
    return this.registry.variantOfGroup(this.registry.staged ? await this.groupIn(cookies) : undefined);
  }

  /** Like `variantFor`, but draws a group if a plugin is staged and the visitor has none. */
  async assign(cookies: string | undefined): Promise<VisitorVariant> {
    if (!this.registry.staged) return { variant: this.registry.variantOfGroup(undefined) };
    const known = await this.groupIn(cookies);
    if (known !== undefined) return { variant: this.registry.variantOfGroup(known) };
    const group = Math.floor(this.random.next() * GROUPS);
    return { variant: this.registry.variantOfGroup(group), setCookie: await this.cookieOf(group) };
  }

  /** Returns the `set-cookie` header that stores a group. */
  async cookieOf(group: number): Promise<string> {
    const signed = `${group}.${await this.key.sign(signedText(group))}`;
    return `${COOKIE}=${signed}; Path=/; Max-Age=${ONE_YEAR_S}; HttpOnly; SameSite=Lax${this.secure ? '; Secure' : ''}`;
  }

  private async groupIn(cookies: string | undefined): Promise<number | undefined> {
    const [, digits, signature] = (cookies?.includes(COOKIE) && SIGNED_GROUP.exec(cookies)) || [];
    const group = Number(digits);
    return signature !== undefined && (await this.key.isValid(signedText(group), signature)) ? group : undefined;
  }
}

/** Differs from the texts of tickets, which are signed with the same key. */
function signedText(group: number): string {
  return `stage group ${group}`;
}
