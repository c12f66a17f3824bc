import { ApiError } from '@soccer-legends/api-client';
import type { AdminLoggedIn } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button } from '@soccer-legends/ui';
import { useRef, useState } from 'react';
import { Form } from '../components/Form.tsx';
import { TextField } from '../components/Field.tsx';
import { useSingleMutation, useHttp } from '../http/use-api.ts';
import { errorText } from '../http/use-error-text.ts';
import { useConsoleSession } from '../session.ts';
import css from './LoginPage.module.css';

const WRONG_PASSWORD = 'Incorrect password. Try again.';

/** Logs in with the shared password. */
export function LoginForm({ remember, onRemember }: RememberFieldProps) {
  const t = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const login = useLogin(remember, () => {
    setPassword('');
    field.current?.focus();
  });

  return (
    <Form className={css.form} onSubmit={() => password !== '' && login.mutate(password)}>
      <TextField
        ref={field}
        label={t('login.password')}
        type="password"
        autoComplete="current-password"
        value={password}
        fault={login.isError ? loginErrorText(login.error, t('offline')) : undefined}
        onValue={setPassword}
      />
      <RememberField remember={remember} onRemember={onRemember} />
      <Button type="submit" disabled={login.isPending || password === ''}>
        {t(login.isPending ? 'login.pending' : 'login.submit')}
      </Button>
    </Form>
  );
}

function useLogin(remember: boolean, onError: () => void) {
  const session = useConsoleSession();
  const http = useHttp();
  return useSingleMutation<AdminLoggedIn, string>({
    mutationFn: (password) => http.post<AdminLoggedIn>('/api/admin/login', { password, remember }),
    onSuccess: ({ expiresAt }) => session.begin(expiresAt),
    onError,
  });
}

function loginErrorText(error: unknown, offline: string): string {
  if (!(error instanceof ApiError)) return offline;
  return error.status === 401 ? WRONG_PASSWORD : errorText(error, offline);
}

export interface RememberFieldProps {
  /** Whether the session stays valid after the browser closes. */
  remember: boolean;
  onRemember(remember: boolean): void;
}

function RememberField({ remember, onRemember }: RememberFieldProps) {
  const t = useTexts();
  return (
    <label className={css.remember}>
      <input type="checkbox" checked={remember} onChange={({ currentTarget }) => onRemember(currentTarget.checked)} />
      {t('login.remember')}
    </label>
  );
}
