import { randomUUID } from 'node:crypto';
import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { fold, type AdminInvitation, type AdminPerson, type AdminRole } from '@soccer-legends/contracts';
import { Database } from '../../../platform/database/database.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import type { RequestOrigin } from '../../../platform/http/request-origin.ts';
import { AuditLog } from '../../audit/audit.port.ts';
import type { AdminIdentity } from '../admin-identity.ts';
import { AdminSessions } from '../admin-sessions.ts';
import { Invitations } from './invitations.ts';
import { AdminPersonRow, Invitation, Passkey } from '../admin-session.entities.ts';
import { AdminPersonNotFound, NameTaken, OwnRole } from '../admin-session.errors.ts';

/** First words of names that the audit log uses for other actors. */
const RESERVED = new Set(['administrator', 'operator', 'system', 'schedule', 'visitor', 'bundle', 'token'].map(fold));

/** Manages the administrators. Each change and its audit entry are one transaction. */
@Injectable()
export class People {
  constructor(
    private readonly database: Database,
    private readonly invitations: Invitations,
    private readonly sessions: AdminSessions,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Returns all people by name, with their number of passkeys and the end of their open invitation. */
  async list(): Promise<AdminPerson[]> {
    const em = this.database.em();
    const people = await em.find(AdminPersonRow, {}, { orderBy: { nameKey: 'asc' } });
    const passkeys = await em.find(Passkey, {});
    const invitations = await em.find(Invitation, { expiresAt: { $gt: this.clock.now() } });
    return people.map(({ id, name, role, createdAt, createdBy }) => {
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
  async add(name: string, role: AdminRole, by: AdminIdentity, from: RequestOrigin): Promise<AdminInvitation> {
    const nameKey = fold(name);
    if (RESERVED.has(nameKey.split(' ')[0]!)) throw new NameTaken();
    const add = async (em: EntityManager): Promise<AdminInvitation> => {
      const id = randomUUID();
      const row = { id, name, nameKey, role, createdAt: this.clock.now(), createdBy: by.actor };
      await em.insert(AdminPersonRow, row);
      const { token, expiresAt } = await this.invitations.issue(em, id);
      await this.record(em, 'person.add', name, by, from, { after: { role } });
      return { personId: id, name, token, expiresAt: expiresAt.toISOString() };
    };
    return this.database.transaction(add).catch((error: unknown) => {
      throw error instanceof UniqueConstraintViolationException ? new NameTaken() : error;
    });
  }

  /** Invites a person to create another passkey. Throws `AdminPersonNotFound`. */
  invite(id: string, by: AdminIdentity, from: RequestOrigin): Promise<AdminInvitation> {
    return this.database.transaction(async (em) => {
      const { name } = await this.find(em, id);
      const { token, expiresAt } = await this.invitations.issue(em, id);
      await this.record(em, 'person.invite', name, by, from);
      return { personId: id, name, token, expiresAt: expiresAt.toISOString() };
    });
  }

  /** Takes effect at the person's next request. Throws `AdminPersonNotFound` or `OwnRole`. */
  async changeRole(id: string, role: AdminRole, by: AdminIdentity, from: RequestOrigin): Promise<void> {
    if (id === by.personId) throw new OwnRole();
    await this.database.transaction(async (em) => {
      const person = await this.find(em, id);
      const before = { role: person.role };
      if (person.role === role) return;
      person.role = role;
      await em.flush();
      await this.record(em, 'person.role', person.name, by, from, { before, after: { role } });
    });
  }

  /** Deletes a person with their passkeys and sessions. Returns how many were open. Throws like `changeRole`. */
  async remove(id: string, by: AdminIdentity, from: RequestOrigin): Promise<number> {
    if (id === by.personId) throw new OwnRole();
    return this.database.transaction(async (em) => {
      const { name, role } = await this.find(em, id);
      const ended = await this.sessions.close(em, { person: { id } });
      await em.nativeDelete(AdminPersonRow, { id });
      await this.record(em, 'person.remove', name, by, from, { before: { role }, after: { sessionsEnded: ended } });
      return ended;
    });
  }

  /** Locks the row: another owner may change or remove the person at the same time. */
  private async find(em: EntityManager, id: string): Promise<AdminPersonRow> {
    const person = await em.findOne(AdminPersonRow, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!person) throw new AdminPersonNotFound();
    return person;
  }

  private record(
    em: EntityManager,
    action: string,
    target: string,
    { actor }: AdminIdentity,
    from: RequestOrigin,
    change: { before?: object; after?: object } = {},
  ): Promise<void> {
    return this.audit.record(em, { actor, action, target, outcome: 'done', ...change, ...from });
  }
}
