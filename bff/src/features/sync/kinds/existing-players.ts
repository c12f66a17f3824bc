import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { PlayerWriter } from '../catalogue/player-writer.ts';
import type { KnownPerson } from '../catalogue/person-index.ts';
import { FootballFacts } from '../football/football-facts.ts';
import { PlayerSearch } from '../football/player-search.ts';
import { SyncBudget } from '../football/sync-budget.ts';
import type { ItemOutcome, Kind, PlanStep } from './kind.ts';

export interface ExistingPlayersParams {
  /** The share of today's calls that it may take, from 0 to 1. */
  share: number;
}

type KnownPlayer = KnownPerson & { surname: string | null };

/**
 * Renews the players of the catalogue, as many as today's calls are enough for: those whom the service is known to
 * have, the stalest first, then those who have yet to be looked for, the best known first.
 */
@Injectable()
export class ExistingPlayers implements Kind<ExistingPlayersParams, KnownPlayer> {
  constructor(
    private readonly database: Database,
    private readonly football: FootballFacts,
    private readonly search: PlayerSearch,
    private readonly players: PlayerWriter,
    private readonly budget: SyncBudget,
  ) {}

  async plan({ share }: ExistingPlayersParams): Promise<PlanStep<KnownPlayer>> {
    const { players } = await this.budget.today();
    const rows = await this.database.em().execute<KnownPlayer[]>(
      `select id, name, full_name as "fullName", surname, born, nation, api_id as "apiId" from player
       order by api_id is null, (case when api_id is null then -fame end), updated_at, id limit ?`,
      [Math.floor(players * share)],
    );
    return {
      items: rows.map((row) => ({
        key: `player-${row.id}`,
        entity: 'player',
        name: row.name,
        rowId: row.id,
        payload: row,
      })),
      cursor: null,
    };
  }

  async fetch(known: KnownPlayer, signal: AbortSignal): Promise<(em: EntityManager) => Promise<ItemOutcome>> {
    const profile =
      known.apiId === null ? await this.search.find(known, signal) : await this.football.profile(known.apiId, signal);
    const player = await this.football.player(profile, signal);
    return (em) => this.players.write(em, player);
  }
}
