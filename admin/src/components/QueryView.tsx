import { useTexts } from '@soccer-legends/game-sdk/react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorText } from '../http/use-error-text.ts';
import { Reason } from './FailureText.tsx';
import { Notice } from './Notice.tsx';
import css from './QueryView.module.css';
import { Icon } from '@soccer-legends/ui';
import { SmallButton } from './SmallButton.tsx';
import { withTranslation } from './Specified.tsx';

export interface QueryViewProps<Answer> {
  query: UseQueryResult<Answer>;
  /** Replaces the error's message. */
  failure?: ReactNode;
  /** Shown instead of an empty list. */
  empty?: ReactNode;
  children(answer: Answer): ReactNode;
}

/**
 * Shows the result of a query, a spinner while it loads, and its error with a retry button. When a refetch fails, the
 * previous result stays visible, because the user may be working with it.
 */
export function QueryView<Answer>({ query, failure, empty, children }: QueryViewProps<Answer>) {
  if (query.isPending) return <Waiting />;
  const isEmpty = empty !== undefined && Array.isArray(query.data) && query.data.length === 0;
  return (
    <>
      <QueryFailure query={query} failure={failure} />
      {query.data !== undefined && (isEmpty ? empty : children(query.data))}
    </>
  );
}

/** Shows the error of a query with a retry button; nothing while there is none. */
export function QueryFailure({ query, failure }: Pick<QueryViewProps<unknown>, 'query' | 'failure'>) {
  const errorText = useErrorText();
  if (!query.isError) return null;
  return (
    <Notice busy={query.isFetching} onRetry={() => void query.refetch()}>
      {failure ?? <Reason {...errorText(query.error)} />}
    </Notice>
  );
}

export function Waiting() {
  const t = useTexts();
  return (
    <p className={css.waiting} role="status">
      <span className={css.spinner} aria-hidden="true" /> {t('loading')}
    </p>
  );
}

/** Explains why there are no rows. A specified text gets its translation. */
export function Empty({ children }: { children: ReactNode }) {
  return <p className={css.empty}>{withTranslation(children)}</p>;
}

interface RefreshButtonProps {
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
      data-refresh
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
