import { Injectable } from '@nestjs/common';
import { MOST_NEW_PLAYERS } from '@soccer-legends/contracts';
import { ApiQuota } from '../client/api-quota.ts';

/** Estimated calls per player: one for the teams, one for the transfers, and one for each season of a long career. */
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
  constructor(private readonly quota: ApiQuota) {}

  async today(): Promise<Budget> {
    const { dailyLimit, dailyRemaining } = await this.quota.limits();
    const calls = dailyRemaining ?? CALLS_OF_SMALLEST_PLAN;
    const callsPerPlayer =
      (dailyLimit ?? CALLS_OF_SMALLEST_PLAN) <= CALLS_OF_SMALLEST_PLAN
        ? CALLS_PER_PLAYER_OF_SMALLEST_PLAN
        : CALLS_PER_PLAYER;
    const players = Math.floor(calls / callsPerPlayer);
    return { calls, callsPerPlayer, players, newPlayers: Math.min(players, MOST_NEW_PLAYERS) };
  }
}
