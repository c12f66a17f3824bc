import { ADMIN_ROLES, type AdminInvitation, type AdminRole, type NewAdministrator } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { Form } from '../components/Form.tsx';
import { ChoiceField, TextField } from '../components/Field.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { useApiMutation } from '../http/use-api.ts';
import layout from '../components/layout.module.css';
import css from './Administrators.module.css';

/** Path of the named administrators. */
export const ADMINISTRATORS = '/api/admin/people';
const MAX_NAME_LENGTH = 60;

export function NewAdministratorForm({ onInvited }: { onInvited(invitation: AdminInvitation): void }) {
  const t = useTexts();
  const [name, setName] = useState('');
  const [role, setRole] = useState<AdminRole>('editor');
  const addition = useApiMutation<NewAdministrator, AdminInvitation>({
    send: (http, person) => http.post<AdminInvitation>(ADMINISTRATORS, person),
    onSuccess: (invitation) => {
      setName('');
      onInvited(invitation);
    },
    failure: { title: t('administrators.failed') },
  });
  return (
    <Form className={`${layout.formRow} ${css.form}`} onSubmit={() => addition.mutate({ name: name.trim(), role })}>
      <TextField
        label={t('administrators.name')}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        value={name}
        onValue={setName}
      />
      <ChoiceField
        label={t('administrators.role')}
        value={role}
        choices={ADMIN_ROLES.map((choice) => [choice, t(`administrators.roles.${choice}`)])}
        onValue={setRole}
      />
      <SmallButton type="submit" disabled={name.trim().length < 2 || addition.isPending}>
        {t('administrators.add')}
      </SmallButton>
      <p className={css.hint}>{t(`administrators.mayDo.${role}`)}</p>
    </Form>
  );
}
