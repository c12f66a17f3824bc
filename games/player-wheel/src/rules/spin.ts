import type { Random } from '@soccer-legends/game-sdk';
import type { Spin } from './state.ts';

/** Interval of the highlight. */
const TICK_MS = 100;
/** 4.8 to 5.0 s. */
const MIN_TICKS = 48;
const MAX_TICKS = 50;
/** Long enough for the highlight to fade in at its last place. */
export const STILL_MS = 400;

export function drawSpin(players: number, still: boolean, random: Random): Spin {
  const picked = random.below(players);
  const ticks = MIN_TICKS + random.below(MAX_TICKS - MIN_TICKS + 1);
  return { picked, ms: still ? STILL_MS : ticks * TICK_MS };
}

/**
 * Returns the place of the highlight, counted backwards from the pick by the remaining time, so that it always ends at
 * the pick, however late a frame is painted. Places increase monotonically, so that the ring never moves back.
 */
export function highlightAt({ picked, ms }: Spin, msLeft: number): number {
  return ms === STILL_MS ? picked : picked - Math.ceil(msLeft / TICK_MS);
}
