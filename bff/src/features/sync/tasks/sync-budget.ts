import { Injectable } from '@nestjs/common';
import { MOST_NEW_PLAYERS, type SyncKind } from '@soccer-legends/contracts';
import { Database } from '../../../platform/database/database.ts';
import { ApiQuota, isSmallestPlan, SMALLEST_PLAN } from '../../football-api/football-api.port.ts';

/** Number of runs whose calls are averaged, and the number of items that they must have in total. */
const MEASURED_RUNS = 10;
const ENOUGH_ITEMS = 3;

/** Used until runs have been measured: one call for the teams, one for transfers, and one for each season. */
const CALLS_PER_PLAYER = 20;

/** The smallest plan includes only three seasons. */
const CALLS_PER_PLAYER_OF_SMALLEST_PLAN = 5;

export interface Budget {
  calls: number;
  callsPerPlayer: number;
  players: number;
  newPlayers: number;
}

@Injectable()
export class SyncBudget {
  constructor(
    private readonly quota: ApiQuota,
    private readonly database: Database,
  ) {}

  /** Returns the average calls per item of the latest runs of a kind; null without enough items. */
  async callsPerItem(kind: SyncKind): Promise<number | null> {
    // Raw SQL: sums over the latest rows.
    const [sums] = await this.database.em().execute<{ calls: number; items: number }[]>(
      `select coalesce(sum(calls), 0)::integer as calls, coalesce(sum(done), 0)::integer as items from (
         select calls, done from sync_run where kind = ? and status <> 'in_progress' and calls > 0
         order by id desc limit ?) latest`,
      [kind, MEASURED_RUNS],
    );
    return sums!.items >= ENOUGH_ITEMS ? sums!.calls / sums!.items : null;
  }

  async today(): Promise<Budget> {
    const limits = await this.quota.limits();
    const calls = limits.dailyRemaining ?? SMALLEST_PLAN.perDay;
    const assumed = isSmallestPlan(limits) ? CALLS_PER_PLAYER_OF_SMALLEST_PLAN : CALLS_PER_PLAYER;
    const callsPerPlayer = Math.max(1, Math.ceil((await this.callsPerItem('new-players')) ?? assumed));
    const players = Math.floor(calls / callsPerPlayer);
    return { calls, callsPerPlayer, players, newPlayers: Math.min(players, MOST_NEW_PLAYERS) };
  }
}
