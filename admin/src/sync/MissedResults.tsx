import { useTexts } from '@soccer-legends/game-sdk/react';
import { Notice } from '../components/Notice.tsx';

/** Shows that the results of a run could not be read, with a retry button. */
export function MissedResults({ onRetry }: { onRetry(): void }) {
  const t = useTexts();
  return <Notice onRetry={onRetry}>{t('sync.missed')}</Notice>;
}
