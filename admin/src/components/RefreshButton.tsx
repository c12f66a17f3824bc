import { useTexts } from '@soccer-legends/game-sdk/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { SmallButton } from './SmallButton.tsx';

/** Refetches a query: the console never does so on its own. */
export function RefreshButton({ query }: { query: Pick<UseQueryResult, 'isFetching' | 'refetch'> }) {
  const t = useTexts();
  return (
    <SmallButton disabled={query.isFetching} onClick={() => void query.refetch()}>
      {t('refresh')}
    </SmallButton>
  );
}
