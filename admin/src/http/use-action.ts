import type { ToastRequest } from '@soccer-legends/game-sdk';
import { useServices } from '@soccer-legends/game-sdk/react';
import { useMutation } from '@tanstack/react-query';

export interface Action<Input, Answer> {
  perform(input: Input): Promise<Answer>;
  /** What is said afterwards; nothing where it answers nothing. */
  done?(answer: Answer, input: Input): ToastRequest | undefined;
  failed(fault: unknown): ToastRequest;
}

/** Something that the administrator does: said when it is done, and said when it failed. */
export function useAction<Input = void, Answer = unknown>({ perform, done, failed }: Action<Input, Answer>) {
  const { toast } = useServices();
  return useMutation<Answer, Error, Input>({
    mutationFn: async (input) => perform(input),
    onSuccess: (answer, input) => {
      const said = done?.(answer, input);
      if (said) toast({ tone: 'success', ...said });
    },
    onError: (fault) => toast({ tone: 'destructive', cause: fault, ...failed(fault) }),
  });
}
