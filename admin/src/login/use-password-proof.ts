import type { AdminPasswordProof } from '@soccer-legends/contracts';
import { useHttp } from '../http/context.ts';
import { useSingleMutation } from '../http/use-single-mutation.ts';

interface ProofHandlers {
  onProof(proof: string): void;
  onError(error: unknown): void;
}

/** Exchanges the password for a proof, which is sent with actions that need the password again. */
export function usePasswordProof({ onProof, onError }: ProofHandlers) {
  const http = useHttp();
  return useSingleMutation<AdminPasswordProof, string>({
    mutationFn: (password) => http.post<AdminPasswordProof>('/api/admin/session/password-proof', { password }),
    onSuccess: ({ proof }) => onProof(proof),
    onError,
  });
}
