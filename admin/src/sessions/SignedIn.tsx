import type { AdminOpenSession } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Time } from '../components/Time.tsx';

/** Start and expiry of a session. */
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
