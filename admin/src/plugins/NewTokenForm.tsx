import { MAX_TOKEN_NAME_LENGTH, type IssuedPublishToken, type NewPublishToken } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { useHttp } from '../http/context.ts';
import { useApiMutation } from '../http/use-api-mutation.ts';
import { SelectField, TextField } from '../components/Field.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import css from './PluginDialog.module.css';

const DAYS = [7, 30, 90, 365];

export function NewTokenForm({ path, onIssued }: { path: string; onIssued(token: IssuedPublishToken): void }) {
  const t = useTexts();
  const [name, setName] = useState('');
  const [days, setDays] = useState(30);
  const creation = useCreation(path, (token) => {
    setName('');
    onIssued(token);
  });
  return (
    <form
      className={css.row}
      onSubmit={(event) => {
        event.preventDefault();
        creation.mutate({ name: name.trim(), days });
      }}
    >
      <TextField
        label={t('tokens.name')}
        maxLength={MAX_TOKEN_NAME_LENGTH}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <SelectField
        label={t('tokens.days')}
        value={days}
        onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
      >
        {DAYS.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </SelectField>
      <SmallButton type="submit" disabled={name.trim() === '' || creation.isPending}>
        {t('tokens.create')}
      </SmallButton>
    </form>
  );
}

function useCreation(path: string, onCreated: (token: IssuedPublishToken) => void) {
  const t = useTexts();
  const http = useHttp();
  return useApiMutation<NewPublishToken, IssuedPublishToken>({
    send: (request) => http.post<IssuedPublishToken>(path, request),
    onSuccess: (token) => {
      onCreated(token);
      return undefined;
    },
    failure: { title: t('plugins.failed') },
  });
}
