import type { AdminLoggedIn, PasskeyOptions } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button } from '@soccer-legends/ui';
import { useSingleMutation, useHttp } from '../http/use-api.ts';
import { PASSKEYS, signWithPasskey } from '../passkeys/passkeys.ts';
import { useConsoleSession } from '../session.ts';
import { PasskeyError } from './PasskeyError.tsx';

/** Logs a named administrator in. */
export function PasskeyLogin({ remember }: { remember: boolean }) {
  const t = useTexts();
  const http = useHttp();
  const session = useConsoleSession();
  const login = useSingleMutation({
    mutationFn: async () => {
      const { options } = await http.post<PasskeyOptions>(`${PASSKEYS}/sign-in-options`);
      const credential = await signWithPasskey(options);
      return http.post<AdminLoggedIn>(`${PASSKEYS}/sign-in`, { credential, remember });
    },
    onSuccess: ({ expiresAt }) => session.begin(expiresAt),
  });
  return (
    <>
      <Button look="secondary" disabled={login.isPending} onClick={() => login.mutate()}>
        {t(login.isPending ? 'login.pending' : 'passkey.use')}
      </Button>
      <PasskeyError error={login.error} />
    </>
  );
}
