import { MOST_REVIEW_IDS, type ReviewDecision, type Reviewed, type ReviewRequest } from '@soccer-legends/contracts';
import type { ToastRequest } from '@soccer-legends/game-sdk';
import { useTexts } from '@soccer-legends/game-sdk/react';
import type { AdminHttp } from '../http/admin-http.ts';
import { useApiMutation } from '../http/use-api.ts';
import { undoable } from './undoable.ts';

/** The decisions about an open item. */
export const DECISIONS = ['accept', 'refuse'] as const;

/** Accepts or refuses items of the review. The toast has a button Undo, and the number of items that the server skipped. */
export function useDecision() {
  const t = useTexts();
  const toastOf = (decision: ReviewDecision, { decided, skipped }: Reviewed): ToastRequest => ({
    title: t(`review.done.${decision}`, { count: decided }),
    ...(skipped > 0 && { description: t('review.skipped', { count: skipped }) }),
  });
  const failure = { title: t('review.notDecided') };
  const { mutate: reopen } = useApiMutation<readonly number[], Reviewed>({
    send: (http, ids) => decide(http, { decision: 'reopen', ids }),
    onSuccess: (answer) => toastOf('reopen', answer),
    failure,
  });
  return useApiMutation<ReviewRequest, Reviewed>({
    send: decide,
    onSuccess: (answer, { decision }) => ({
      ...toastOf(decision, answer),
      ...(answer.decided > 0 && undoable(t, () => reopen(answer.ids))),
    }),
    failure,
  });
}

/** Decides about any number of items, in several requests if they are more than `MOST_REVIEW_IDS`. */
async function decide(http: AdminHttp, request: ReviewRequest): Promise<Reviewed> {
  const send = (part: ReviewRequest): Promise<Reviewed> => http.post<Reviewed>('/api/admin/review/decisions', part);
  if (!('ids' in request) || request.ids.length <= MOST_REVIEW_IDS) return send(request);
  const first = await send({ ...request, ids: request.ids.slice(0, MOST_REVIEW_IDS) });
  const rest = await decide(http, { ...request, ids: request.ids.slice(MOST_REVIEW_IDS) });
  return {
    decided: first.decided + rest.decided,
    skipped: first.skipped + rest.skipped,
    ids: [...first.ids, ...rest.ids],
  };
}
