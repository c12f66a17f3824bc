import type { AdminLoggedOutEverywhere } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { ConfirmDialog } from '@soccer-legends/ui';
import { useState } from 'react';
import { useHttp } from '../http/context.ts';
import { errorText } from '../http/error-text.ts';
import { useAction } from '../http/use-action.ts';
import { Card } from '../parts/Card.tsx';
import { SmallButton } from '../parts/SmallButton.tsx';
import { useConsoleSession } from '../session.ts';

/** Ends the session of every browser, this one too. */
export function Sessions() {
  const t = useTexts();
  const http = useHttp();
  const session = useConsoleSession();
  const [asked, ask] = useState(false);
  const logOut = useAction<void, AdminLoggedOutEverywhere>({
    perform: () => http.delete<AdminLoggedOutEverywhere>('/api/admin/sessions'),
    done: () => void session.end(),
    failed: (fault) => ({ title: t('sessions.failed'), description: errorText(fault, t('offline')) }),
  });
  return (
    <Card title={t('sessions.title')} tools={<SmallButton onClick={() => ask(true)}>{t('sessions.end')}</SmallButton>}>
      <p>{t('sessions.note')}</p>
      <ConfirmDialog
        open={asked}
        title={t('sessions.end')}
        confirm={t('sessions.end')}
        onCancel={() => ask(false)}
        onConfirm={() => {
          ask(false);
          logOut.mutate();
        }}
      >
        <p>{t('sessions.warning')}</p>
      </ConfirmDialog>
    </Card>
  );
}
