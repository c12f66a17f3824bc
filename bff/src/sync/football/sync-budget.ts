import { Injectable } from '@nestjs/common';
import { MOST_NEW_PLAYERS } from '@soccer-legends/contracts';
import { Allowance } from './allowance.ts';

/**
 * Calls that one player costs: one for the clubs, and one for each season of a career of usual length. Some take a
 * few more, many take fewer.
 */
export const CALLS_PER_PLAYER = 12;

/** Before the first answer of the service nobody knows its limits; its smallest plan is what is sure. */
const CALLS_OF_SMALLEST_PLAN = 100;

/** How much of the sync today's calls are enough for. */
@Injectable()
export class SyncBudget {
  constructor(private readonly allowance: Allowance) {}

  async today(): Promise<{ calls: number; players: number; newPlayers: number }> {
    const { dailyRemaining } = await this.allowance.limits();
    const calls = dailyRemaining ?? CALLS_OF_SMALLEST_PLAN;
    const players = Math.floor(calls / CALLS_PER_PLAYER);
    return { calls, players, newPlayers: Math.min(players, MOST_NEW_PLAYERS) };
  }
}
