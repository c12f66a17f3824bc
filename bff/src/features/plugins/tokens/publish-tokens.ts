import { randomUUID, createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { IssuedPublishToken, NewPublishToken, PublishToken } from '@soccer-legends/contracts';
import { AuditLog } from '../../audit/audit.port.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { TokenExpired, TokenInvalid, TokenNotFound, TokenRevoked } from './publish-token.errors.ts';
import { PublishTokenRow } from '../registry/plugin.entities.ts';

const ONE_DAY_MS = 86_400_000;
/** Often enough for "last used", and not a write with every request. */
const NOTE_USE_EVERY_MS = 60_000;

/** The secrets by which teams publish: each for one plugin, for a while, until somebody revokes it. */
@Injectable()
export class PublishTokens {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async list(key: string): Promise<PublishToken[]> {
    const rows = await this.database.em().find(PublishTokenRow, { key }, { orderBy: { createdAt: 'desc', id: 'asc' } });
    return rows.map(toPublishToken);
  }

  /** Makes a token, also for a plugin that is yet to be published. Its secret is in this answer and nowhere else. */
  async issue(key: string, { name, days }: NewPublishToken, actor: string): Promise<IssuedPublishToken> {
    const { secret, hint, hash } = newTokenSecret();
    const now = this.clock.now();
    return this.database.transaction(async (em) => {
      const row = em.create(
        PublishTokenRow,
        {
          ...{ id: randomUUID(), key, name, hint, secretHash: hash, createdAt: now, createdBy: actor },
          expiresAt: new Date(now.getTime() + days * ONE_DAY_MS),
        },
        { persist: true },
      );
      await em.flush();
      await this.audit.record(em, {
        ...{ actor, action: 'plugin.tokenIssue', target: key, outcome: 'done' },
        after: { name, hint, expiresAt: row.expiresAt.toISOString() },
      });
      return { ...toPublishToken(row), secret };
    });
  }

  /** Throws `TokenNotFound`; a token that was revoked before stays so. */
  async revoke(key: string, id: string, actor: string): Promise<void> {
    await this.database.transaction(async (em) => {
      const row = await em.findOne(PublishTokenRow, { id, key });
      if (!row) throw new TokenNotFound();
      if (row.revokedAt) return;
      row.revokedAt = this.clock.now();
      await em.flush();
      const { name, hint } = row;
      await this.audit.record(em, {
        ...{ actor, action: 'plugin.tokenRevoke', target: key, outcome: 'done' },
        before: { name, hint },
      });
    });
  }

  /** Whose token this is; throws where it is nobody's, or nobody's any more. */
  async holderOf(secret: string | undefined): Promise<{ key: string; actor: string }> {
    if (secret === undefined) throw new TokenInvalid();
    const em = this.database.em();
    const row = await em.findOne(PublishTokenRow, { secretHash: hashOfToken(secret) });
    if (!row) throw new TokenInvalid();
    if (row.revokedAt) throw new TokenRevoked();
    const now = this.clock.now();
    if (row.expiresAt <= now) throw new TokenExpired();
    if (!row.lastUsedAt || now.getTime() - row.lastUsedAt.getTime() >= NOTE_USE_EVERY_MS) {
      row.lastUsedAt = now;
      await em.flush();
    }
    return { key: row.key, actor: `token ${row.name} (${row.hint}…)` };
  }
}

function toPublishToken(row: PublishTokenRow): PublishToken {
  const { id, key, name, hint, createdBy } = row;
  return {
    ...{ id, key, name, hint, createdBy },
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
  };
}

/** Scanners for leaked secrets know ours by it. */
const PREFIX = 'slp_';
const SECRET_BYTES = 32;
const HINT_LENGTH = 10;
const WRITTEN = /^slp_[A-Za-z0-9_-]{43}$/;
const BEARER = /^Bearer +(\S+)$/i;

export interface TokenSecret {
  secret: string;
  hint: string;
  hash: string;
}

export function newTokenSecret(): TokenSecret {
  const secret = `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`;
  return { secret, hint: secret.slice(0, HINT_LENGTH), hash: hashOfToken(secret) };
}

/** 256 bits of chance need no slow hash: nobody can go through them. */
export function hashOfToken(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The token that a request carries; undefined where its header carries something else. */
export function bearerOf(authorization: string | undefined): string | undefined {
  const token = BEARER.exec(authorization ?? '')?.[1];
  return token !== undefined && WRITTEN.test(token) ? token : undefined;
}
