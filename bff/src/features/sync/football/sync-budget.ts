import { Injectable } from '@nestjs/common';
import { MOST_NEW_PLAYERS } from '@soccer-legends/contracts';
import { Allowance } from './allowance.ts';

/** Calls that a player costs: one for the clubs, one for the moves, and one for each season of a long career. */
const CALLS_PER_PLAYER = 20;

/** The smallest plan tells of its last three seasons alone. */
const CALLS_PER_PLAYER_OF_SMALLEST_PLAN = 5;

/** Before the first answer of the service nobody knows its limits; its smallest plan is what is sure. */
const CALLS_OF_SMALLEST_PLAN = 100;

export interface Budget {
  /** That are left of the day. */
  calls: number;
  callsPerPlayer: number;
  /** Whom they are enough for. */
  players: number;
  /** Whom one run may add. */
  newPlayers: number;
}

/** How much of the sync today's calls are enough for. */
@Injectable()
export class SyncBudget {
  constructor(private readonly allowance: Allowance) {}

  async today(): Promise<Budget> {
    const { dailyLimit, dailyRemaining } = await this.allowance.limits();
    const calls = dailyRemaining ?? CALLS_OF_SMALLEST_PLAN;
    const callsPerPlayer =
      (dailyLimit ?? CALLS_OF_SMALLEST_PLAN) <= CALLS_OF_SMALLEST_PLAN
        ? CALLS_PER_PLAYER_OF_SMALLEST_PLAN
        : CALLS_PER_PLAYER;
    const players = Math.floor(calls / callsPerPlayer);
    return { calls, callsPerPlayer, players, newPlayers: Math.min(players, MOST_NEW_PLAYERS) };
  }
}
