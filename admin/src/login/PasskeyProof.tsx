import type { AdminPasswordProof, PasskeyOptions } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { FormDialog } from '../components/FormDialog.tsx';
import { hasCode } from '../http/admin-http.ts';
import { useHttp } from '../http/context.ts';
import { useSingleMutation } from '../http/use-single-mutation.ts';
import { signWithPasskey } from '../passkeys/passkeys.ts';
import { PasskeyError } from './PasskeyError.tsx';
import type { PasswordDialogProps } from './PasswordDialog.tsx';

/** Asks for the passkey before an action that needs a second proof. */
export function PasskeyProof({ open, onProof, onCancel }: PasswordDialogProps) {
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
