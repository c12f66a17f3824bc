import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { PluginNotFound } from './plugin.errors.ts';
import { Plugin } from './plugin.entity.ts';
import { Registry } from './registry.ts';

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
