import type { IssuedPublishToken, NewPublishToken } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { useHttp } from '../http/context.ts';
import { errorText } from '../http/error-text.ts';
import { useAction } from '../http/use-action.ts';
import { SelectField, TextField } from '../parts/Field.tsx';
import { SmallButton } from '../parts/SmallButton.tsx';
import css from './PluginDialog.module.css';

const LONGEST_NAME = 60;
const DAYS = [7, 30, 90, 365];

export function NewToken({ path, onIssued }: { path: string; onIssued(token: IssuedPublishToken): void }) {
  const t = useTexts();
  const http = useHttp();
  const [name, setName] = useState('');
  const [days, setDays] = useState(30);
  const creation = useAction<NewPublishToken, IssuedPublishToken>({
    perform: (request) => http.post<IssuedPublishToken>(path, request),
    done: (token) => {
      setName('');
      onIssued(token);
      return undefined;
    },
    failed: (fault) => ({ title: t('plugins.failed'), description: errorText(fault, t('offline')) }),
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
        maxLength={LONGEST_NAME}
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
