import { Injectable, Inject } from '@nestjs/common';
import pLimit from 'p-limit';
import { RateLimited } from '../../../platform/http/request-errors.ts';
import { randomInt } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { AuditLog } from '../../audit/audit.port.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { Database } from '../../../platform/database/database.ts';
import { Setting } from '../../../platform/database/setting.entity.ts';
import { hashPassword, isOutdated, matches } from '../../../platform/passwords/password-hash.ts';
import { AdminSessions } from '../admin-sessions.ts';

const CONCURRENCY = 2;
const MAX_WAITING = 8;
const RETRY_SECONDS = 2;

/** Limits concurrent password hashing, because each hash takes 64 MiB and a CPU core. */
@Injectable()
export class HashingQueue {
  private readonly limit = pLimit(CONCURRENCY);

  /** Runs the work in order of arrival; throws `RateLimited` if too many callers are waiting. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.limit.pendingCount >= MAX_WAITING) throw new RateLimited(RETRY_SECONDS);
    return this.limit(work);
  }
}

const HASH = 'admin.passwordHash';
/** Without characters that look alike, such as l and 1. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 5;
const GROUP_LENGTH = 5;

/** The administrator's password, set by the operator or generated. Only its hash is stored. */
@Injectable()
export class AdminPassword {
  private generated: string | undefined;

  constructor(
    private readonly database: Database,
    private readonly sessions: AdminSessions,
    private readonly audit: AuditLog,
    private readonly hashing: HashingQueue,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Determines the valid password at startup. A changed password ends all sessions. */
  async prepare(): Promise<void> {
    const { adminPassword, adminPasswordHash } = this.config;
    const stored = await this.stored();
    if (adminPasswordHash) {
      if (stored !== adminPasswordHash) await this.replace(stored, adminPasswordHash);
    } else if (adminPassword) {
      if (!stored || !(await matches(stored, adminPassword)))
        await this.replace(stored, await hashPassword(adminPassword));
    } else if (!stored) {
      await this.generate();
    }
  }

  /** Returns the password that was generated at this start, but only at the first call. */
  revealGenerated(): string | undefined {
    const { generated } = this;
    this.generated = undefined;
    return generated;
  }

  /** Compares a password with the stored hash, and replaces an outdated hash. Throws `RateLimited` like `HashingQueue`. */
  async isCorrect(candidate: string): Promise<boolean> {
    const stored = await this.stored();
    if (!stored) throw new Error('No password is set: call prepare() first.');
    const isCorrect = await this.hashing.run(() => matches(stored, candidate));
    if (isCorrect && isOutdated(stored) && !this.config.adminPasswordHash) await this.rehash(stored, candidate);
    return isCorrect;
  }

  private async stored(): Promise<string | undefined> {
    return (await this.database.em().findOne(Setting, { name: HASH }))?.value;
  }

  /** Prepares again if another server, which starts at the same time, replaced the hash first. */
  private async replace(stored: string | undefined, hash: string): Promise<void> {
    const isReplaced = await this.database.transaction(async (em) => {
      const before = await em.findOne(Setting, { name: HASH }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (before?.value !== stored) return false;
      await em.upsert(Setting, { name: HASH, value: hash });
      if (!before) return true;
      const ended = await this.sessions.close(em);
      const entry = { actor: 'operator', action: 'session.passwordChanged', target: 'administrator' } as const;
      await this.audit.record(em, { ...entry, after: { sessionsEnded: ended } });
      return true;
    });
    if (!isReplaced) await this.prepare();
  }

  /** If replicas start together, all of them use the password that was stored first. */
  private async generate(): Promise<void> {
    const password = generatePassword();
    const hash = await hashPassword(password);
    const rows = await this.database.execute<object[]>(
      'insert into setting (name, value) values (?, ?) on conflict do nothing returning name',
      [HASH, hash],
    );
    if (rows.length > 0) this.generated = password;
  }

  private async rehash(before: string, password: string): Promise<void> {
    const value = await this.hashing.run(() => hashPassword(password));
    await this.database.em().nativeUpdate(Setting, { name: HASH, value: before }, { value });
  }
}

/** Returns a password with 125 random bits, in groups such as `h4k2m-…`. */
function generatePassword(): string {
  const group = (): string => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
