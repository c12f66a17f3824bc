import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

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
