import { Injectable } from '@nestjs/common';
import { FootballFacts, type ApiPlayer } from '../../football-api/football-api.port.ts';
import { playerItem, PlayerSync } from './player-sync.ts';
import { SyncBudget } from './sync-budget.ts';
import type { PlanStep, SyncTask, WriteItem } from './sync-task.ts';

export interface PlayersByNameParams {
  searchName: string;
}

/** Syncs as many of the players with a name as today's calls allow. */
@Injectable()
export class PlayersByName implements SyncTask<PlayersByNameParams, ApiPlayer> {
  constructor(
    private readonly football: FootballFacts,
    private readonly player: PlayerSync,
    private readonly budget: SyncBudget,
  ) {}

  async plan({ searchName }: PlayersByNameParams, _cursor: unknown, signal: AbortSignal): Promise<PlanStep<ApiPlayer>> {
    const found = await this.football.searchPlayers(searchName, signal);
    const { players } = await this.budget.today();
    return { items: found.slice(0, Math.max(players, 1)).map(playerItem), cursor: null };
  }

  fetch(profile: ApiPlayer, signal: AbortSignal): Promise<WriteItem> {
    return this.player.fetch(profile, signal);
  }
}
