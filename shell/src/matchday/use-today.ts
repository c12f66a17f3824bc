import { useCallback, useEffect, useState } from 'react';
import { localMatchday } from './calendar.ts';

const CHECK_MS = 30_000;

export interface Today {
  matchday: number;
  newMatchday: number | undefined;
  show(): void;
}

/** A page that stays open past midnight keeps its matchday until the visitor switches. */
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
  // Setting the clock back does not start a matchday.
  return { matchday, newMatchday: current > matchday ? current : undefined, show };
}
