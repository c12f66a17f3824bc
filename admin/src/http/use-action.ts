import type { ToastRequest } from '@soccer-legends/game-sdk';
import { useServices } from '@soccer-legends/game-sdk/react';
import { useMutation } from '@tanstack/react-query';
import { errorText } from './error-text.ts';

export interface Action<Input, Answer> {
  perform(input: Input): Promise<Answer>;
  /** What is said afterwards; nothing where absent. */
  done?(answer: Answer, input: Input): ToastRequest | void;
  /** What a failure is called. The server's account of it is added where no description is given. */
  failed: ToastRequest;
}

/** Something that the administrator has done: said when it is, said when it failed, not done twice at once. */
export function useAction<Input = void, Answer = unknown>({ perform, done, failed }: Action<Input, Answer>) {
  const { toast } = useServices();
  return useMutation({
    mutationFn: perform,
    onSuccess: (answer, input) => {
      const said = done?.(answer, input);
      if (said) toast({ tone: 'success', ...said });
    },
    onError: (fault) => toast({ tone: 'destructive', description: errorText(fault, 'Failed to sync data'), ...failed }),
  });
}
