import type { AdminSessionsEnded } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useHttp } from '../http/context.ts';
import { useApiMutation } from '../http/use-api-mutation.ts';
import { Card } from '../components/Card.tsx';
import { ConfirmedButton } from '../components/ConfirmedButton.tsx';
import { useConsoleSession } from '../session.ts';
import { SESSIONS } from './sessions-path.ts';

/** Ends the sessions of all browsers, including this one. */
export function LogOutEverywhere() {
  const t = useTexts();
  const http = useHttp();
  const session = useConsoleSession();
  const logOut = useApiMutation<void, AdminSessionsEnded>({
    send: () => http.delete<AdminSessionsEnded>(SESSIONS),
    onSuccess: () => void session.end(),
    failure: { title: t('sessions.failed') },
  });
  const button = (
    <ConfirmedButton label={t('sessions.end')} text={t('sessions.warning')} onConfirm={() => logOut.mutate()} />
  );
  return (
    <Card title={t('sessions.end')} tools={button}>
      <p>{t('sessions.note')}</p>
    </Card>
  );
}
