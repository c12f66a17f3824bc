import type { AdminInvitation, AdminPerson, AdminPersonRemoved, AdminRole } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { ConfirmDialog } from '@soccer-legends/ui';
import { useState } from 'react';
import { Card } from '../components/Card.tsx';
import { Empty } from '../components/Empty.tsx';
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
      <RemovalDialog
        person={toRemove}
        onRemove={({ id }) => remove.mutate(id)}
        onClose={() => setToRemove(undefined)}
      />
    </Card>
  );
}

interface RemovalDialogProps {
  /** Undefined while the dialog is closed. */
  person: AdminPerson | undefined;
  onRemove(person: AdminPerson): void;
  onClose(): void;
}

function RemovalDialog({ person, onRemove, onClose }: RemovalDialogProps) {
  const t = useTexts();
  return (
    <ConfirmDialog
      open={person !== undefined}
      title={t('people.remove')}
      confirm={t('people.remove')}
      onCancel={onClose}
      onConfirm={() => {
        if (person) onRemove(person);
        onClose();
      }}
    >
      <p>{t('people.removeWarning', { name: person?.name ?? '' })}</p>
    </ConfirmDialog>
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
