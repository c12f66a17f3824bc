import { Injectable, Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import type { AdminGame, GameListing, AdminGameChange } from '@soccer-legends/contracts';
import { Database } from '../../platform/database/database.ts';
import { type Author, Requester } from '../../platform/http/request-origin.ts';
import { AuditLog } from '../audit/audit.port.ts';
import { Plugin } from './registry/plugin.entities.ts';
import { PluginNotFound } from './registry/plugin.errors.ts';
import { Registry } from './registry/registry.ts';
import { MinimumRole } from '../../platform/http/route.ts';
import { IsBoolean } from 'class-validator';
import { PasswordQuery, QueryPassword } from '../admin-session/admin-session.port.ts';
import { IdPath, type Exactly } from '../../platform/http/request-fields.ts';

/** Lists the games, and turns them on or off for all visitors. */
@Injectable()
export class AdminGames {
  constructor(
    private readonly database: Database,
    private readonly registry: Registry,
    private readonly audit: AuditLog,
  ) {}

  /** Returns all listed games, also those turned off. Includes changes that another server has just made. */
  async list(): Promise<AdminGame[]> {
    await this.registry.follow();
    return this.registry.listings.map(toAdminGame);
  }

  /** Turns a listed game on or off and returns it. Throws `PluginNotFound`. */
  async toggle(id: number, isActive: boolean, by: Author): Promise<AdminGame> {
    await this.setActive(this.listingOf(id).key, isActive, by);
    return toAdminGame(this.listingOf(id));
  }

  /** Changes and audits the state in one transaction, then reloads the registry. Throws `PluginNotFound`. */
  async setActive(key: string, isActive: boolean, by: Author): Promise<void> {
    await this.database.transaction(async (em) => {
      const plugin = await em.findOne(Plugin, { key });
      if (!plugin) throw new PluginNotFound();
      const before = { isActive: plugin.isActive };
      plugin.isActive = isActive;
      const change = { before, after: { isActive } };
      await this.audit.record(em, { ...by, action: 'game.toggle', target: key, ...change });
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

export class GameChange implements Exactly<GameChange, AdminGameChange> {
  @IsBoolean({ message: 'isActive must be true or false' })
  isActive!: boolean;
}

@Controller('api/admin/games')
@MinimumRole('editor')
export class AdminGamesController {
  constructor(private readonly games: AdminGames) {}

  @Get()
  @QueryPassword()
  list(@Query() _query: PasswordQuery): Promise<AdminGame[]> {
    return this.games.list();
  }

  @Patch(':id')
  @MinimumRole('publisher')
  @QueryPassword()
  change(
    @Param() { id }: IdPath,
    @Query() _query: PasswordQuery,
    @Body() { isActive }: GameChange,
    @Requester() by: Author,
  ): Promise<AdminGame> {
    return this.games.toggle(id, isActive, by);
  }
}
