import type { AdminSessionState } from '@soccer-legends/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { SESSION } from '../session-state.ts';
import { PasskeyProof } from './PasskeyProof.tsx';
import { PasswordDialog, type PasswordDialogProps } from './PasswordDialog.tsx';

/** Asks for a second proof: password or passkey, depending on how the administrator logged in. */
export function ProofDialog(props: PasswordDialogProps) {
  const state = useQueryClient().getQueryData<AdminSessionState>([SESSION]);
  return state?.proof === 'passkey' ? <PasskeyProof {...props} /> : <PasswordDialog {...props} />;
}
