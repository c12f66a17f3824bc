import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { SmallButton } from './SmallButton.tsx';

/** Copies a text to the clipboard. Renders nothing on pages that were loaded without HTTPS, which have no clipboard. */
export function CopyButton({ text }: { text: string }) {
  const t = useTexts();
  const [copied, setCopied] = useState<string>();
  if (!('clipboard' in navigator)) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(undefined),
    );
  return <SmallButton onClick={() => void copy()}>{t(copied === text ? 'tokens.copied' : 'tokens.copy')}</SmallButton>;
}
