import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

/** A mutation that is under way once at a time: two clicks come quicker than a button is disabled. */
export function useSingleMutation<Answer, Input = void>(
  options: UseMutationOptions<Answer, Error, Input>,
): Omit<UseMutationResult<Answer, Error, Input>, 'mutate' | 'mutateAsync'> & { mutate(input: Input): void } {
  const { mutate, ...mutation } = useMutation(options);
  const busy = useRef(false);
  return {
    ...mutation,
    mutate(input) {
      if (busy.current) return;
      busy.current = true;
      mutate(input, { onSettled: () => (busy.current = false) });
    },
  };
}
