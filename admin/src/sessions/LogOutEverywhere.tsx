import type { AdminSessionsEnded } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { ConfirmDialog } from '@soccer-legends/ui';
import { useState } from 'react';
import { useHttp } from '../http/context.ts';
import { useApiMutation } from '../http/use-api-mutation.ts';
import { Card } from '../components/Card.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { useConsoleSession } from '../session.ts';
import { SESSIONS } from './sessions-path.ts';

/** Ends the sessions of all browsers, including this one. */
export function LogOutEverywhere() {
  const t = useTexts();
  const http = useHttp();
  const session = useConsoleSession();
  const [confirming, setConfirming] = useState(false);
  const logOut = useApiMutation<void, AdminSessionsEnded>({
    send: () => http.delete<AdminSessionsEnded>(SESSIONS),
    onSuccess: () => void session.end(),
    failure: { title: t('sessions.failed') },
  });
  return (
    <Card
      title={t('sessions.end')}
      tools={<SmallButton onClick={() => setConfirming(true)}>{t('sessions.end')}</SmallButton>}
    >
      <p>{t('sessions.note')}</p>
      <ConfirmDialog
        open={confirming}
        title={t('sessions.end')}
        confirm={t('sessions.end')}
        onCancel={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          logOut.mutate();
        }}
      >
        <p>{t('sessions.warning')}</p>
      </ConfirmDialog>
    </Card>
  );
}
