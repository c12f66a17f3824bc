import { Button } from '@soccer-legends/ui';
import { useEffect, useRef } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './GamePage.module.css';

/** Hides a paused round, so that a pause does not give extra time to think. */
export function PausedRound({ onContinue }: { onContinue(): void }) {
  const { t } = useShellTexts();
  const button = useRef<HTMLButtonElement>(null);

  // Not `autoFocus`: the heading of the round takes the focus in an effect, which runs before this one.
  useEffect(() => button.current?.focus(), []);

  return (
    <div className={css.curtain}>
      <h2>{t('play.paused')}</h2>
      <Button ref={button} onClick={onContinue}>
        {t('play.continue')}
      </Button>
    </div>
  );
}
