import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button } from '@soccer-legends/ui';
import { useEffect, useRef } from 'react';
import css from './Answer.module.css';

/** Replaces the answer form while the next round loads or after it failed to load. */
export function Continue({ asking, onContinue }: { asking: boolean; onContinue(): void }) {
  const t = useTexts();
  const button = useRef<HTMLButtonElement>(null);

  // The button that had the focus was removed.
  useEffect(() => button.current?.focus(), []);

  return (
    <div className={css.answer}>
      {!asking && (
        <p role="alert" className={css.fault}>
          {t('next.failed')}
        </p>
      )}
      <Button ref={button} className={css.send} aria-disabled={asking || undefined} onClick={onContinue}>
        {t('next.continue')}
      </Button>
    </div>
  );
}
