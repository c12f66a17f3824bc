import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button } from '@soccer-legends/ui';
import { useEffect, useRef } from 'react';
import css from './Answer.module.css';

/** Stands in for the answer once that is counted and the next round did not come. */
export function Continue({ asking, onContinue }: { asking: boolean; onContinue(): void }) {
  const t = useTexts();
  const button = useRef<HTMLButtonElement>(null);

  // The button that had the focus is gone.
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
