import type { ReviewCount } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { Card } from '../components/Card.tsx';
import { QueryView, RefreshButton } from '../components/QueryView.tsx';
import { useApiQuery } from '../http/use-api.ts';
import { REVIEW } from './review-path.ts';
import { Review } from './Review.tsx';

/** Results of syncs for an administrator to decide about. The open list is in the address. */
export function ReviewTab() {
  const t = useTexts();
  const client = useQueryClient();
  const query = useApiQuery<ReviewCount[]>(REVIEW);
  // The counts and the list below them are refetched together.
  const refresh = { isFetching: query.isFetching, refetch: () => client.refetchQueries({ type: 'active' }) };
  return (
    <Card title={t('review.title')} tools={<RefreshButton query={refresh} />}>
      <QueryView query={query}>{(counts) => <Review counts={counts} />}</QueryView>
    </Card>
  );
}
