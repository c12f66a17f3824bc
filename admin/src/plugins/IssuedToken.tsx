import type { IssuedPublishToken } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { CopyButton } from '../components/CopyButton.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import css from './PluginDialog.module.css';

/** Shows the secret of a new token once, because the server stores only its hash. */
export function IssuedToken({ token: { name, secret }, onDone }: { token: IssuedPublishToken; onDone(): void }) {
  const t = useTexts();
  return (
    <div className={css.secret} role="status">
      <p>{t('tokens.once', { name })}</p>
      <code>{secret}</code>
      <div className={css.row}>
        <CopyButton text={secret} />
        <SmallButton onClick={onDone}>{t('tokens.seen')}</SmallButton>
      </div>
    </div>
  );
}
