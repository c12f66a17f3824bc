import { useTexts } from '@soccer-legends/game-sdk/react';
import { SmallButton } from './SmallButton.tsx';

export interface RefreshButtonProps {
  /** One query, or several that are refetched together. */
  query: { isFetching: boolean; refetch(): Promise<unknown> };
}

/** Refetches queries. Most queries of the console are never refetched automatically. */
export function RefreshButton({ query }: RefreshButtonProps) {
  const t = useTexts();
  return (
    <SmallButton disabled={query.isFetching} onClick={() => void query.refetch()}>
      {t('refresh')}
    </SmallButton>
  );
}
