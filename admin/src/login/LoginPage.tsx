import { ApiError } from '@soccer-legends/api-client';
import type { AdminLoggedIn } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button } from '@soccer-legends/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useHttp } from '../http/context.ts';
import { errorText } from '../http/error-text.ts';
import { useSingleMutation } from '../http/use-single-mutation.ts';
import { usePageTitle } from '../components/use-page-title.ts';
import { canUsePasskeys } from '../passkeys/passkeys.ts';
import { useConsoleSession } from '../session.ts';
import css from './LoginPage.module.css';
import { PasskeyLogin } from './PasskeyLogin.tsx';

const WRONG_PASSWORD = 'Incorrect password. Try again.';

export function LoginPage() {
  const session = useConsoleSession();
  const t = useTexts();
  const http = useHttp();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  usePageTitle(t('login.title'));

  const login = useSingleMutation({
    mutationFn: () => http.post<AdminLoggedIn>('/api/admin/login', { password, remember }),
    onSuccess: ({ expiresAt }) => session.begin(expiresAt),
    onError: () => {
      setPassword('');
      field.current?.focus();
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (password !== '') login.mutate();
  }

  return (
    <section className={css.card}>
      <h1 tabIndex={-1}>{t('login.title')}</h1>
      <p lang="en">Enter the administrator password to access the admin panel</p>
      <form className={css.form} onSubmit={submit}>
        <label className={css.field} htmlFor={`${id}-password`}>
          {t('login.password')}
        </label>
        <input
          ref={field}
          id={`${id}-password`}
          className={css.input}
          type="password"
          autoComplete="current-password"
          value={password}
          aria-invalid={login.isError || undefined}
          aria-describedby={login.isError ? `${id}-error` : undefined}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        {login.isError && (
          <p id={`${id}-error`} className={css.error} role="alert">
            {loginErrorText(login.error, t('offline'))}
          </p>
        )}
        <label className={css.remember}>
          <input
            type="checkbox"
            checked={remember}
            onChange={({ currentTarget }) => setRemember(currentTarget.checked)}
          />
          {t('login.remember')}
        </label>
        <Button type="submit" disabled={login.isPending || password === ''}>
          {t(login.isPending ? 'login.pending' : 'login.submit')}
        </Button>
      </form>
      {canUsePasskeys() && (
        <div className={css.passkey}>
          <PasskeyLogin remember={remember} />
        </div>
      )}
    </section>
  );
}

function loginErrorText(error: unknown, offline: string): string {
  if (!(error instanceof ApiError)) return offline;
  return error.status === 401 ? WRONG_PASSWORD : errorText(error, offline);
}
