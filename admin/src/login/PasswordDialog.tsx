import type { AdminPasswordProof } from '@soccer-legends/contracts';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { Button, Dialog } from '@soccer-legends/ui';
import { useId, useRef, useState } from 'react';
import { hasCode } from '../http/admin-http.ts';
import { useHttp } from '../http/context.ts';
import { errorText } from '../http/error-text.ts';
import { useSingleMutation } from '../http/use-single-mutation.ts';
import { PasswordForm } from './PasswordForm.tsx';

export interface PasswordDialogProps {
  open: boolean;
  /** Called with the server's proof that the password, or the passkey, was right. */
  onProof(proof: string): void;
  onCancel(): void;
}

/** Asks for the password before an action that needs it again. */
export function PasswordDialog({ open, onProof, onCancel }: PasswordDialogProps) {
  const t = useTexts();
  const { t: ui } = usePlatform();
  const form = useId();
  const { field, password, setPassword, check } = usePasswordField({ onProof, onCancel });
  const wordingOf = (error: Error): string =>
    hasCode(error, 'session.wrongPassword') ? t('password.wrong') : errorText(error, t('offline'));

  function cancel(): void {
    setPassword('');
    check.reset();
    onCancel();
  }

  const actions = (
    <>
      <Button look="secondary" onClick={cancel}>
        {ui('ui.cancel')}
      </Button>
      <Button type="submit" form={form} disabled={check.isPending || password === ''}>
        {t(check.isPending ? 'login.pending' : 'password.submit')}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={t('password.title')} onClose={cancel} actions={actions}>
      <PasswordForm
        id={form}
        ref={field}
        password={password}
        fault={check.error ? wordingOf(check.error) : undefined}
        onPassword={setPassword}
        onSubmit={() => check.mutate(password)}
      />
    </Dialog>
  );
}

/** Keeps the password until the server has checked it. */
function usePasswordField({ onProof, onCancel }: Pick<PasswordDialogProps, 'onProof' | 'onCancel'>) {
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const check = usePasswordProof({
    onProof: (proof) => {
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

interface ProofHandlers {
  onProof(proof: string): void;
  onError(error: unknown): void;
}

/** Exchanges the password for a proof, which is sent with actions that need the password again. */
function usePasswordProof({ onProof, onError }: ProofHandlers) {
  const http = useHttp();
  return useSingleMutation<AdminPasswordProof, string>({
    mutationFn: (password) => http.post<AdminPasswordProof>('/api/admin/session/password-proof', { password }),
    onSuccess: ({ proof }) => onProof(proof),
    onError,
  });
}
