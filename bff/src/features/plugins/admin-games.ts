import type { AdminGame, GameListing } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/sql';
import { AuditLog, type Deed } from '../audit/audit.port.ts';
import { PluginNotFound } from './registry/plugin.errors.ts';
import { Registry } from './registry/registry.ts';
import { Database } from '../../platform/database/database.ts';
import { Plugin } from './registry/plugin.entities.ts';

/** The games as the console lists them, and the switch on each. */
@Injectable()
export class AdminGames {
  constructor(
    private readonly registry: Registry,
    private readonly plugins: PluginService,
    private readonly audit: AuditLog,
  ) {}

  /** As they are now, whichever process has switched one last. */
  async list(): Promise<AdminGame[]> {
    await this.registry.follow();
    return this.registry.listings.map(toAdminGame);
  }

  /** Switches a game on or off for everybody; open pages hear of it. */
  async toggle(id: number, isActive: boolean, by: Pick<Deed, 'actor' | 'requestId' | 'visitor'>): Promise<AdminGame> {
    const { key } = this.listed(id);
    await this.plugins.setActive(key, isActive, (em, before) =>
      this.audit.record(em, {
        ...{ action: 'game.toggle', target: key, before: { isActive: before }, after: { isActive }, outcome: 'done' },
        ...by,
      }),
    );
    return toAdminGame(this.listed(id));
  }

  private listed(id: number): GameListing {
    const found = this.registry.listings.find((listing) => listing.id === id);
    if (!found) throw new PluginNotFound();
    return found;
  }
}

function toAdminGame({ id, key, name, description, icon, isActive, route }: GameListing): AdminGame {
  return { id, key, name, description, icon, isActive, route };
}

/** What is to be noted in the same transaction. */
type Note = (em: EntityManager, wasActive: boolean) => Promise<void>;

@Injectable()
export class PluginService {
  constructor(
    private readonly database: Database,
    private readonly registry: Registry,
  ) {}

  /** Switches a plugin on or off; open pages hear of it. */
  async setActive(key: string, isActive: boolean, note: Note = () => Promise.resolve()): Promise<void> {
    await this.database.transaction(async (em) => {
      const plugin = await em.findOne(Plugin, { key });
      if (!plugin) throw new PluginNotFound();
      const wasActive = plugin.isActive;
      await em.nativeUpdate(Plugin, { key }, { isActive });
      await note(em, wasActive);
    });
    await this.registry.reload();
  }
}
