import type { AdminOpenSession } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Time } from '../components/Time.tsx';

/** When a session began, and until when it is valid. */
export function SignedIn({ session: { startedAt, expiresAt } }: { session: AdminOpenSession }) {
  const t = useTexts();
  return (
    <>
      <Time iso={startedAt} />
      <br />
      <small>{t('sessions.until')}</small> {expiresAt === null ? t('sessions.untilClosed') : <Time iso={expiresAt} />}
    </>
  );
}
