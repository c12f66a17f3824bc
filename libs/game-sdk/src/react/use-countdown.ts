import { createContext, useContext, useEffect, useState } from 'react';
import { useResources } from './resources-context.ts';

/** Reads a session's timers; the page provides it around a game. */
export type MsLeft = (key: string) => number | undefined;

export interface Timers {
  msLeft: MsLeft;
  paused: boolean;
  /** Factor on countdowns, as the player has set it; 1 where absent. */
  timeScale?: number;
}

export const TimersContext = createContext<Timers | null>(null);

/** How many times as long as usual the countdowns of this game take. */
export function useTimeScale(): number {
  return useContext(TimersContext)?.timeScale ?? 1;
}

const REPAINT_MS = 100;

/**
 * Milliseconds left of one of the rules' timers, painted anew ten times a second.
 * Undefined while no such timer runs; Infinity where the player plays without limits.
 */
export function useCountdown(key: string | undefined): number | undefined {
  const timers = useContext(TimersContext);
  const resources = useResources();
  const [, repaint] = useState(0);
  const running = key !== undefined && timers !== null && !timers.paused;

  useEffect(() => {
    if (!running) return undefined;
    const interval = setInterval(() => repaint((tick) => tick + 1), REPAINT_MS);
    return resources.track('timer', () => clearInterval(interval));
  }, [resources, running, key]);

  return key === undefined ? undefined : timers?.msLeft(key);
}
