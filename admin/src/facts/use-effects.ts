import type { GameEffects } from '@soccer-legends/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useHttp } from '../http/use-api.ts';

/**
 * What an unsaved change would do to the games, once the typing has paused.
 * @param path of the effects
 * @param change undefined if there is none to ask about, which keeps the last answer
 */
export function useEffects(path: string, change: object | undefined): GameEffects | undefined {
  const http = useHttp();
  const settled = useSettled(change && JSON.stringify(change));
  const { data } = useQuery({
    queryKey: ['effects', path, settled],
    queryFn: () => http.post<GameEffects>(path, JSON.parse(settled!)),
    enabled: settled !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return data;
}

/** Typing without a longer pause counts as one change. */
const PAUSE_MS = 500;

/** Returns a value once it has stopped changing. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
