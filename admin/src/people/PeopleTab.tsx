import type { AdminInvitation, AdminPerson, AdminPersonRemoved, AdminRole } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { ConfirmDialog } from '@soccer-legends/ui';
import { useState } from 'react';
import { Card } from '../components/Card.tsx';
import { Empty } from '../components/Empty.tsx';
import { QueryView } from '../components/QueryView.tsx';
import { RefreshButton } from '../components/RefreshButton.tsx';
import { useHttp } from '../http/context.ts';
import { useApiMutation } from '../http/use-api-mutation.ts';
import { useApiQuery } from '../http/use-api-query.ts';
import { InvitationLink } from './InvitationLink.tsx';
import { NewPersonForm } from './NewPersonForm.tsx';
import { PEOPLE } from './people-path.ts';
import { PeopleTable } from './PeopleTable.tsx';

/** Lists, invites and removes named administrators, and changes their roles. */
export function PeopleTab() {
  const t = useTexts();
  const http = useHttp();
  const query = useApiQuery<AdminPerson[]>(PEOPLE);
  const [invitation, setInvitation] = useState<AdminInvitation>();
  const [toRemove, setToRemove] = useState<AdminPerson>();
  const failure = { title: t('people.failed') };
  const invite = useApiMutation<string, AdminInvitation>({
    send: (id) => http.post<AdminInvitation>(`${PEOPLE}/${id}/invitation`),
    onSuccess: (issued) => void setInvitation(issued),
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
  return (
    <Card title={t('people.title')} tools={<RefreshButton query={query} />}>
      <p>{t('people.about')}</p>
      <NewPersonForm onInvited={setInvitation} />
      {invitation && <InvitationLink invitation={invitation} onDone={() => setInvitation(undefined)} />}
      <QueryView query={query}>
        {(people) =>
          people.length === 0 ? (
            <Empty>{t('people.empty')}</Empty>
          ) : (
            <PeopleTable
              people={people}
              onRole={({ id }, role) => changeRole.mutate({ id, role })}
              onInvite={({ id }) => invite.mutate(id)}
              onRemove={setToRemove}
            />
          )
        }
      </QueryView>
      <ConfirmDialog
        open={toRemove !== undefined}
        title={t('people.remove')}
        confirm={t('people.remove')}
        onCancel={() => setToRemove(undefined)}
        onConfirm={() => {
          if (toRemove) remove.mutate(toRemove.id);
          setToRemove(undefined);
        }}
      >
        <p>{t('people.removeWarning', { name: toRemove?.name ?? '' })}</p>
      </ConfirmDialog>
    </Card>
  );
}
