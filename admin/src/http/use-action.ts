import type { ToastRequest } from '@soccer-legends/game-sdk';
import { useServices } from '@soccer-legends/game-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useSingleMutation } from './use-single-mutation.ts';

export interface Action<Input, Answer> {
  perform(input: Input): Promise<Answer>;
  /** What is said afterwards; nothing where it answers nothing. */
  done?(answer: Answer, input: Input): ToastRequest | undefined;
  failed(fault: unknown): ToastRequest;
}

/**
 * Something that the administrator does: said when it is done, and said when it failed. It is pending until everything
 * in view was read anew, so that nobody acts on what is no longer so.
 */
export function useAction<Input = void, Answer = unknown>({ perform, done, failed }: Action<Input, Answer>) {
  const { toast } = useServices();
  const client = useQueryClient();
  return useSingleMutation<Answer, Input>({
    mutationFn: async (input) => perform(input),
    onSuccess: (answer, input) => {
      const said = done?.(answer, input);
      if (said) toast({ tone: 'success', ...said });
    },
    onError: (fault) => toast({ tone: 'destructive', cause: fault, ...failed(fault) }),
    // Also after a refusal: somebody else may have been quicker.
    onSettled: () => client.invalidateQueries(),
  });
}
