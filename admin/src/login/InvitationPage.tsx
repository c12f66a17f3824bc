import type { AdminLoggedIn, PasskeyOptions } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button } from '@soccer-legends/ui';
import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '../components/use-page-title.ts';
import { useSingleMutation, useHttp } from '../http/use-api.ts';
import { PASSKEYS, canUsePasskeys, createPasskey } from '../passkeys/passkeys.ts';
import { useConsoleSession } from '../session.ts';
import { PasskeyError } from './PasskeyError.tsx';
import css from './LoginPage.module.css';

/** Lets an invited person create a passkey, which also logs in. */
export function InvitationPage({ invitation }: { invitation: string }) {
  const t = useTexts();
  const http = useHttp();
  const session = useConsoleSession();
  usePageTitle(t('passkey.invited'));
  const prepare = () => http.post<PasskeyOptions>(`${PASSKEYS}/registration-options`, { invitation });
  const { data, error } = useQuery({ queryKey: [invitation], queryFn: prepare });
  const creation = useSingleMutation({
    mutationFn: async () => {
      // Requests new options, because those of the query may have expired.
      const { options } = await prepare();
      const credential = await createPasskey(options);
      return http.post<AdminLoggedIn>(`${PASSKEYS}/registration`, { invitation, credential });
    },
    onSuccess: ({ expiresAt }) => session.begin(expiresAt),
  });
  return (
    <section className={css.card}>
      <h1 tabIndex={-1}>{t('passkey.invited')}</h1>
      <div className={css.form}>
        {data?.invited && <Invited {...data.invited} />}
        <p>{t(canUsePasskeys() ? 'passkey.about' : 'passkey.unsupported')}</p>
        <PasskeyError error={creation.error ?? error} />
        <Button disabled={creation.isPending || !canUsePasskeys()} onClick={() => creation.mutate()}>
          {t(creation.isPending ? 'login.pending' : 'passkey.create')}
        </Button>
      </div>
    </section>
  );
}

function Invited({ name, role, createdBy }: NonNullable<PasskeyOptions['invited']>) {
  const t = useTexts();
  return <p>{t('passkey.for', { name, role: t(`administrators.roles.${role}`), by: createdBy })}</p>;
}
