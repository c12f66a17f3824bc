import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { Specified } from '../components/Specified.tsx';
import { usePageTitle } from '../components/use-page-title.ts';
import { canUsePasskeys } from '../passkeys/passkeys.ts';
import { LoginForm } from './LoginForm.tsx';
import css from './LoginPage.module.css';
import { PasskeyLogin } from './PasskeyLogin.tsx';

export function LoginPage() {
  const t = useTexts();
  usePageTitle(t('login.title'));
  return (
    <section className={css.card}>
      <h1 tabIndex={-1}>{t('login.title')}</h1>
      <p>
        <Specified text="Enter the administrator password to access the admin panel" />
      </p>
      <LoginOptions />
    </section>
  );
}

/** Logs in with the password or a passkey. */
export function LoginOptions() {
  const [remember, setRemember] = useState(false);
  return (
    <>
      <LoginForm remember={remember} onRemember={setRemember} />
      {canUsePasskeys() && (
        <div className={css.passkey}>
          <PasskeyLogin remember={remember} />
        </div>
      )}
    </>
  );
}
