import { ApiError } from '@soccer-legends/api-client';
import type { AdminLoggedIn } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button } from '@soccer-legends/ui';
import { useRef, useState, type ReactNode } from 'react';
import { Form } from '../components/Form.tsx';
import { TextField } from '../components/Field.tsx';
import { Specified } from '../components/Specified.tsx';
import { useSingleMutation, useHttp } from '../http/use-api.ts';
import { useErrorText } from '../http/use-error-text.ts';
import { plainReason } from '../http/use-failure-text.ts';
import { useConsoleSession } from '../session.ts';
import css from './LoginPage.module.css';

/** Logs in with the shared password. */
export function LoginForm({ remember, onRemember }: RememberFieldProps) {
  const t = useTexts();
  const errorText = useErrorText();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const login = useLogin(remember, () => {
    setPassword('');
    field.current?.focus();
  });
  const faultOf = (error: Error): ReactNode => {
    const isWrong = error instanceof ApiError && error.status === 401;
    return isWrong ? <Specified text="Incorrect password. Try again." /> : plainReason(errorText(error));
  };

  return (
    <Form className={css.form} onSubmit={() => password !== '' && login.mutate(password)}>
      <TextField
        ref={field}
        label={t('login.password')}
        type="password"
        autoComplete="current-password"
        value={password}
        fault={login.error ? faultOf(login.error) : undefined}
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
