import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { readFragment, type LinkedResult } from './challenge-link.ts';

/** Returns the friend's result in the address; undefined if there is none. */
export function useLinkedResult(): LinkedResult | undefined {
  const { hash } = useLocation();
  return useMemo(() => readFragment(hash), [hash]);
}
