import type { AdminInvitation, AdminPerson, AdminPersonRemoved, AdminRole } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { Card } from '../components/Card.tsx';
import { ConfirmItem } from '../components/ConfirmItem.tsx';
import { QueryView } from '../components/QueryView.tsx';
import { RefreshButton } from '../components/RefreshButton.tsx';
import { useApiQuery } from '../http/use-api-query.ts';
import { InvitationLink } from './InvitationLink.tsx';
import { NewPersonForm } from './NewPersonForm.tsx';
import { PEOPLE } from './people-path.ts';
import { PeopleTable } from './PeopleTable.tsx';
import { useHttp } from '../http/context.ts';
import { useApiMutation } from '../http/use-api-mutation.ts';

export function PeopleTab() {
  const t = useTexts();
  const query = useApiQuery<AdminPerson[]>(PEOPLE);
  const [invitation, setInvitation] = useState<AdminInvitation>();
  const [toRemove, setToRemove] = useState<AdminPerson>();
  const { invite, changeRole, remove } = usePeopleActions(setInvitation);
  return (
    <Card title={t('people.title')} tools={<RefreshButton query={query} />}>
      <p>{t('people.about')}</p>
      <NewPersonForm onInvited={setInvitation} />
      {invitation && <InvitationLink invitation={invitation} onDone={() => setInvitation(undefined)} />}
      <QueryView query={query}>
        {(people) => (
          <PeopleTable
            people={people}
            onRole={({ id }, role) => changeRole.mutate({ id, role })}
            onInvite={({ id }) => invite.mutate(id)}
            onRemove={setToRemove}
          />
        )}
      </QueryView>
      <ConfirmItem
        item={toRemove}
        title={t('people.remove')}
        onConfirm={({ id }) => remove.mutate(id)}
        onClose={() => setToRemove(undefined)}
      >
        {({ name }) => <p>{t('people.removeWarning', { name })}</p>}
      </ConfirmItem>
    </Card>
  );
}

/** Actions on named administrators. */
function usePeopleActions(onInvited: (invitation: AdminInvitation) => void) {
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
