import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { readFragment, type LinkedResult } from './challenge-link.ts';

export function useLinkedResult(): LinkedResult | undefined {
  const { hash } = useLocation();
  return useMemo(() => readFragment(hash), [hash]);
}
