import type { Reviewed, ReviewRequest } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useHttp } from '../http/context.ts';
import { useApiMutation } from '../http/use-api-mutation.ts';
import { REVIEW } from './review-path.ts';

/** Accepts or refuses items. The toast also counts the items that the server left as they were. */
export function useDecision() {
  const t = useTexts();
  const http = useHttp();
  return useApiMutation<ReviewRequest, Reviewed>({
    send: (request) => http.post<Reviewed>(`${REVIEW}/decisions`, request),
    onSuccess: ({ decided, skipped }) => ({
      title: t('review.decided', { count: decided }),
      ...(skipped > 0 && { description: t('review.skipped', { count: skipped }) }),
    }),
    failure: { title: t('review.notDecided') },
  });
}
