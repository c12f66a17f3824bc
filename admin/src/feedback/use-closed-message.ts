import type { FeedbackChange, FeedbackEntry } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useApiMutation } from '../http/use-api.ts';

/** Closes or reopens a message. Toasts report the outcome. */
export function useClosedMessage() {
  const t = useTexts();
  return useApiMutation<FeedbackChange & { id: number }, FeedbackEntry>({
    send: (http, { id, ...change }) => http.patch<FeedbackEntry>(`/api/admin/feedback/${id}`, change),
    onSuccess: ({ closedAt }) => ({ title: t(closedAt === null ? 'messages.reopened' : 'messages.closed') }),
    failure: { title: t('messages.notChanged') },
  });
}
