import type { AdminPasswordProof, AdminSessionState, PasskeyOptions } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { FormDialog } from '../components/FormDialog.tsx';
import { hasCode } from '../http/admin-http.ts';
import { useSingleMutation, useHttp } from '../http/use-api.ts';
import { signWithPasskey } from '../passkeys/passkeys.ts';
import { SESSION } from '../session-state.ts';
import { PasskeyError } from './PasskeyError.tsx';
import { PasswordDialog, type PasswordDialogProps } from './PasswordDialog.tsx';

/** Asks for a second proof: password or passkey, depending on how the administrator logged in. */
export function ProofDialog(props: PasswordDialogProps) {
  const state = useQueryClient().getQueryData<AdminSessionState>([SESSION]);
  return state?.proof === 'passkey' ? <PasskeyProof {...props} /> : <PasswordDialog {...props} />;
}

function PasskeyProof({ open, onProof, onCancel }: PasswordDialogProps) {
  const t = useTexts();
  const proof = usePasskeyProof(onProof, onCancel);
  return (
    <FormDialog
      open={open}
      title={t('passkey.confirm')}
      submit={t(proof.isPending ? 'login.pending' : 'passkey.use')}
      disabled={proof.isPending}
      onSubmit={() => proof.mutate()}
      onClose={() => {
        proof.reset();
        onCancel();
      }}
    >
      <p>{t('passkey.why')}</p>
      <PasskeyError error={proof.error} />
    </FormDialog>
  );
}

function usePasskeyProof(onProof: PasswordDialogProps['onProof'], onCancel: PasswordDialogProps['onCancel']) {
  const http = useHttp();
  return useSingleMutation({
    mutationFn: async () => {
      const { options } = await http.post<PasskeyOptions>('/api/admin/session/passkey-proof-options');
      const credential = await signWithPasskey(options);
      return http.post<AdminPasswordProof>('/api/admin/session/passkey-proof', { credential });
    },
    onSuccess: ({ proof: given }) => onProof(given),
    // The login page replaces the console.
    onError: (error) => hasCode(error, 'session.required') && onCancel(),
  });
}
