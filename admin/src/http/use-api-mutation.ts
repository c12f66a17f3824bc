import type { ToastRequest } from '@soccer-legends/game-sdk';
import { useServices } from '@soccer-legends/game-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { PasswordNotEntered } from './admin-http.ts';
import { toastReason } from './use-failure-text.ts';
import { useErrorText } from './use-error-text.ts';
import { useSingleMutation } from './use-single-mutation.ts';

export interface ApiMutation<Input, Answer> {
  send(input: Input): Promise<Answer>;
  /** Returns the toast for a success, if any. */
  onSuccess?(answer: Answer, input: Input): ToastRequest | undefined;
  /** The toast for a failure. Its description defaults to the reason. */
  failure: ToastRequest;
  /** English text for a request without a response. The default is the console's own text. */
  offline?: string;
}

/**
 * A mutation that reports success and failure with toasts, but not an action that the administrator canceled. It stays
 * pending until every visible query has been refetched, so that the administrator does not act on outdated rows.
 */
export function useApiMutation<Input = void, Answer = unknown>({
  send,
  onSuccess,
  failure,
  offline,
}: ApiMutation<Input, Answer>) {
  const errorText = useErrorText();
  const { toast } = useServices();
  const client = useQueryClient();
  return useSingleMutation<Answer, Input>({
    mutationFn: async (input) => send(input),
    onSuccess: (answer, input) => {
      const success = onSuccess?.(answer, input);
      if (success) toast({ tone: 'success', ...success });
    },
    onError: (cause) => {
      if (cause instanceof PasswordNotEntered) return;
      toast({ tone: 'destructive', cause, ...toastReason(errorText(cause, offline)), ...failure });
    },
    // Also after a failure, because another administrator may have made the same change first.
    onSettled: () => client.invalidateQueries(),
  });
}
