import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { Setting } from '../../../platform/database/setting.entity.ts';
import { FootballFacts, type PlayerProfile } from '../../football-api/football-api.port.ts';
import { Player } from '../../catalogue/catalogue.port.ts';
import { Identities } from '../catalogue/identities.ts';
import { playerItem, PlayerSync } from './player-sync.ts';
import type { PlanStep, SyncTask, WriteItem } from './sync-task.ts';

export interface NewPlayersParams {
  playerCount: number;
}

interface Cursor {
  page: number;
  /** Pages read so far: the run stops after one pass over the service's list. */
  read: number;
  found: number;
}

/** Name of the setting with the page at which the last run stopped. */
const LAST_PAGE = 'sync.profiles-page';

/** Adds players that the catalogue does not have, from where the previous run stopped in the service's list. */
@Injectable()
export class NewPlayers implements SyncTask<NewPlayersParams, PlayerProfile> {
  constructor(
    private readonly database: Database,
    private readonly football: FootballFacts,
    private readonly identities: Identities,
    private readonly player: PlayerSync,
  ) {}

  async plan(
    { playerCount }: NewPlayersParams,
    cursor: unknown,
    signal: AbortSignal,
  ): Promise<PlanStep<PlayerProfile>> {
    const { page, read, found } = (cursor ?? { page: await this.lastPage(), read: 0, found: 0 }) as Cursor;
    const { items: players, pages } = await this.football.profiles(page, signal);
    // The service's list is shorter than in the previous run.
    if (page > Math.max(1, pages)) return { items: [], cursor: { page: 1, read, found } };
    const added = (await this.withoutKnown(players)).slice(0, playerCount - found);
    const isComplete = found + added.length >= playerCount || read + 1 >= pages;
    if (isComplete) await this.saveLastPage(page);
    const next: Cursor = { page: page >= pages ? 1 : page + 1, read: read + 1, found: found + added.length };
    return { items: added.map(playerItem), cursor: isComplete ? null : next };
  }

  fetch(profile: PlayerProfile, signal: AbortSignal): Promise<WriteItem> {
    return this.player.fetch(profile, signal);
  }

  private async withoutKnown(profiles: readonly PlayerProfile[]): Promise<PlayerProfile[]> {
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

  private async saveLastPage(page: number): Promise<void> {
    await this.database.em().upsert(Setting, { name: LAST_PAGE, value: String(page) });
  }
}
