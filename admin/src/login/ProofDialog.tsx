import type { AdminSessionState } from '@soccer-legends/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { PasswordNotEntered } from '../http/admin-http.ts';
import { SESSION } from '../session-state.ts';
import { PasskeyProof } from './PasskeyProof.tsx';
import { PasswordDialog, type PasswordDialogProps } from './PasswordDialog.tsx';

/** Asks for a second proof: password or passkey, depending on how the administrator logged in. */
export function ProofDialog(props: PasswordDialogProps) {
  const state = useQueryClient().getQueryData<AdminSessionState>([SESSION]);
  return state?.proof === 'passkey' ? <PasskeyProof {...props} /> : <PasswordDialog {...props} />;
}

export interface PasswordQuestion {
  isOpen: boolean;
  /** Opens the dialog. Resolves with the server's proof of the password; rejects with `PasswordNotEntered`. */
  ask(): Promise<string>;
  answer(proof: string): void;
  /** Rejects the promise of `ask`. */
  cancel(): void;
}

interface OpenQuestion {
  resolve(proof: string): void;
  reject(reason: PasswordNotEntered): void;
}

/** State of the console's one password dialog. */
export function usePasswordQuestion(): PasswordQuestion {
  const [open, setOpen] = useState<OpenQuestion>();
  const ask = useCallback(() => new Promise<string>((resolve, reject) => setOpen({ resolve, reject })), []);
  return {
    isOpen: open !== undefined,
    ask,
    answer(proof) {
      open?.resolve(proof);
      setOpen(undefined);
    },
    cancel() {
      open?.reject(new PasswordNotEntered());
      setOpen(undefined);
    },
  };
}
