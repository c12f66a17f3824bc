import { createContext, useContext, useEffect, useState } from 'react';
import { useHoldings } from './holdings-context.ts';

/** Reads a session's timers; the page provides it around a game. */
export type MsLeft = (key: string) => number | undefined;

export const TimersContext = createContext<{ msLeft: MsLeft; paused: boolean } | null>(null);

const REPAINT_MS = 100;

/**
 * Milliseconds left of one of the rules' timers, painted anew ten times a second.
 * Undefined while no such timer runs; Infinity where the player plays without limits.
 */
export function useCountdown(key: string | undefined): number | undefined {
  const timers = useContext(TimersContext);
  const holdings = useHoldings();
  const [, repaint] = useState(0);
  const running = key !== undefined && timers !== null && !timers.paused;

  useEffect(() => {
    if (!running) return undefined;
    const interval = setInterval(() => repaint((tick) => tick + 1), REPAINT_MS);
    return holdings.take('timer', () => clearInterval(interval));
  }, [holdings, running, key]);

  return key === undefined ? undefined : timers?.msLeft(key);
}
