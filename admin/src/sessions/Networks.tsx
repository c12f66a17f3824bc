import type { AdminOpenSession } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';

/** The network of the last use, and that of the login if it differs. A stolen session is used from another network. */
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
