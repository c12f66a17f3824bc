import { useCountdown, usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { useEffect, useRef } from 'react';
import { CLOCK } from '../rules/memo-game.ts';
import { minutesAndSeconds } from './minutes-and-seconds.ts';

/** The remaining time; after the last card, the time at which it stopped. */
export function Clock({ limitMs }: { limitMs: number | null }) {
  const t = useTexts();
  const { t: shared } = usePlatform();
  const msLeft = useCountdown(CLOCK);
  const latest = useRef<number | undefined>(undefined);
  const shown = limitMs === null ? Infinity : (msLeft ?? latest.current);

  useEffect(() => {
    latest.current = shown;
  }, [shown]);

  if (shown === Infinity) return <span>{shared('ui.noLimit')}</span>;
  return (
    <span role="timer" aria-live="off">
      {t('status.time', { time: shown === undefined ? '–:––' : minutesAndSeconds(shown) })}
    </span>
  );
}
