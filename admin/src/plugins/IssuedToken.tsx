import type { IssuedPublishToken } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { SmallButton } from '../components/SmallButton.tsx';
import css from './PluginDialog.module.css';

/** Shows the secret of a new token once, because the server stores only its hash. */
export function IssuedToken({ token: { name, secret }, onDone }: { token: IssuedPublishToken; onDone(): void }) {
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
        <SmallButton onClick={onDone}>{t('tokens.seen')}</SmallButton>
      </div>
    </div>
  );
}
