import { useCallback, useState } from 'react';
import { PasswordNotEntered } from '../http/admin-http.ts';

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
