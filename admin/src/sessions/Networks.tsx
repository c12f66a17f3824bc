import type { AdminOpenSession } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';

/** The network of the last use, and the network of the login if it differs. The session may then be stolen. */
export function Networks({ session: { lastUsedFrom, signedInFrom } }: { session: AdminOpenSession }) {
  const t = useTexts();
  return (
    <>
      <bdi>{lastUsedFrom}</bdi>
      {signedInFrom !== lastUsedFrom && (
        <>
          <br />
          {t('sessions.signedInFrom', { network: signedInFrom })}
        </>
      )}
    </>
  );
}
