import { ApiError } from '@soccer-legends/api-client';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Reason } from '../components/FailureText.tsx';
import layout from '../components/layout.module.css';
import { useErrorText } from '../http/use-error-text.ts';

/** Why a passkey was not used; nothing without an error. */
export function PasskeyError({ error }: { error: Error | null }) {
  const t = useTexts();
  const errorText = useErrorText();
  if (!error) return null;
  // The browser hides why it rejected a passkey, so its errors have one text.
  const isOfRequest = error instanceof ApiError || error instanceof TypeError;
  return (
    <p className={layout.fault} role="alert">
      {isOfRequest ? <Reason {...errorText(error)} /> : t('passkey.canceled')}
    </p>
  );
}
