import { useTexts } from '@soccer-legends/game-sdk/react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '../http/error-text.ts';
import css from './Loaded.module.css';
import { SmallButton } from './SmallButton.tsx';

export interface LoadedProps<Answer> {
  query: UseQueryResult<Answer>;
  /** Said instead of the error's own text. */
  failure?: ReactNode;
  children(answer: Answer): ReactNode;
}

/**
 * What was read; until then that it is on its way, or why it did not come and another try. What could not be read anew
 * stays in view below the reason: somebody may be in the middle of it.
 */
export function Loaded<Answer>({ query, failure, children }: LoadedProps<Answer>) {
  const t = useTexts();
  if (query.isPending) return <Waiting />;
  return (
    <>
      {query.isError && (
        <div className={css.failed} role="alert">
          <p>{failure ?? errorText(query.error, t('offline'))}</p>
          <SmallButton disabled={query.isFetching} onClick={() => void query.refetch()}>
            {t('retry')}
          </SmallButton>
        </div>
      )}
      {query.data !== undefined && children(query.data)}
    </>
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
