import { Injectable } from '@nestjs/common';
import { MOST_NEW_PLAYERS, type SyncKind } from '@soccer-legends/contracts';
import { Database } from '../../../platform/database/database.ts';
import { ApiQuota } from '../../football-api/football-api.port.ts';

/** Runs whose calls are the measure for later ones, and the items that they need to have together. */
const MEASURED_RUNS = 10;
const ENOUGH_ITEMS = 3;

/**
 * Calls per player until runs have been measured: one for the teams, one for the transfers, and one for each season of a
 * long career.
 */
const CALLS_PER_PLAYER = 20;

/** The smallest plan includes three seasons only. */
const CALLS_PER_PLAYER_OF_SMALLEST_PLAN = 5;

/** Daily limit of the smallest plan, which is assumed until the service has reported the real one. */
const CALLS_OF_SMALLEST_PLAN = 100;

export interface Budget {
  /** Calls left today. */
  calls: number;
  callsPerPlayer: number;
  /** Players that these calls suffice for. */
  players: number;
  /** Players that one run may add. */
  newPlayers: number;
}

/** Computes how many players today's remaining calls suffice for. */
@Injectable()
export class SyncBudget {
  constructor(
    private readonly quota: ApiQuota,
    private readonly database: Database,
  ) {}

  /** Returns the calls that an item of the latest runs of a kind needed; null without enough of them. */
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
    const { dailyLimit, dailyRemaining } = await this.quota.limits();
    const calls = dailyRemaining ?? CALLS_OF_SMALLEST_PLAN;
    const assumed =
      (dailyLimit ?? CALLS_OF_SMALLEST_PLAN) <= CALLS_OF_SMALLEST_PLAN
        ? CALLS_PER_PLAYER_OF_SMALLEST_PLAN
        : CALLS_PER_PLAYER;
    const callsPerPlayer = Math.max(1, Math.ceil((await this.callsPerItem('new-players')) ?? assumed));
    const players = Math.floor(calls / callsPerPlayer);
    return { calls, callsPerPlayer, players, newPlayers: Math.min(players, MOST_NEW_PLAYERS) };
  }
}
