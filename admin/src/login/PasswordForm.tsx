import { useTexts } from '@soccer-legends/game-sdk/react';
import { useId, type FormEvent, type Ref } from 'react';
import { TextField } from '../components/Field.tsx';
import css from './PasswordDialog.module.css';

export interface PasswordFormProps {
  /** Id of the form, for a submit button outside of it. */
  id: string;
  ref: Ref<HTMLInputElement>;
  password: string;
  /** Why the last password was rejected. */
  fault: string | undefined;
  onPassword(password: string): void;
  onSubmit(): void;
}

export function PasswordForm({ id, ref, password, fault, onPassword, onSubmit }: PasswordFormProps) {
  const t = useTexts();
  const faultId = useId();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (password !== '') onSubmit();
  }

  return (
    <form id={id} className={css.form} onSubmit={submit}>
      <p>{t('password.why')}</p>
      <TextField
        ref={ref}
        label={t('login.password')}
        type="password"
        autoComplete="current-password"
        value={password}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={fault === undefined ? undefined : faultId}
        onValue={onPassword}
      />
      {fault !== undefined && (
        <p id={faultId} className={css.error} role="alert">
          {fault}
        </p>
      )}
    </form>
  );
}
