import { Button } from '@soccer-legends/ui';
import { useEffect, useRef } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './GamePage.module.css';

/** Hides a paused round, so that a pause gives no extra time to think. */
export function PausedRound({ onContinue }: { onContinue(): void }) {
  const { t } = useShellTexts();
  const button = useRef<HTMLButtonElement>(null);

  // `autoFocus` would run too early: the round's heading takes the focus in an effect, and this effect follows it.
  useEffect(() => button.current?.focus(), []);

  function goOn() {
    // As at the start of a round: some games then move the focus to their board.
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    onContinue();
  }

  return (
    <div className={css.curtain}>
      <h2>{t('play.paused')}</h2>
      <Button ref={button} onClick={goOn}>
        {t('play.continue')}
      </Button>
    </div>
  );
}
