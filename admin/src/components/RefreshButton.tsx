import { useTexts } from '@soccer-legends/game-sdk/react';
import { Icon } from '@soccer-legends/ui';
import css from './RefreshButton.module.css';
import { SmallButton } from './SmallButton.tsx';

export interface RefreshButtonProps {
  /** One query, or several that are refetched together. */
  query: { isFetching: boolean; refetch(): Promise<unknown> };
}

/**
 * Refetches queries, because most queries of the console are never refetched automatically. On a phone it is an icon, which
 * fits next to the title of its card.
 */
export function RefreshButton({ query }: RefreshButtonProps) {
  const t = useTexts();
  const name = t('refresh');
  return (
    <SmallButton
      className={css.refresh}
      aria-label={name}
      disabled={query.isFetching}
      onClick={() => void query.refetch()}
    >
      <span className={css.icon}>
        <Icon name="refresh" />
      </span>
      <span className={css.text}>{name}</span>
    </SmallButton>
  );
}
