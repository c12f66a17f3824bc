import { TimersContext } from '@soccer-legends/game-sdk/react';
import { useContext, useMemo, type CSSProperties } from 'react';
import { spinTimer } from '../rules/player-wheel.ts';
import { STILL_MS, TICK_MS } from '../rules/spin.ts';
import type { WheelPhase } from '../rules/state.ts';

/** How the wheel moves, as custom properties of its style. */
export interface Turn {
  spinning: boolean;
  style: CSSProperties;
}

/**
 * Returns how the wheel moves. A spin is timed by the game's clock, so it pauses with the round and continues after a
 * reload.
 * @param places number of players on the wheel
 * @param turn number of the spin; see `spinTimer`
 */
export function useTurn(phase: WheelPhase, places: number, turn: number): Turn {
  const timers = useContext(TimersContext);
  const elapsed = useMemo(() => {
    if (phase.kind !== 'spinning') return 0;
    return phase.ms - (timers?.msLeft(spinTimer(turn)) ?? phase.ms);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Measured once per spin; then the animation keeps the time.
  }, [phase, turn]);

  if (!('picked' in phase)) return { spinning: false, style: {} };
  if (phase.kind !== 'spinning' || phase.ms === STILL_MS) {
    return { spinning: false, style: { '--stop': `${restingAngle(phase.picked, places)}deg` } as CSSProperties };
  }
  const style = {
    '--stop': `${spinningAngle(phase.picked, places)}deg`,
    '--spin': `${phase.ms}ms`,
    '--elapsed': `${-elapsed}ms`,
    '--tick': `${TICK_MS}ms`,
    '--run': timers?.paused ? 'paused' : 'running',
  } as CSSProperties;
  return { spinning: true, style };
}

const TURNS = 6;

export function segmentAngle(places: number): number {
  return 360 / places;
}

/** Returns the rotation of the wheel, in degrees, that places this segment under the pointer. */
export function restingAngle(place: number, places: number): number {
  return place === 0 ? 0 : 360 - segmentAngle(places) * place;
}

/** Returns the final rotation of a spin that starts at 0, in degrees. */
export function spinningAngle(place: number, places: number): number {
  return TURNS * 360 + restingAngle(place, places);
}
