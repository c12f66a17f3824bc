import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { PlayerWriter } from '../catalogue/player-writer.ts';
import type { PlayerProfile } from '../catalogue/synced-facts.ts';
import { FootballFacts } from '../football/football-facts.ts';
import { SyncBudget } from '../football/sync-budget.ts';
import type { ItemOutcome, Kind, PlanStep } from './kind.ts';
import { playerItem } from './player-item.ts';

export interface PlayersByNameParams {
  searchName: string;
}

/** Everybody whom the service finds by a name, as many as today's calls are enough for. */
@Injectable()
export class PlayersByName implements Kind<PlayersByNameParams, PlayerProfile> {
  constructor(
    private readonly football: FootballFacts,
    private readonly players: PlayerWriter,
    private readonly budget: SyncBudget,
  ) {}

  async plan(
    { searchName }: PlayersByNameParams,
    _cursor: unknown,
    signal: AbortSignal,
  ): Promise<PlanStep<PlayerProfile>> {
    const found = await this.football.playersNamed(searchName, signal);
    const { players } = await this.budget.today();
    return { items: found.slice(0, Math.max(players, 1)).map(playerItem), cursor: null };
  }

  async fetch(profile: PlayerProfile, signal: AbortSignal): Promise<(em: EntityManager) => Promise<ItemOutcome>> {
    const player = await this.football.player(profile, signal);
    return (em) => this.players.write(em, player);
  }
}
