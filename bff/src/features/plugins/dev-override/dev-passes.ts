import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { DEV_LINK_PARAMETER, type IsoTime, routeOf } from '@soccer-legends/contracts';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { Database } from '../../../platform/database/database.ts';
import { Clock, HOUR_MS, MINUTE_MS } from '../../../platform/environment/clock.ts';
import { hashOfToken } from '../../../platform/signing/signing-key.ts';
import { PreviewSessions } from '../../admin-session/admin-session.port.ts';
import { DevOverrideRow } from '../registry/plugin.entities.ts';
import { PublishTokens } from '../tokens/publish-tokens.ts';

const COOKIE = 'sl-dev';
const IN_COOKIE = new RegExp(String.raw`(?:^|;\s*)(?:__Host-)?${COOKIE}=([\w-]{43})(?:;|$)`);
const SECRET = /^[\w-]{43}$/;
const LINK_MS = 5 * MINUTE_MS;
const PASS_MS = 8 * HOUR_MS;

/** The override that a link starts. It does not belong to a browser yet. */
type LinkedOverride = Pick<DevOverrideRow, 'key' | 'origin' | 'manifest' | 'tokenId'>;

/**
 * Manages overrides for browsers without an administrator's session. The holder of a publish token gets a link that works once,
 * and the browser that opens it gets a pass for one plugin. Both are random texts, of which only hashes are stored.
 */
@Injectable()
export class DevPasses {
  private readonly name: string;
  private readonly attributes: string;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly tokens: PublishTokens,
    private readonly previews: PreviewSessions,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
  ) {
    const isSecure = config.publicUrl.startsWith('https:');
    this.name = isSecure ? `__Host-${COOKIE}` : COOKIE;
    // Links are opened from terminals and messages. Browsers would not send a strict cookie with such requests.
    this.attributes = `; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  }

  /** Returns the address and the expiry of a link for an override. */
  async linkTo(override: LinkedOverride): Promise<{ link: string; expiresAt: IsoTime }> {
    const secret = randomSecret();
    const expiresAt = new Date(this.clock.now().getTime() + LINK_MS);
    await this.database.em().insert(DevOverrideRow, { ...override, sessionId: idOf('link', secret), expiresAt });
    const link = `${this.config.publicUrl}${routeOf(override.manifest)}?${DEV_LINK_PARAMETER}=${secret}`;
    return { link, expiresAt: expiresAt.toISOString() };
  }

  /**
   * Returns the `set-cookie` header for the secret of a link; undefined if it was opened before, has expired, or comes from the
   * browser of an administrator. An empty text ends the browser's pass instead.
   */
  async redeem(secret: string, request: FastifyRequest): Promise<string | undefined> {
    if (secret === '') return this.end(request.headers);
    if (!SECRET.test(secret) || (await this.previews.of(request))) return undefined;
    const em = this.database.em();
    const sessionId = idOf('link', secret);
    const now = this.clock.now();
    const row = await em.findOne(DevOverrideRow, { sessionId, expiresAt: { $gt: now } });
    const tokenExpiresAt = row?.tokenId ? await this.tokens.validUntil(row.tokenId) : undefined;
    if (!tokenExpiresAt) return undefined;
    const pass = randomSecret();
    const expiresAt = new Date(Math.min(tokenExpiresAt.getTime(), now.getTime() + PASS_MS));
    // Only one of two simultaneous requests finds the row.
    const redeemed = await em.nativeUpdate(DevOverrideRow, { sessionId }, { sessionId: idOf('pass', pass), expiresAt });
    return redeemed === 0 ? undefined : `${this.name}=${pass}; Max-Age=${PASS_MS / 1000}${this.attributes}`;
  }

  /** Whether a request may have a pass, judged by its cookies alone. */
  mayHave({ cookie }: IncomingHttpHeaders): boolean {
    return cookie?.includes(`${COOKIE}=`) ?? false;
  }

  /** Returns the override of a browser's pass, unless it has expired or its token is no longer valid. */
  async rowsOf({ cookie }: IncomingHttpHeaders): Promise<DevOverrideRow[]> {
    const pass = IN_COOKIE.exec(cookie ?? '')?.[1];
    if (pass === undefined) return [];
    const current = { sessionId: idOf('pass', pass), expiresAt: { $gt: this.clock.now() } };
    const row = await this.database.em().findOne(DevOverrideRow, current);
    return row?.tokenId && (await this.tokens.validUntil(row.tokenId)) ? [row] : [];
  }

  private async end({ cookie }: IncomingHttpHeaders): Promise<string> {
    const pass = IN_COOKIE.exec(cookie ?? '')?.[1];
    if (pass !== undefined) await this.database.em().nativeDelete(DevOverrideRow, { sessionId: idOf('pass', pass) });
    return `${this.name}=; Max-Age=0${this.attributes}`;
  }
}

function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The kind in the id keeps the secret of a link from working as a pass, and the id of a session from working as either. */
function idOf(kind: 'link' | 'pass', secret: string): string {
  return `${kind} ${hashOfToken(secret)}`;
}
