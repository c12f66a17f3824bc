import { Injectable } from '@nestjs/common';
import type { SyncCapacity } from '@soccer-legends/contracts';
import { Player } from '../catalogue/catalogue.port.ts';
import { Database } from '../../platform/database/database.ts';
import { SyncRuns } from './runs/sync-runs.ts';
import { Allowance } from './football/allowance.ts';
import { SyncBudget } from './football/sync-budget.ts';

/** `GET /api/admin/sync-info` */
@Injectable()
export class SyncCapacityService {
  constructor(
    private readonly database: Database,
    private readonly allowance: Allowance,
    private readonly budget: SyncBudget,
    private readonly runs: SyncRuns,
  ) {}

  async info(): Promise<SyncCapacity> {
    const { newPlayers, callsPerPlayer } = await this.budget.today();
    return {
      currentPlayers: await this.database.em().count(Player),
      syncCapacity: newPlayers,
      rateLimits: await this.allowance.limits(),
      callsPerPlayer,
      source: this.allowance.source,
      runningSyncId: (await this.runs.current())?.id ?? null,
    };
  }
}
