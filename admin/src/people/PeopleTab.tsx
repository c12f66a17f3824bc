import type { AdminInvitation, AdminPerson } from '@soccer-legends/contracts';
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
import { usePeopleActions } from './use-people-actions.ts';

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
