import { randomBytes, randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { Clock, TOLERATED_MS, DAY_MS } from '../../../platform/environment/clock.ts';
import { hashOfToken } from '../../../platform/signing/signing-key.ts';
import { AdministratorRow, Invitation, Passkey } from '../admin-session.entities.ts';
import { InvitationInvalid, AdministratorNotFound, NameTaken, OwnRole } from '../admin-session.errors.ts';
import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import { fold, type AdminInvitation, type Administrator, type AdminRole } from '@soccer-legends/contracts';
import type { Author } from '../../../platform/http/request-origin.ts';
import { AuditLog } from '../../audit/audit.port.ts';
import type { AdminIdentity } from '../admin-identity.ts';
import { AdminSessions } from '../admin-sessions.ts';

export const INVITATION_MS = DAY_MS;

/** Invitations of administrators. Each is valid for a day and for one passkey. */
@Injectable()
export class Invitations {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Replaces the person's earlier invitation. Returns the token, which is stored only as a hash. */
  async issue(em: EntityManager, personId: string): Promise<{ token: string; expiresAt: Date }> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = this.clock.ahead(INVITATION_MS);
    await em.upsert(Invitation, { personId, tokenHash: hashOfToken(token), expiresAt });
    return { token, expiresAt };
  }

  /** Returns the person whom a token invites. Throws `InvitationInvalid`. */
  async personOf(token: string, em: EntityManager = this.database.em()): Promise<AdministratorRow> {
    const invitation = await em.findOne(Invitation, { tokenHash: hashOfToken(token), expiresAt: open(this.clock) });
    const person = invitation && (await em.findOne(AdministratorRow, { id: invitation.personId }));
    if (!person) throw new InvitationInvalid();
    return person;
  }

  /** Deletes an invitation in the transaction of `work`. Throws `InvitationInvalid`, also if another request was faster. */
  async redeem(token: string, work: (em: EntityManager, person: AdministratorRow) => Promise<void>): Promise<void> {
    await this.database.transaction(async (em) => {
      const person = await this.personOf(token, em);
      if ((await em.nativeDelete(Invitation, { tokenHash: hashOfToken(token) })) === 0) throw new InvitationInvalid();
      await work(em, person);
    });
  }
}

/** The condition of `Clock.isValidUntil` for the database. */
function open(clock: Clock): { $gt: Date; $lte: Date } {
  return { $gt: clock.now(), $lte: clock.ahead(INVITATION_MS + TOLERATED_MS) };
}

/** First words of names that the audit log uses for other actors. */
const RESERVED = new Set(['administrator', 'operator', 'system', 'schedule', 'visitor', 'bundle', 'token'].map(fold));

/** Manages the administrators. Each change and its audit entry are one transaction. */
@Injectable()
export class Administrators {
  constructor(
    private readonly database: Database,
    private readonly invitations: Invitations,
    private readonly sessions: AdminSessions,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Returns all administrators by name, with their number of passkeys and the end of their open invitation. */
  async list(): Promise<Administrator[]> {
    const em = this.database.em();
    const administrators = await em.find(AdministratorRow, {}, { orderBy: { nameKey: 'asc' } });
    const passkeys = await em.find(Passkey, {});
    const invitations = await em.find(Invitation, { expiresAt: open(this.clock) });
    return administrators.map(({ id, name, role, createdAt, createdBy }) => {
      const own = passkeys.filter(({ person }) => person.id === id);
      const lastUse = Math.max(...own.map(({ lastUsedAt }) => lastUsedAt?.getTime() ?? 0));
      const invitation = invitations.find(({ personId }) => personId === id);
      return {
        ...{ id, name, role, createdBy },
        createdAt: createdAt.toISOString(),
        passkeys: own.length,
        lastUsedAt: lastUse > 0 ? new Date(lastUse).toISOString() : null,
        invitedUntil: invitation?.expiresAt.toISOString() ?? null,
      };
    });
  }

  /** Adds a person and returns the invitation for their first passkey. Throws `NameTaken`, also for a reserved name. */
  async add(name: string, role: AdminRole, by: Author): Promise<AdminInvitation> {
    const nameKey = fold(name);
    const [firstWord = ''] = nameKey.match(/\p{L}+/u) ?? [];
    if (RESERVED.has(firstWord)) throw new NameTaken();
    const add = async (em: EntityManager): Promise<AdminInvitation> => {
      const id = randomUUID();
      const row = { id, name, nameKey, role, createdAt: this.clock.now(), createdBy: by.actor };
      await em.insert(AdministratorRow, row);
      const { token, expiresAt } = await this.invitations.issue(em, id);
      await this.audit.record(em, { ...by, action: 'person.add', target: name, after: { role } });
      return { personId: id, name, token, expiresAt: expiresAt.toISOString() };
    };
    return this.database.transaction(add).catch((error: unknown) => {
      throw error instanceof UniqueConstraintViolationException ? new NameTaken() : error;
    });
  }

  /** Invites a person to create another passkey. Throws `AdministratorNotFound`. */
  invite(id: string, by: Author): Promise<AdminInvitation> {
    return this.database.transaction(async (em) => {
      const { name } = await this.find(em, id);
      const { token, expiresAt } = await this.invitations.issue(em, id);
      await this.audit.record(em, { ...by, action: 'person.invite', target: name });
      return { personId: id, name, token, expiresAt: expiresAt.toISOString() };
    });
  }

  /** Takes effect at the person's next request. Throws `AdministratorNotFound` or `OwnRole`. */
  async changeRole(id: string, role: AdminRole, { personId }: AdminIdentity, by: Author): Promise<void> {
    if (id === personId) throw new OwnRole();
    await this.database.transaction(async (em) => {
      const person = await this.find(em, id);
      const before = { role: person.role };
      if (person.role === role) return;
      person.role = role;
      await em.flush();
      await this.audit.record(em, { ...by, action: 'person.role', target: person.name, before, after: { role } });
    });
  }

  /** Deletes a person with their passkeys and sessions. Returns how many were open. Throws like `changeRole`. */
  async remove(id: string, { personId }: AdminIdentity, by: Author): Promise<number> {
    if (id === personId) throw new OwnRole();
    return this.database.transaction(async (em) => {
      const { name, role } = await this.find(em, id);
      const ended = await this.sessions.close(em, { person: { id } });
      await em.nativeDelete(AdministratorRow, { id });
      const change = { before: { role }, after: { sessionsEnded: ended } };
      await this.audit.record(em, { ...by, action: 'person.remove', target: name, ...change });
      return ended;
    });
  }

  /** Locks the row: another owner may change or remove the person at the same time. */
  private async find(em: EntityManager, id: string): Promise<AdministratorRow> {
    const person = await em.findOne(AdministratorRow, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!person) throw new AdministratorNotFound();
    return person;
  }
}
