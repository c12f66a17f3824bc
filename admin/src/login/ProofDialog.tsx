import type { AdminSessionState } from '@soccer-legends/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { SESSION } from '../session-state.ts';
import { PasskeyProof } from './PasskeyProof.tsx';
import { PasswordDialog, type PasswordDialogProps } from './PasswordDialog.tsx';

/** Asks for a second proof: of whatever the administrator signed in with. */
export function ProofDialog(props: PasswordDialogProps) {
  const state = useQueryClient().getQueryData<AdminSessionState>([SESSION]);
  return state?.proof === 'passkey' ? <PasskeyProof {...props} /> : <PasswordDialog {...props} />;
}
