import type { AdminOpenSession } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';

/** The network that last used a session, and that of its sign-in if it differs: a stolen session is used elsewhere. */
export function Networks({ session: { lastUsedFrom, signedInFrom } }: { session: AdminOpenSession }) {
  const t = useTexts();
  const moved = signedInFrom !== null && signedInFrom !== lastUsedFrom;
  return (
    <>
      <bdi>{lastUsedFrom ?? '–'}</bdi>
      {moved && (
        <>
          <br />
          {t('sessions.signedInFrom', { network: signedInFrom })}
        </>
      )}
    </>
  );
}
