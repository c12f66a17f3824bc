import { problem } from '../../../platform/http/domain-error.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import type { IssuedPublishToken, NewPublishToken, PublishToken } from '@soccer-legends/contracts';
import { AuditLog } from '../../audit/audit.port.ts';
import { Clock, DAY_MS, MINUTE_MS } from '../../../platform/environment/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import type { Author } from '../../../platform/http/request-origin.ts';
import { hashOfToken } from '../../../platform/signing/signing-key.ts';
import { Plugin, PublishTokenRow } from '../registry/plugin.entities.ts';
import { Registry } from '../registry/registry.ts';
import { writeHistory } from '../release/plugin-changes.ts';

const CHALLENGE = { 'www-authenticate': 'Bearer realm="publish"' };

const TokenInvalid = problem(
  'publishToken.invalid',
  401,
  'The publish token is not valid for this site. Create one in the console, on the tab "Plugins".',
  CHALLENGE,
);

const TokenExpired = problem(
  'publishToken.expired',
  401,
  'The publish token has expired. Create a new one in the console, on the tab "Plugins".',
  CHALLENGE,
);

const TokenRevoked = problem(
  'publishToken.revoked',
  401,
  'The publish token was revoked. Ask the administrator of the site for a new one.',
  CHALLENGE,
);

export const TokenForOtherPlugin = problem(
  'publishToken.otherPlugin',
  403,
  'The publish token is only valid for the plugin "{key}". Use a token of the plugin that you publish.',
);

const TokenNotFound = problem(
  'publishToken.notFound',
  404,
  'The plugin has no such publish token. Reload the list of tokens.',
);

/** Secret scanners recognize publish tokens by this prefix. */
const PREFIX = 'slp_';
const SECRET_BYTES = 32;
const HINT_LENGTH = 10;
const TOKEN = /^slp_[A-Za-z0-9_-]{43}$/;
const BEARER = /^Bearer +(\S+)$/i;
/** Limits writes: "last used" may be a minute late. */
const LAST_USED_INTERVAL_MS = MINUTE_MS;

/** Tokens with which a command-line tool may publish one plugin until they expire. Only their hashes are stored. */
@Injectable()
export class PublishTokens {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly registry: Registry,
  ) {}

  /** Returns the tokens of a plugin, newest first, also expired and revoked ones. */
  async list(key: string): Promise<PublishToken[]> {
    const rows = await this.database.em().find(PublishTokenRow, { key }, { orderBy: { createdAt: 'desc', id: 'asc' } });
    return rows.map(toPublishToken);
  }

  /**
   * Issues a token, also for a plugin that is not published yet. Only this response contains the secret. An owner's earlier
   * decision to trust the plugin ends, because it was about the people who could publish it then.
   */
  async issue(key: string, { name, days }: NewPublishToken, by: Author): Promise<IssuedPublishToken> {
    const secret = `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`;
    const hint = secret.slice(0, HINT_LENGTH);
    const now = this.clock.now();
    const issued = await this.database.transaction(async (em) => {
      const row = em.create(
        PublishTokenRow,
        {
          id: randomUUID(),
          key,
          name,
          hint,
          secretHash: hashOfToken(secret),
          createdAt: now,
          createdBy: by.actor,
          expiresAt: new Date(now.getTime() + days * DAY_MS),
        },
        { persist: true },
      );
      const plugin = await em.findOne(Plugin, { key, trust: 'trusted' }, { populate: ['liveVersion'] });
      if (plugin) {
        const stamp = { actor: by.actor, at: now, reason: 'A publish token was issued.' };
        writeHistory(em, { key, action: 'demote', stamp, version: plugin.liveVersion ?? null });
        plugin.trust = null;
      }
      await em.flush();
      await this.audit.record(em, {
        ...by,
        action: 'plugin.tokenIssue',
        target: key,
        after: { name, hint, expiresAt: row.expiresAt.toISOString(), ...(plugin && { trust: null }) },
      });
      return { ...toPublishToken(row), secret };
    });
    await this.registry.reload();
    return issued;
  }

  /** Throws `TokenNotFound`. Revoking a revoked token changes nothing. */
  async revoke(key: string, id: string, by: Author): Promise<void> {
    await this.database.transaction(async (em) => {
      const row = await em.findOne(PublishTokenRow, { id, key });
      if (!row) throw new TokenNotFound();
      if (row.revokedAt) return;
      row.revokedAt = this.clock.now();
      await em.flush();
      const { name, hint } = row;
      await this.audit.record(em, {
        ...by,
        action: 'plugin.tokenRevoke',
        target: key,
        before: { name, hint },
      });
    });
  }

  /** Returns the plugin key and the holder of a token. Throws `TokenInvalid`, `TokenRevoked` or `TokenExpired`. */
  async holderOf(secret: string | undefined): Promise<{ id: string; key: string; actor: string }> {
    if (secret === undefined) throw new TokenInvalid();
    const em = this.database.em();
    const row = await em.findOne(PublishTokenRow, { secretHash: hashOfToken(secret) });
    if (!row) throw new TokenInvalid();
    if (row.revokedAt) throw new TokenRevoked();
    const now = this.clock.now();
    if (row.expiresAt <= now) throw new TokenExpired();
    if (!row.lastUsedAt || now.getTime() - row.lastUsedAt.getTime() >= LAST_USED_INTERVAL_MS) {
      row.lastUsedAt = now;
      await em.flush();
    }
    return { id: row.id, key: row.key, actor: `token ${row.name} (${row.hint}…)` };
  }

  /**
   * Throws `TokenRevoked` if a token was revoked since its request began. Locks the row, so that it cannot be revoked until
   * the caller's transaction ends.
   */
  async requireNotRevoked(em: EntityManager, id: string): Promise<void> {
    const row = await em.findOne(PublishTokenRow, { id }, { lockMode: LockMode.PESSIMISTIC_READ, refresh: true });
    if (!row || row.revokedAt) throw new TokenRevoked();
  }
}

function toPublishToken(row: PublishTokenRow): PublishToken {
  const { id, key, name, hint, createdBy } = row;
  return {
    id,
    key,
    name,
    hint,
    createdBy,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
  };
}

/** Returns the token in an `authorization` header; undefined for any other content. */
export function bearerOf(authorization: string | undefined): string | undefined {
  const token = BEARER.exec(authorization ?? '')?.[1];
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}
