import { Injectable } from '@nestjs/common';
import { MOST_NEW_PLAYERS, type SyncKind } from '@soccer-legends/contracts';
import { Database } from '../../../platform/database/database.ts';
import { ApiQuota, isSmallestPlan, SMALLEST_PLAN } from '../../football-api/football-api.port.ts';

/** Number of runs whose calls are averaged. */
const MEASURED_RUNS = 10;
/** With fewer items in all of these runs, the average is not reliable. */
const ENOUGH_ITEMS = 3;
/** With fewer items, the pace of a run is not reliable. */
const ITEMS_OF_PACE = 20;

/** Used until runs have been measured: one call for the teams, one for transfers, and one for each season. */
const CALLS_PER_PLAYER = 20;

/** The smallest plan includes only three seasons. */
const CALLS_PER_PLAYER_OF_SMALLEST_PLAN = 5;

/** Averages of earlier runs of the same kind; null if unknown. */
export interface EarlierRuns {
  callsPerItem: number | null;
  msPerItem: number | null;
}

/** What today's remaining calls suffice for. */
interface Budget {
  calls: number;
  /** Measured or assumed; at least 1. */
  callsPerPlayer: number;
  players: number;
  /** Like `players`, but at most as many as one run may add. */
  newPlayers: number;
}

@Injectable()
export class SyncBudget {
  constructor(
    private readonly quota: ApiQuota,
    private readonly database: Database,
  ) {}

  /** Returns the calls per item of the latest runs of a kind, and the pace of the items of the last one. */
  async earlierRuns(kind: SyncKind): Promise<EarlierRuns> {
    // Raw SQL: sums over the latest rows, and a difference of columns.
    const [row] = await this.database.execute<EarlierRuns[]>(
      `select (select case when sum(done) >= ${ENOUGH_ITEMS} then sum(calls)::float8 / sum(done) end from (
         select calls, done from sync_run where kind = own.kind and status <> 'in_progress' and calls > 0
         order by id desc limit ${MEASURED_RUNS}) latest) as "callsPerItem",
       (select (1000 * extract(epoch from ended_at - held_since) / (done - done_before_hold))::float8 from sync_run
         where kind = own.kind and status = 'completed' and done - done_before_hold >= ${ITEMS_OF_PACE}
         order by id desc limit 1) as "msPerItem"
       from (select ?::text as kind) own`,
      [kind],
    );
    return row!;
  }

  async today(): Promise<Budget> {
    const limits = await this.quota.limits();
    const calls = limits.dailyRemaining ?? SMALLEST_PLAN.perDay;
    const assumed = isSmallestPlan(limits) ? CALLS_PER_PLAYER_OF_SMALLEST_PLAN : CALLS_PER_PLAYER;
    const callsPerPlayer = Math.max(1, Math.ceil((await this.earlierRuns('new-players')).callsPerItem ?? assumed));
    const players = Math.floor(calls / callsPerPlayer);
    return { calls, callsPerPlayer, players, newPlayers: Math.min(players, MOST_NEW_PLAYERS) };
  }
}
