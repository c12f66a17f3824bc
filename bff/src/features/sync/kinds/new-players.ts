import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { Player } from '../../catalogue/catalogue.port.ts';
import { Database } from '../../../platform/database/database.ts';
import { Setting } from '../../../platform/database/setting.entity.ts';
import { Identities } from '../catalogue/identities.ts';
import { PlayerWriter } from '../catalogue/player-writer.ts';
import type { PlayerProfile } from '../catalogue/synced-facts.ts';
import { FootballFacts } from '../football/football-facts.ts';
import type { ItemOutcome, Kind, PlanStep } from './kind.ts';
import { playerItem } from './player-item.ts';

export interface NewPlayersParams {
  playerCount: number;
}

interface Cursor {
  page: number;
  /** Pages read so far: once around the list is enough. */
  read: number;
  found: number;
}

const LAST_PAGE = 'sync.profiles-page';

/** Adds players whom the catalogue does not know, from where the last such run stopped in the service's list. */
@Injectable()
export class NewPlayers implements Kind<NewPlayersParams, PlayerProfile> {
  constructor(
    private readonly database: Database,
    private readonly football: FootballFacts,
    private readonly identities: Identities,
    private readonly players: PlayerWriter,
  ) {}

  async plan(
    { playerCount }: NewPlayersParams,
    cursor: unknown,
    signal: AbortSignal,
  ): Promise<PlanStep<PlayerProfile>> {
    const { page, read, found } = (cursor ?? { page: await this.lastPage(), read: 0, found: 0 }) as Cursor;
    const { items: players, pages } = await this.football.profiles(page, signal);
    // The service's list has become shorter since the last run.
    if (page > Math.max(1, pages)) return { items: [], cursor: { page: 1, read, found } };
    const unknown = (await this.unknown(players)).slice(0, playerCount - found);
    const isEnough = found + unknown.length >= playerCount || read + 1 >= pages;
    if (isEnough) await this.rememberPage(page);
    const next: Cursor = { page: page >= pages ? 1 : page + 1, read: read + 1, found: found + unknown.length };
    return { items: unknown.map(playerItem), cursor: isEnough ? null : next };
  }

  async fetch(profile: PlayerProfile, signal: AbortSignal): Promise<(em: EntityManager) => Promise<ItemOutcome>> {
    const player = await this.football.player(profile, signal);
    return (em) => this.players.write(em, player);
  }

  private async unknown(profiles: readonly PlayerProfile[]): Promise<PlayerProfile[]> {
    const apiId = { $in: profiles.map((profile) => profile.apiId) };
    const rows = await this.database.em().find(Player, { apiId }, { fields: ['apiId'], disableIdentityMap: true });
    const linked = new Set(rows.map((row) => row.apiId));
    const { players, nations } = this.identities;
    return profiles.filter(
      (profile) =>
        !linked.has(profile.apiId) && players.find(profile, nations.find(profile.nationality).code) === undefined,
    );
  }

  private async lastPage(): Promise<number> {
    return Number((await this.database.em().findOne(Setting, { name: LAST_PAGE }))?.value ?? 1);
  }

  private async rememberPage(page: number): Promise<void> {
    await this.database.em().upsert(Setting, { name: LAST_PAGE, value: String(page) });
  }
}
