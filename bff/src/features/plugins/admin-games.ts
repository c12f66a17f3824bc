import type { AdminGame, GameListing } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { AuditLog, type AuditedAction } from '../audit/audit.port.ts';
import { PluginNotFound } from './plugin.errors.ts';
import { PluginService } from './plugin.service.ts';
import { Registry } from './registry.ts';

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
  async toggle(
    id: number,
    isActive: boolean,
    by: Pick<AuditedAction, 'actor' | 'requestId' | 'visitor'>,
  ): Promise<AdminGame> {
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
