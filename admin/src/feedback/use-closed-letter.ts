import type { FeedbackChange, FeedbackEntry } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useHttp } from '../http/context.ts';
import { useApiMutation } from '../http/use-api-mutation.ts';

/** Closes or reopens a letter. Toasts report the outcome. */
export function useClosedLetter() {
  const t = useTexts();
  const http = useHttp();
  return useApiMutation<FeedbackChange & { id: number }, FeedbackEntry>({
    send: ({ id, ...change }) => http.patch<FeedbackEntry>(`/api/admin/feedback/${id}`, change),
    onSuccess: ({ closedAt }) => ({ title: t(closedAt === null ? 'letters.reopened' : 'letters.closed') }),
    failure: { title: t('letters.notChanged') },
  });
}
