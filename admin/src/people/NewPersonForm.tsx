import { ADMIN_ROLES, type AdminInvitation, type AdminRole, type NewAdminPerson } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { SelectField, TextField } from '../components/Field.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { useHttp } from '../http/context.ts';
import { useApiMutation } from '../http/use-api-mutation.ts';
import css from './People.module.css';
import { PEOPLE } from './people-path.ts';

const MAX_NAME_LENGTH = 60;

export function NewPersonForm({ onInvited }: { onInvited(invitation: AdminInvitation): void }) {
  const t = useTexts();
  const [name, setName] = useState('');
  const [role, setRole] = useState<AdminRole>('editor');
  const addition = useAddition((invitation) => {
    setName('');
    onInvited(invitation);
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
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <RoleField role={role} onRole={setRole} />
      <SmallButton type="submit" disabled={name.trim().length < 2 || addition.isPending}>
        {t('people.add')}
      </SmallButton>
      <p className={css.hint}>{t(`people.mayDo.${role}`)}</p>
    </form>
  );
}

function RoleField({ role, onRole }: { role: AdminRole; onRole(role: AdminRole): void }) {
  const t = useTexts();
  return (
    <SelectField
      label={t('people.role')}
      value={role}
      onChange={({ currentTarget }) => onRole(currentTarget.value as AdminRole)}
    >
      {ADMIN_ROLES.map((choice) => (
        <option key={choice} value={choice}>
          {t(`people.roles.${choice}`)}
        </option>
      ))}
    </SelectField>
  );
}

function useAddition(onAdded: (invitation: AdminInvitation) => void) {
  const t = useTexts();
  const http = useHttp();
  return useApiMutation<NewAdminPerson, AdminInvitation>({
    send: (person) => http.post<AdminInvitation>(PEOPLE, person),
    onSuccess: (invitation) => {
      onAdded(invitation);
      return undefined;
    },
    failure: { title: t('people.failed') },
  });
}
