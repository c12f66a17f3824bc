import { useCallback, useEffect, useState } from 'react';
import { localMatchday } from './calendar.ts';

const CHECK_MS = 30_000;

export interface Today {
  /** The matchday that the page shows. */
  matchday: number;
  /** A matchday that has begun since; undefined while there is none. */
  newMatchday: number | undefined;
  /** Shows the new matchday. */
  show(): void;
}

/** Returns the matchday of this device. A page that stays open over midnight keeps its own until the visitor moves on. */
export function useToday(): Today {
  const [matchday, setMatchday] = useState(() => localMatchday(new Date()));
  const [current, setCurrent] = useState(matchday);
  useEffect(() => {
    const look = () => setCurrent(localMatchday(new Date()));
    const timer = setInterval(look, CHECK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  const show = useCallback(() => setMatchday(current), [current]);
  // A clock that is set back begins no matchday.
  return { matchday, newMatchday: current > matchday ? current : undefined, show };
}
