import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { SmallButton } from './SmallButton.tsx';

interface CopyButtonProps {
  /** The text, or a function that reads it when the button is pressed. */
  text: string | (() => Promise<string>);
  label?: string;
}

/** Copies a text to the clipboard. Renders nothing on pages that were loaded without HTTPS, which have no clipboard. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const t = useTexts();
  const [copied, setCopied] = useState<string>();
  if (!('clipboard' in navigator)) return null;
  const copy = async () => {
    try {
      const content = typeof text === 'string' ? text : await text();
      await navigator.clipboard.writeText(content);
      setCopied(content);
    } catch {
      setCopied(undefined);
    }
  };
  const isCopied = copied !== undefined && (typeof text !== 'string' || copied === text);
  return (
    <SmallButton onClick={() => void copy()}>{isCopied ? t('tokens.copied') : (label ?? t('tokens.copy'))}</SmallButton>
  );
}
