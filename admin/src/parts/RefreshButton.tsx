import { useTexts } from '@soccer-legends/game-sdk/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { SmallButton } from './SmallButton.tsx';

/** Reads anew what others may have changed: nothing here does so by itself. */
export function RefreshButton({ query }: { query: Pick<UseQueryResult, 'isFetching' | 'refetch'> }) {
  const t = useTexts();
  return (
    <SmallButton disabled={query.isFetching} onClick={() => void query.refetch()}>
      {t('refresh')}
    </SmallButton>
  );
}
