import type { AdminPasswordProof } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useRef, useState } from 'react';
import { TextField } from '../components/Field.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { hasCode } from '../http/admin-http.ts';
import { useSingleMutation, useHttp } from '../http/use-api.ts';
import { useErrorText } from '../http/use-error-text.ts';
import { plainReason } from '../http/use-failure-text.ts';

export interface PasswordDialogProps {
  open: boolean;
  /** Called with the server's proof that the password, or the passkey, was right. */
  onProof(proof: string): void;
  onCancel(): void;
}

/** Asks for the password before an action that needs it again. */
export function PasswordDialog({ open, onProof, onCancel }: PasswordDialogProps) {
  const t = useTexts();
  const errorText = useErrorText();
  const { field, password, setPassword, check } = usePasswordField({ onProof, onCancel });
  const wordingOf = (error: Error): string =>
    hasCode(error, 'session.wrongPassword') ? t('password.wrong') : plainReason(errorText(error));
  return (
    <FormDialog
      open={open}
      title={t('password.title')}
      submit={t(check.isPending ? 'login.pending' : 'password.submit')}
      disabled={check.isPending || password === ''}
      onSubmit={() => check.mutate(password)}
      onClose={() => {
        setPassword('');
        check.reset();
        onCancel();
      }}
    >
      <p>{t('password.why')}</p>
      <TextField
        ref={field}
        label={t('login.password')}
        type="password"
        autoComplete="current-password"
        value={password}
        fault={check.error ? wordingOf(check.error) : undefined}
        onValue={setPassword}
      />
    </FormDialog>
  );
}

/** Keeps the password until the server has exchanged it for a proof, which is sent with actions that need it. */
function usePasswordField({ onProof, onCancel }: Pick<PasswordDialogProps, 'onProof' | 'onCancel'>) {
  const http = useHttp();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const check = useSingleMutation<AdminPasswordProof, string>({
    mutationFn: (entered) => http.post<AdminPasswordProof>('/api/admin/session/password-proof', { password: entered }),
    onSuccess: ({ proof }) => {
      setPassword('');
      onProof(proof);
    },
    onError: (error) => {
      setPassword('');
      // The login page replaces the console.
      if (hasCode(error, 'session.required')) onCancel();
      else field.current?.focus();
    },
  });
  return { field, password, setPassword, check };
}
