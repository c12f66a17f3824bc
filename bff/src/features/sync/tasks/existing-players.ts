import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import type { KnownPerson } from '../catalogue/person-index.ts';
import { ServiceLookup } from '../catalogue/service-lookup.ts';
import { PlayerSync } from './player-sync.ts';
import { SyncBudget } from './sync-budget.ts';
import { rowItem, type PlanStep, type SyncTask, type WriteItem } from './sync-task.ts';

export interface ExistingPlayersParams {
  /** Share of the players that today's calls suffice for, from 0 to 1. */
  share: number;
}

type KnownPlayer = KnownPerson & { surname: string | null };

/** Updates as many players as today's calls allow: linked ones first, the least recently updated first. */
@Injectable()
export class ExistingPlayers implements SyncTask<ExistingPlayersParams, KnownPlayer> {
  constructor(
    private readonly database: Database,
    private readonly lookup: ServiceLookup,
    private readonly player: PlayerSync,
    private readonly budget: SyncBudget,
  ) {}

  async plan({ share }: ExistingPlayersParams): Promise<PlanStep<KnownPlayer>> {
    const { players } = await this.budget.today();
    // Raw SQL for the order, which depends on an expression.
    const rows = await this.database.em().execute<KnownPlayer[]>(
      `select id, name, full_name as "fullName", surname, born, nation, api_id as "apiId" from person
       where kind = 'player'
       order by api_id is null, (case when api_id is null then -fame end), updated_at, id limit ?`,
      [Math.floor(players * share)],
    );
    return { items: rows.map((row) => rowItem('player', row)), cursor: null };
  }

  async fetch(known: KnownPlayer, signal: AbortSignal): Promise<WriteItem> {
    return this.player.fetch(await this.lookup.findPlayer(known, signal), signal);
  }
}
