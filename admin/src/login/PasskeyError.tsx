import { useTexts } from '@soccer-legends/game-sdk/react';
import { passkeyErrorText } from '../passkeys/passkeys.ts';
import layout from '../components/layout.module.css';

/** Why a passkey was not used; nothing without an error. */
export function PasskeyError({ error }: { error: Error | null }) {
  const t = useTexts();
  if (!error) return null;
  return (
    <p className={layout.fault} role="alert">
      {passkeyErrorText(error, { canceled: t('passkey.canceled'), offline: t('offline') })}
    </p>
  );
}
