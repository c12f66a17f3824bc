import type { Random } from '@soccer-legends/game-sdk';
import type { Spin } from './wheel-state.ts';

/** Interval of the highlight. */
const TICK_MS = 100;
/** 4.8 to 5.0 s. */
const FEWEST_TICKS = 48;
const MOST_TICKS = 50;
/** Long enough for the highlight to fade in at its last place. */
export const STILL_MS = 400;

export function drawSpin(players: number, still: boolean, random: Random): Spin {
  const picked = random.below(players);
  const ticks = FEWEST_TICKS + random.below(MOST_TICKS - FEWEST_TICKS + 1);
  return { picked, ms: still ? STILL_MS : ticks * TICK_MS };
}

/**
 * Where the highlight stands, in places from the first: backwards from the pick by what is left of the time, so that
 * it cannot miss, however late a screen is painted. It counts on through zero, so that a ring need never turn back.
 */
export function highlightAt({ picked, ms }: Spin, msLeft: number): number {
  return ms === STILL_MS ? picked : picked - Math.ceil(msLeft / TICK_MS);
}
