import { ADMIN_ROLES, type AdminInvitation, type AdminRole, type NewAdminPerson } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { ChoiceField, TextField } from '../components/Field.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { useHttp } from '../http/context.ts';
import { useApiMutation } from '../http/use-api-mutation.ts';
import css from './People.module.css';
import { PEOPLE } from './people-path.ts';

const MAX_NAME_LENGTH = 60;

export function NewPersonForm({ onInvited }: { onInvited(invitation: AdminInvitation): void }) {
  const t = useTexts();
  const http = useHttp();
  const [name, setName] = useState('');
  const [role, setRole] = useState<AdminRole>('editor');
  const addition = useApiMutation<NewAdminPerson, AdminInvitation>({
    send: (person) => http.post<AdminInvitation>(PEOPLE, person),
    onSuccess: (invitation) => {
      setName('');
      onInvited(invitation);
    },
    failure: { title: t('people.failed') },
  });
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        addition.mutate({ name: name.trim(), role });
      }}
    >
      <TextField
        label={t('people.name')}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        value={name}
        onValue={setName}
      />
      <ChoiceField
        label={t('people.role')}
        value={role}
        choices={ADMIN_ROLES.map((choice) => [choice, t(`people.roles.${choice}`)])}
        onValue={setRole}
      />
      <SmallButton type="submit" disabled={name.trim().length < 2 || addition.isPending}>
        {t('people.add')}
      </SmallButton>
      <p className={css.hint}>{t(`people.mayDo.${role}`)}</p>
    </form>
  );
}
