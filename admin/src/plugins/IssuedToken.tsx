import type { IssuedPublishToken } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { SmallButton } from '../parts/SmallButton.tsx';
import css from './PluginDialog.module.css';

/** A new token, to be copied now: the server keeps no more than its hash. */
export function IssuedToken({ token: { name, secret }, onSeen }: { token: IssuedPublishToken; onSeen(): void }) {
  const t = useTexts();
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className={css.secret} role="status">
      <p>{t('tokens.once', { name })}</p>
      <code>{secret}</code>
      <div className={css.row}>
        <SmallButton onClick={() => void copy()}>{t(copied ? 'tokens.copied' : 'tokens.copy')}</SmallButton>
        <SmallButton onClick={onSeen}>{t('tokens.seen')}</SmallButton>
      </div>
    </div>
  );
}
