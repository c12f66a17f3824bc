import { useCallback, useState } from 'react';
import { PasswordNotEntered } from '../http/admin-http.ts';

export interface PasswordQuestion {
  isOpen: boolean;
  /** Opens the question. Resolves with the server's proof of the password; rejects with `PasswordNotEntered`. */
  ask(): Promise<string>;
  answer(proof: string): void;
  cancel(): void;
}

interface OpenQuestion {
  resolve(proof: string): void;
  reject(reason: PasswordNotEntered): void;
}

/** The state of the question for the password, which one dialog of the console shows. */
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
