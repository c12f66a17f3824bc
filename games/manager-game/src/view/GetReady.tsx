import { useCountdown, useServices, useTexts } from '@soccer-legends/game-sdk/react';
import { Button } from '@soccer-legends/ui';
import { useEffect, useRef } from 'react';
import { READY_CLOCK } from '../rules/manager-game.ts';
import css from './ManagerGame.module.css';

/** The countdown before the first round. It is hidden from screen readers, which would read every second. */
export function GetReady({ onSkip }: { onSkip(): void }) {
  const t = useTexts();
  const { announce } = useServices();
  const left = useCountdown(READY_CLOCK);
  const skip = useRef<HTMLButtonElement>(null);
  const text = t('ready.title');

  useEffect(() => {
    announce(text);
    skip.current?.focus({ preventScroll: true });
  }, [announce, text]);

  return (
    <div className={css.ready}>
      <p>{text}</p>
      <p className={css.seconds} aria-hidden="true">
        {left !== undefined && Math.ceil(left / 1000)}
      </p>
      <Button ref={skip} look="secondary" onClick={onSkip}>
        {t('ready.skip')}
      </Button>
    </div>
  );
}
