import type { AdminPasswordProof, PasskeyOptions } from '@soccer-legends/contracts';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { Button, Dialog } from '@soccer-legends/ui';
import { hasCode } from '../http/admin-http.ts';
import { useHttp } from '../http/context.ts';
import { useSingleMutation } from '../http/use-single-mutation.ts';
import { signWithPasskey } from '../passkeys/passkeys.ts';
import { PasskeyError } from './PasskeyError.tsx';
import css from './PasswordDialog.module.css';
import type { PasswordDialogProps } from './PasswordDialog.tsx';

/** Asks for the passkey before an action that needs a second proof. */
export function PasskeyProof({ open, onProof, onCancel }: PasswordDialogProps) {
  const t = useTexts();
  const { t: ui } = usePlatform();
  const proof = usePasskeyProof(onProof, onCancel);
  function cancel(): void {
    proof.reset();
    onCancel();
  }
  return (
    <Dialog
      open={open}
      title={t('passkey.confirm')}
      onClose={cancel}
      actions={
        <>
          <Button look="secondary" onClick={cancel}>
            {ui('ui.cancel')}
          </Button>
          <Button disabled={proof.isPending} onClick={() => proof.mutate()}>
            {t(proof.isPending ? 'login.pending' : 'passkey.use')}
          </Button>
        </>
      }
    >
      <div className={css.proof}>
        <p>{t('passkey.why')}</p>
        <PasskeyError error={proof.error} />
      </div>
    </Dialog>
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
