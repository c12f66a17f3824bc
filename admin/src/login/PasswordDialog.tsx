import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { Button, Dialog } from '@soccer-legends/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import { TextField } from '../components/Field.tsx';
import { hasCode } from '../http/admin-http.ts';
import { errorText } from '../http/error-text.ts';
import css from './PasswordDialog.module.css';
import { usePasswordProof } from './use-password-proof.ts';

export interface PasswordDialogProps {
  open: boolean;
  onProof(proof: string): void;
  onCancel(): void;
}

/** Asks for the password before an action that needs it again. */
export function PasswordDialog({ open, onProof, onCancel }: PasswordDialogProps) {
  const t = useTexts();
  const { t: ui } = usePlatform();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const check = usePasswordProof({
    onProof: (proof) => {
      setPassword('');
      onProof(proof);
    },
    onError: (error) => {
      setPassword('');
      // The login page takes the place of the console.
      if (hasCode(error, 'session.required')) onCancel();
      else field.current?.focus();
    },
  });

  function cancel(): void {
    setPassword('');
    check.reset();
    onCancel();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (password !== '') check.mutate(password);
  }

  return (
    <Dialog
      open={open}
      title={t('password.title')}
      onClose={cancel}
      actions={
        <>
          <Button look="secondary" onClick={cancel}>
            {ui('ui.cancel')}
          </Button>
          <Button type="submit" form={`${id}-form`} disabled={check.isPending || password === ''}>
            {t(check.isPending ? 'login.pending' : 'password.submit')}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} className={css.form} onSubmit={submit}>
        <p>{t('password.why')}</p>
        <TextField
          ref={field}
          label={t('login.password')}
          type="password"
          autoComplete="current-password"
          value={password}
          aria-invalid={check.isError || undefined}
          aria-describedby={check.isError ? `${id}-error` : undefined}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        {check.isError && (
          <p id={`${id}-error`} className={css.error} role="alert">
            {hasCode(check.error, 'session.wrongPassword') ? t('password.wrong') : errorText(check.error, t('offline'))}
          </p>
        )}
      </form>
    </Dialog>
  );
}
