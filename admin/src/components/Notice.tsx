import { useTexts } from '@soccer-legends/game-sdk/react';
import type { ReactNode } from 'react';
import css from './Notice.module.css';
import { SmallButton } from './SmallButton.tsx';

export interface NoticeProps {
  busy?: boolean;
  onRetry(): void;
  children: ReactNode;
}

/** Shows what failed, with a retry button. */
export function Notice({ busy = false, onRetry, children }: NoticeProps) {
  const t = useTexts();
  return (
    <div className={css.notice} role="alert">
      <p>{children}</p>
      <SmallButton disabled={busy} onClick={onRetry}>
        {t('retry')}
      </SmallButton>
    </div>
  );
}
