import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { PluginNotFound } from './plugin.errors.ts';
import { Plugin } from './plugin.entity.ts';
import { Registry } from './registry.ts';

@Injectable()
export class PluginService {
  constructor(
    private readonly database: Database,
    private readonly registry: Registry,
  ) {}

  /** Switches a plugin on or off; open pages hear of it. */
  async setActive(key: string, isActive: boolean): Promise<void> {
    const changed = await this.database.em().nativeUpdate(Plugin, { key }, { isActive });
    if (changed === 0) throw new PluginNotFound();
    await this.registry.reload();
  }
}
