import type { Reviewed, ReviewRequest } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useApiMutation } from '../http/use-api.ts';

/** Accepts or refuses items of the review. The toast also counts the items that the server skipped. */
export function useDecision() {
  const t = useTexts();
  return useApiMutation<ReviewRequest, Reviewed>({
    send: (http, request) => http.post<Reviewed>('/api/admin/review/decisions', request),
    onSuccess: ({ decided, skipped }) => ({
      title: t('review.decided', { count: decided }),
      ...(skipped > 0 && { description: t('review.skipped', { count: skipped }) }),
    }),
    failure: { title: t('review.notDecided') },
  });
}
