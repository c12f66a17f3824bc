import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { Setting } from '../../../platform/database/setting.entity.ts';
import { FootballFacts, type ApiPlayer } from '../../football-api/football-api.port.ts';
import { Identities } from '../catalogue/identities.ts';
import { playerItem, PlayerSync } from './player-sync.ts';
import type { PlanStep, SyncTask, WriteItem } from './sync-task.ts';

export interface NewPlayersParams {
  playerCount: number;
}

interface Cursor {
  /** The next page, counted from 1. */
  page: number;
  /** Number of pages that this run has read. */
  read: number;
  /** Number of players that this run adds. */
  found: number;
}

/** Setting with the page at which the last run stopped. */
const LAST_PAGE = 'sync.profiles-page';

/** Adds players that the catalogue lacks. Continues where the previous run stopped in the service's list. */
@Injectable()
export class NewPlayers implements SyncTask<NewPlayersParams, ApiPlayer> {
  constructor(
    private readonly database: Database,
    private readonly football: FootballFacts,
    private readonly identities: Identities,
    private readonly player: PlayerSync,
  ) {}

  async plan({ playerCount }: NewPlayersParams, cursor: unknown, signal: AbortSignal): Promise<PlanStep<ApiPlayer>> {
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

  fetch(profile: ApiPlayer, signal: AbortSignal): Promise<WriteItem> {
    return this.player.fetch(profile, signal);
  }

  private async withoutKnown(profiles: readonly ApiPlayer[]): Promise<ApiPlayer[]> {
    const ids = await this.identities.playerIds(profiles);
    return profiles.filter((_profile, index) => ids[index] === undefined);
  }

  private async lastPage(): Promise<number> {
    return Number((await this.database.em().findOne(Setting, { name: LAST_PAGE }))?.value ?? 1);
  }

  private async saveLastPage(page: number): Promise<void> {
    await this.database.em().upsert(Setting, { name: LAST_PAGE, value: String(page) });
  }
}
