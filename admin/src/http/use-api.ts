import type { ToastRequest } from '@soccer-legends/game-sdk';
import { useServices } from '@soccer-legends/game-sdk/react';
import {
  useQueryClient,
  useMutation,
  type UseMutationOptions,
  type UseMutationResult,
  keepPreviousData,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query';
import { PasswordNotEntered, type AdminHttp } from './admin-http.ts';
import { toastReason } from './use-failure-text.ts';
import { useErrorText } from './use-error-text.ts';
import { useRef, useState } from 'react';
import { requiredContext } from './required-context.ts';

export const [AdminHttpContext, useHttp] = requiredContext<AdminHttp>('AdminHttpContext');

/**
 * Queries a path of the API; the path is the query key. Without a path, nothing is requested.
 * @param failure replaces the message of an error
 */
export function useApiQuery<Answer>(path: string | undefined, failure?: string): UseQueryResult<Answer> {
  const http = useHttp();
  const query = useQuery({
    queryKey: [path],
    queryFn: async ({ signal }) => {
      try {
        return await http.get<Answer>(path!, signal);
      } catch (error) {
        throw failure === undefined ? error : new Error(failure, { cause: error });
      }
    },
    enabled: path !== undefined,
    // The current page of a table stays visible until the next page has loaded.
    placeholderData: keepPreviousData,
  });
  // React Query drops the placeholder when the next page fails, but the visible rows should stay.
  const [shown, setShown] = useState(query.data);
  if (query.data !== undefined && query.data !== shown) setShown(query.data);
  return query.isError && query.data === undefined && shown !== undefined
    ? ({ ...query, data: shown } as UseQueryResult<Answer>)
    : query;
}

export interface ApiMutation<Input, Answer> {
  send(http: AdminHttp, input: Input): Promise<Answer>;
  /** Returns the toast for a success, if any. */
  onSuccess?(answer: Answer, input: Input): ToastRequest | undefined;
  /** The toast for a failure. Its description defaults to the reason. */
  failure: ToastRequest;
  /** English text for a request without a response. The default is the console's own text. */
  offline?: string;
}

/**
 * A mutation that reports success and failure with toasts, and nothing if the administrator canceled it. It stays
 * pending until every visible query has been refetched, so that the administrator does not act on outdated rows.
 */
export function useApiMutation<Input = void, Answer = unknown>({
  send,
  onSuccess,
  failure,
  offline,
}: ApiMutation<Input, Answer>) {
  const http = useHttp();
  const errorText = useErrorText();
  const { toast } = useServices();
  const client = useQueryClient();
  return useSingleMutation<Answer, Input>({
    mutationFn: async (input) => send(http, input),
    onSuccess: (answer, input) => {
      const success = onSuccess?.(answer, input);
      if (success) toast({ tone: 'success', ...success });
    },
    onError: (cause) => {
      if (cause instanceof PasswordNotEntered) return;
      toast({ tone: 'destructive', cause, ...toastReason(errorText(cause, offline)), ...failure });
    },
    // Refetches after a failure too, because another administrator may have made the same change first.
    onSettled: () => client.invalidateQueries(),
  });
}

/** A mutation that ignores calls while one is pending. Disabling the button is too slow for a double click. */
export function useSingleMutation<Answer, Input = void>(
  options: UseMutationOptions<Answer, Error, Input>,
): Omit<UseMutationResult<Answer, Error, Input>, 'mutate' | 'mutateAsync'> & { mutate(input: Input): void } {
  const { mutate, ...mutation } = useMutation(options);
  const pending = useRef(false);
  return {
    ...mutation,
    mutate(input) {
      if (pending.current) return;
      pending.current = true;
      mutate(input, { onSettled: () => (pending.current = false) });
    },
  };
}
