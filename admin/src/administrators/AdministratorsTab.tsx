import type { AdminInvitation, Administrator, AdminRole } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { Card } from '../components/Card.tsx';
import { DeletionDialog } from '../components/DeletionDialog.tsx';
import { QueryView, RefreshButton } from '../components/QueryView.tsx';
import { useApiMutation, useApiQuery } from '../http/use-api.ts';
import { InvitationLink } from './InvitationLink.tsx';
import { NewAdministratorForm, ADMINISTRATORS } from './NewAdministratorForm.tsx';
import { AdministratorsTable } from './AdministratorsTable.tsx';

export function AdministratorsTab() {
  const t = useTexts();
  const query = useApiQuery<Administrator[]>(ADMINISTRATORS);
  const [invitation, setInvitation] = useState<AdminInvitation>();
  const [toRemove, setToRemove] = useState<Administrator>();
  const { invite, changeRole } = useAdministratorActions(setInvitation);
  return (
    <Card title={t('administrators.title')} tools={<RefreshButton query={query} />}>
      <p>{t('administrators.about')}</p>
      <NewAdministratorForm onInvited={setInvitation} />
      {invitation && <InvitationLink invitation={invitation} onDone={() => setInvitation(undefined)} />}
      <QueryView query={query}>
        {(administrators) => (
          <AdministratorsTable
            administrators={administrators}
            onRole={({ id }, role) => changeRole.mutate({ id, role })}
            onInvite={({ id }) => invite.mutate(id)}
            onRemove={setToRemove}
          />
        )}
      </QueryView>
      <DeletionDialog
        item={toRemove}
        path={ADMINISTRATORS}
        title={t('administrators.remove')}
        done={t('administrators.removed')}
        failed={t('administrators.failed')}
        onClose={() => setToRemove(undefined)}
      >
        {({ name }) => <p>{t('administrators.removeWarning', { name })}</p>}
      </DeletionDialog>
    </Card>
  );
}

function useAdministratorActions(onInvited: (invitation: AdminInvitation) => void) {
  const t = useTexts();
  const failure = { title: t('administrators.failed') };
  const invite = useApiMutation<string, AdminInvitation>({
    send: (http, id) => http.post<AdminInvitation>(`${ADMINISTRATORS}/${id}/invitation`),
    onSuccess: (issued) => void onInvited(issued),
    failure,
  });
  const changeRole = useApiMutation<{ id: string; role: AdminRole }>({
    send: (http, { id, role }) => http.patch(`${ADMINISTRATORS}/${id}`, { role }),
    onSuccess: () => ({ title: t('administrators.roleChanged') }),
    failure,
  });
  return { invite, changeRole };
}
