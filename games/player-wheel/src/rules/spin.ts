import type { Random } from '@soccer-legends/game-sdk';
import type { Spin } from './state.ts';

/** Interval between the ticks of the pointer. */
export const TICK_MS = 100;
/** A spin takes 48 or 49 ticks. */
const MIN_TICKS = 48;
const MAX_TICKS = 49;
/** Long enough to notice the picked sticker before the question appears. */
export const STILL_MS = 400;

/**
 * Returns a random place on the wheel, and how long the spin takes.
 * @param still whether the wheel does not move, for reduced motion
 */
export function drawSpin(players: number, still: boolean, random: Random): Spin {
  const picked = random.below(players);
  const ticks = MIN_TICKS + random.below(MAX_TICKS - MIN_TICKS + 1);
  return { picked, ms: still ? STILL_MS : ticks * TICK_MS };
}
