import { createContext, useContext, useEffect, useState } from 'react';
import { useResources } from './resources.ts';

/**
 * Returns the milliseconds left of a timer of the session: undefined if no such timer runs, Infinity without a limit.
 */
export type MsLeft = (key: string) => number | undefined;

/** The running timers of a session, as its components see them. */
export interface Timers {
  msLeft: MsLeft;
  paused: boolean;
  /** The player's factor on countdowns; 1 by default and without a time limit. */
  timeScale?: number;
}

/** Provides `useCountdown` and `useTimeScale` with the timers of the current session. */
export const TimersContext = createContext<Timers | null>(null);

/** Returns the player's factor on the countdowns of this game; 1 without a time limit. */
export function useTimeScale(): number {
  return useContext(TimersContext)?.timeScale ?? 1;
}

const REPAINT_MS = 100;

/**
 * Returns the milliseconds left of a timer of the rules, and rerenders ten times a second. Undefined if no such timer
 * runs; Infinity without a time limit.
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
