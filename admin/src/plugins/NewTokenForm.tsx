import { MAX_TOKEN_NAME_LENGTH, type IssuedPublishToken, type NewPublishToken } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { Form } from '../components/Form.tsx';
import { useApiMutation } from '../http/use-api.ts';
import { ChoiceField, TextField } from '../components/Field.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import layout from '../components/layout.module.css';

const DAYS = [7, 30, 90, 365];

const NO_IDENTITY = { issuer: '', subject: '' };

export function NewTokenForm({ path, onIssued }: { path: string; onIssued(token: IssuedPublishToken): void }) {
  const t = useTexts();
  const [name, setName] = useState('');
  const [days, setDays] = useState(30);
  const [identity, setIdentity] = useState(NO_IDENTITY);
  const hasIdentity = identity.issuer !== '' && identity.subject !== '';
  const creation = useApiMutation<NewPublishToken, IssuedPublishToken>({
    send: (http, request) => http.post<IssuedPublishToken>(path, request),
    onSuccess: (token) => {
      setName('');
      setIdentity(NO_IDENTITY);
      onIssued(token);
    },
    failure: { title: t('plugins.failed') },
  });
  return (
    <Form
      className={layout.formRow}
      onSubmit={() => creation.mutate({ name: name.trim(), days, ...(hasIdentity && identity) })}
    >
      <TextField label={t('tokens.name')} maxLength={MAX_TOKEN_NAME_LENGTH} value={name} onValue={setName} />
      <ChoiceField
        label={t('tokens.days')}
        value={days}
        choices={DAYS.map((choice) => [choice, choice])}
        onValue={setDays}
      />
      <IdentityFields identity={identity} onIdentity={setIdentity} />
      <SmallButton
        type="submit"
        disabled={name.trim() === '' || (identity.issuer === '') !== (identity.subject === '') || creation.isPending}
      >
        {t('tokens.create')}
      </SmallButton>
    </Form>
  );
}

interface IdentityFieldsProps {
  identity: typeof NO_IDENTITY;
  onIdentity(identity: typeof NO_IDENTITY): void;
}

/** The issuer and the subject that identify CI jobs, which then need no secret. */
function IdentityFields({ identity, onIdentity }: IdentityFieldsProps) {
  const t = useTexts();
  return (
    <>
      <TextField
        label={t('tokens.issuer')}
        placeholder="https://token.actions.githubusercontent.com"
        value={identity.issuer}
        onValue={(issuer) => onIdentity({ ...identity, issuer })}
      />
      <TextField
        label={t('tokens.subject')}
        placeholder="repo:team/game:ref:refs/tags/*"
        value={identity.subject}
        onValue={(subject) => onIdentity({ ...identity, subject })}
      />
    </>
  );
}
