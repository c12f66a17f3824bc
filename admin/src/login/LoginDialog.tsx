import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { Button, Dialog } from '@soccer-legends/ui';
import { SessionContext, useConsoleSession } from '../session.ts';
import { LoginOptions } from './LoginPage.tsx';

export interface LoginDialogProps {
  open: boolean;
  onLoggedIn(): void;
  onCancel(): void;
}

/** Renews a session that the server has ended. The page below stays as it is. */
export function LoginDialog({ open, onLoggedIn, onCancel }: LoginDialogProps) {
  const t = useTexts();
  const { t: ui } = usePlatform();
  const session = useConsoleSession();
  const renewed = {
    ...session,
    begin(expiresAt: string | null) {
      session.begin(expiresAt);
      onLoggedIn();
    },
  };
  return (
    <Dialog
      open={open}
      title={t('login.again')}
      onClose={onCancel}
      actions={
        <Button look="secondary" onClick={onCancel}>
          {ui('ui.cancel')}
        </Button>
      }
    >
      <p>{t('login.ended')}</p>
      <SessionContext value={renewed}>
        <LoginOptions />
      </SessionContext>
    </Dialog>
  );
}
