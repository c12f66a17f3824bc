import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import type { AdminGame, GameListing } from '@soccer-legends/contracts';
import { Database } from '../../platform/database/database.ts';
import { AuditLog, type AuditedAction } from '../audit/audit.port.ts';
import { Plugin } from './registry/plugin.entities.ts';
import { PluginNotFound } from './registry/plugin.errors.ts';
import { Registry } from './registry/registry.ts';

@Injectable()
export class AdminGames {
  constructor(
    private readonly database: Database,
    private readonly registry: Registry,
    private readonly audit: AuditLog,
  ) {}

  /** Includes changes that another process has just made. */
  async list(): Promise<AdminGame[]> {
    await this.registry.follow();
    return this.registry.listings.map(toAdminGame);
  }

  /** Turns a game on or off for all visitors and records it in the audit log. Throws `PluginNotFound`. */
  async toggle(
    id: number,
    isActive: boolean,
    by: Pick<AuditedAction, 'actor' | 'requestId' | 'visitor' | 'sessionId'>,
  ): Promise<AdminGame> {
    const { key } = this.listingOf(id);
    await this.setActive(key, isActive, (em, wasActive) =>
      this.audit.record(em, {
        action: 'game.toggle',
        target: key,
        outcome: 'done',
        before: { isActive: wasActive },
        after: { isActive },
        ...by,
      }),
    );
    return toAdminGame(this.listingOf(id));
  }

  /** Sends an event to open pages. Throws `PluginNotFound`. @param inTransaction more work for the same transaction */
  async setActive(
    key: string,
    isActive: boolean,
    inTransaction?: (em: EntityManager, wasActive: boolean) => Promise<void>,
  ): Promise<void> {
    await this.database.transaction(async (em) => {
      const plugin = await em.findOne(Plugin, { key });
      if (!plugin) throw new PluginNotFound();
      const wasActive = plugin.isActive;
      plugin.isActive = isActive;
      await em.flush();
      await inTransaction?.(em, wasActive);
    });
    await this.registry.reload();
  }

  private listingOf(id: number): GameListing {
    const listing = this.registry.listings.find((candidate) => candidate.id === id);
    if (!listing) throw new PluginNotFound();
    return listing;
  }
}

function toAdminGame({ id, key, name, description, icon, isActive, route }: GameListing): AdminGame {
  return { id, key, name, description, icon, isActive, route };
}
