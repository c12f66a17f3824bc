import { useCallback, useRef, useState } from 'react';

export interface Question<Answer> {
  isOpen: boolean;
  /** Opens the dialog. Resolves with the answer. */
  ask(): Promise<Answer>;
  answer(answer: Answer): void;
  /** Rejects the promise of `ask`. */
  reject(reason: Error): void;
}

interface Settle<Answer> {
  resolve(answer: Answer): void;
  reject(reason: Error): void;
}

/** State of a dialog that requests wait for. The functions never change. */
export function useQuestion<Answer>(): Question<Answer> {
  const [isOpen, setOpen] = useState(false);
  const asked = useRef<Settle<Answer>>(undefined);
  const ask = useCallback(() => {
    setOpen(true);
    return new Promise<Answer>((resolve, reject) => (asked.current = { resolve, reject }));
  }, []);
  const answer = useCallback((given: Answer) => {
    setOpen(false);
    asked.current?.resolve(given);
  }, []);
  const reject = useCallback((reason: Error) => {
    setOpen(false);
    asked.current?.reject(reason);
  }, []);
  return { isOpen, ask, answer, reject };
}
