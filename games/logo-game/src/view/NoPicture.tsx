import { usePageListener, useTexts } from '@soccer-legends/game-sdk/react';
import { Button, Icon } from '@soccer-legends/ui';
import { useEffect, useRef } from 'react';
import css from './LogoPicture.module.css';

/** Shown while no picture can be loaded. Tries again by itself when the connection is back. */
export function NoPicture({ onRetry }: { onRetry(): void }) {
  const t = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  usePageListener('online', onRetry);

  // The options of the question have the focus, but no answer is possible.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);

  return (
    <div className={`${css.frame} ${css.broken} ${css.retry}`}>
      <Icon name="shield" size={48} />
      <Button ref={button} look="flood" onClick={onRetry}>
        {t('picture.retry')}
      </Button>
    </div>
  );
}
