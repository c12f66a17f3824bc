import type { AdminInvitation, AdminPersonRemoved, AdminRole } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useHttp } from '../http/context.ts';
import { useApiMutation } from '../http/use-api-mutation.ts';
import { PEOPLE } from './people-path.ts';

/** Actions on named administrators. */
export function usePeopleActions(onInvited: (invitation: AdminInvitation) => void) {
  const t = useTexts();
  const http = useHttp();
  const failure = { title: t('people.failed') };
  const invite = useApiMutation<string, AdminInvitation>({
    send: (id) => http.post<AdminInvitation>(`${PEOPLE}/${id}/invitation`),
    onSuccess: (issued) => void onInvited(issued),
    failure,
  });
  const changeRole = useApiMutation<{ id: string; role: AdminRole }>({
    send: ({ id, role }) => http.patch(`${PEOPLE}/${id}`, { role }),
    onSuccess: () => ({ title: t('people.roleChanged') }),
    failure,
  });
  const remove = useApiMutation<string, AdminPersonRemoved>({
    send: (id) => http.delete<AdminPersonRemoved>(`${PEOPLE}/${id}`),
    onSuccess: () => ({ title: t('people.removed') }),
    failure,
  });
  return { invite, changeRole, remove };
}
