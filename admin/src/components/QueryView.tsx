import { useTexts } from '@soccer-legends/game-sdk/react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorText } from '../http/use-error-text.ts';
import { Reason } from './FailureText.tsx';
import { Notice } from './Notice.tsx';
import css from './QueryView.module.css';

export interface QueryViewProps<Answer> {
  query: UseQueryResult<Answer>;
  /** Replaces the error's message. */
  failure?: ReactNode;
  children(answer: Answer): ReactNode;
}

/**
 * Shows the result of a query, a spinner while it loads, and its error with a retry button. When a refetch fails, the
 * previous result stays visible, because the user may be working with it.
 */
export function QueryView<Answer>({ query, failure, children }: QueryViewProps<Answer>) {
  if (query.isPending) return <Waiting />;
  return (
    <>
      <QueryFailure query={query} failure={failure} />
      {query.data !== undefined && children(query.data)}
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
