import type { Reverted } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useApiMutation } from '../http/use-api.ts';

/** Reverts a revision, or all revisions of a run. Facts that were changed again stay; the toast counts them. */
export function useRevert() {
  const t = useTexts();
  return useApiMutation<{ id: number } | { run: string }, Reverted>({
    send: (http, what) =>
      http.post<Reverted>(`/api/admin/revisions/${'id' in what ? what.id : `runs/${what.run}`}/revert`, {}),
    onSuccess: ({ people, kept }) => ({
      title: t('facts.reverted', { people }),
      ...(kept > 0 && { description: t('facts.kept', { kept }) }),
    }),
    failure: { title: t('facts.notReverted') },
  });
}
