import { ApiError } from '@soccer-legends/api-client';
import type { GameEffects } from '@soccer-legends/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useHttp } from '../http/use-api.ts';

export interface EffectsAnswer {
  /** The effects of the change, or of the previous one while the change is being checked; undefined before an answer. */
  effects: GameEffects | undefined;
  isPending: boolean;
  /** Whether the facts are invalid. The form reports them on saving. */
  isInvalid?: boolean;
  /** Whether the check failed for another reason. */
  isFailed: boolean;
}

/**
 * Returns how an unsaved change would affect the games, after a pause in typing.
 * @param path of the effects
 * @param change undefined while the form has no complete change; the last answer is kept then
 */
export function useEffects(path: string, change: object | undefined): EffectsAnswer {
  const http = useHttp();
  const current = change && JSON.stringify(change);
  const settled = useSettled(current);
  const { data, isFetching, error } = useQuery({
    queryKey: ['effects', path, settled],
    queryFn: () => http.post<GameEffects>(path, JSON.parse(settled!)),
    enabled: settled !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const isInvalid = error instanceof ApiError && error.status === 400;
  return {
    effects: data,
    isPending: current !== undefined && (isFetching || current !== settled),
    isInvalid,
    isFailed: error !== null && !isInvalid,
  };
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
