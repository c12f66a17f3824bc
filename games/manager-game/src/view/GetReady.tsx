import { useCountdown, useNews, useTexts } from '@soccer-legends/game-sdk/react';
import { baizeClass, Button } from '@soccer-legends/ui';
import { useEffect, useRef } from 'react';
import { READY_CLOCK } from '../rules/manager-game.ts';
import css from './ManagerGame.module.css';

/** The countdown before the first round. It is hidden from screen readers, which would read every second. */
export function GetReady({ onSkip }: { onSkip(): void }) {
  const t = useTexts();
  const left = useCountdown(READY_CLOCK);
  const seconds = left === undefined ? undefined : Math.ceil(left / 1000);
  const skip = useRef<HTMLButtonElement>(null);
  const text = t('ready.title');
  useNews({ text });
  useNews({ text: undefined, sound: 'tick', event: seconds?.toString() });

  useEffect(() => skip.current?.focus({ preventScroll: true }), []);

  return (
    <div className={`${baizeClass} ${css.ready}`}>
      <p>{text}</p>
      <p className={css.seconds} aria-hidden="true">
        {seconds}
      </p>
      <Button ref={skip} look="secondary" onClick={onSkip}>
        {t('ready.skip')}
      </Button>
    </div>
  );
}
