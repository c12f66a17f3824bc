import { problem } from '../../../platform/http/domain-error.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import type { IssuedPublishToken, NewPublishToken, Provenance, PublishToken } from '@soccer-legends/contracts';
import { AuditLog } from '../../audit/audit.port.ts';
import { Clock, DAY_MS, MINUTE_MS } from '../../../platform/environment/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import type { Author } from '../../../platform/http/request-origin.ts';
import { hashOfToken } from '../../../platform/signing/signing-key.ts';
import { Plugin, PublishTokenRow } from '../registry/plugin.entities.ts';
import { Registry } from '../registry/registry.ts';
import { writeHistory } from '../release/plugin-changes.ts';
import { CHALLENGE, CiIssuers, claimedBy, IdentityRefused } from './ci-issuers.ts';

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
const JSON_WEB_TOKEN = /^[\w-]{1,9000}\.[\w-]{1,9000}\.[\w-]{1,2000}$/;
const BEARER = /^Bearer +(\S+)$/i;
/** Limits writes: "last used" may be a minute late. */
const LAST_USED_INTERVAL_MS = MINUTE_MS;

/** A permission to publish one plugin, which the token of a request has proved. */
export interface TokenHolder {
  id: string;
  /** The key of the plugin. */
  key: string;
  actor: string;
  expiresAt: Date;
  /** Undefined for a secret. */
  provenance?: Provenance | undefined;
}

/**
 * Permissions with which a command-line tool may publish one plugin until they expire: secrets, of which only hashes are
 * stored, and identities of CI jobs, whose issuers vouch for them.
 */
@Injectable()
export class PublishTokens {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly registry: Registry,
    private readonly issuers: CiIssuers,
  ) {}

  /** Returns the tokens of a plugin, newest first, also expired and revoked ones. */
  async list(key: string): Promise<PublishToken[]> {
    const rows = await this.database.em().find(PublishTokenRow, { key }, { orderBy: { createdAt: 'desc', id: 'asc' } });
    return rows.map(toPublishToken);
  }

  /**
   * Issues a token, also for a plugin that is not published yet. Only this response contains the secret, which is
   * empty for an identity of CI jobs. An owner's earlier decision to trust the plugin ends, because it was about the people
   * who could publish it then.
   */
  async issue(key: string, { name, days, issuer, subject }: NewPublishToken, by: Author): Promise<IssuedPublishToken> {
    const secret = issuer === undefined ? `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}` : '';
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
          secretHash: secret === '' ? null : hashOfToken(secret),
          issuer: issuer ?? null,
          subject: subject ?? null,
          createdAt: now,
          createdBy: by.actor,
          expiresAt: new Date(now.getTime() + days * DAY_MS),
        },
        { persist: true },
      );
      const hasLostTrust = await endTrust(em, key, { actor: by.actor, at: now });
      await em.flush();
      await this.audit.record(em, {
        ...by,
        action: 'plugin.tokenIssue',
        target: key,
        after: {
          name,
          ...(issuer === undefined ? { hint } : { issuer, subject }),
          expiresAt: row.expiresAt.toISOString(),
          ...(hasLostTrust && { trust: null }),
        },
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

  /**
   * Returns the permissions that the token in an `authorization` header proves: that of a secret, or those of all plugins that
   * accept the identity of a CI job. Throws `TokenInvalid`, `TokenRevoked`, `TokenExpired`, or the errors of
   * `CiIssuers.verify`.
   */
  async holdersOf(authorization: string): Promise<readonly [TokenHolder, ...TokenHolder[]]> {
    const bearer = bearerOf(authorization);
    const em = this.database.em();
    const { rows, provenance } = TOKEN.test(bearer)
      ? { rows: await em.find(PublishTokenRow, { secretHash: hashOfToken(bearer) }), provenance: undefined }
      : await this.permissionsOf(em, bearer);
    if (rows.length === 0) throw new TokenInvalid();
    if (rows.every(({ revokedAt }) => revokedAt)) throw new TokenRevoked();
    const now = this.clock.now();
    const [first, ...others] = rows.filter(({ revokedAt, expiresAt }) => !revokedAt && expiresAt > now);
    if (!first) throw new TokenExpired();
    for (const row of [first, ...others])
      if (!row.lastUsedAt || now.getTime() - row.lastUsedAt.getTime() >= LAST_USED_INTERVAL_MS) row.lastUsedAt = now;
    await em.flush();
    const toHolder = ({ id, key, name, hint, expiresAt }: PublishTokenRow): TokenHolder => ({
      ...{ id, key, expiresAt, provenance },
      actor: provenance ? `CI of ${name}` : `token ${name} (${hint}…)`,
    });
    return [toHolder(first), ...others.map(toHolder)];
  }

  /** Returns when a token expires; undefined if it has expired or was revoked. */
  async validUntil(id: string): Promise<Date | undefined> {
    const valid = { id, revokedAt: null, expiresAt: { $gt: this.clock.now() } };
    return (await this.database.em().findOne(PublishTokenRow, valid))?.expiresAt;
  }

  /** Returns the permissions of a CI job, those that expire last first. */
  private async permissionsOf(
    em: EntityManager,
    token: string,
  ): Promise<{ rows: PublishTokenRow[]; provenance: Provenance }> {
    const { issuer, subject } = claimedBy(token);
    const permissions = await em.find(
      PublishTokenRow,
      { issuer, revokedAt: null },
      { orderBy: { expiresAt: 'desc', id: 'asc' } },
    );
    const rows = permissions.filter((permission) => matches(subject, permission.subject!));
    if (rows.length === 0)
      throw new IdentityRefused({ reason: `no plugin accepts the issuer "${issuer}" with the subject "${subject}"` });
    return { rows, provenance: await this.issuers.verify(token, issuer) };
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

/** Ends an owner's decision to trust a plugin. Returns whether there was one. */
async function endTrust(em: EntityManager, key: string, by: { actor: string; at: Date }): Promise<boolean> {
  const plugin = await em.findOne(Plugin, { key, trust: 'trusted' }, { populate: ['liveVersion'] });
  if (!plugin) return false;
  const stamp = { ...by, reason: 'A publish token was issued.' };
  writeHistory(em, { key, action: 'demote', stamp, version: plugin.liveVersion ?? null });
  plugin.trust = null;
  return true;
}

function toPublishToken(row: PublishTokenRow): PublishToken {
  const { id, key, name, hint, createdBy, issuer, subject } = row;
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
    ...(issuer && subject && { issuer, subject }),
  };
}

/** Returns the secret or the JSON Web Token in an `authorization` header. Throws `TokenInvalid` for any other content. */
function bearerOf(authorization: string): string {
  const token = BEARER.exec(authorization)?.[1] ?? '';
  if (!TOKEN.test(token) && !JSON_WEB_TOKEN.test(token)) throw new TokenInvalid();
  return token;
}

function matches(subject: string, accepted: string): boolean {
  return accepted.endsWith('*') ? subject.startsWith(accepted.slice(0, -1)) : subject === accepted;
}
