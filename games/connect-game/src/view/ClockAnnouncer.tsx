import { useCountdown, useServices, useTexts } from '@soccer-legends/game-sdk/react';
import { useEffect } from 'react';

const ANNOUNCED_AT: readonly number[] = [10, 5];

/** Announces the time at ten and at five seconds only, so that it does not drown out the game. */
export function ClockAnnouncer({ timer }: { timer: string | undefined }) {
  const t = useTexts();
  const { announce } = useServices();
  const seconds = Math.ceil((useCountdown(timer) ?? 0) / 1000);
  const announcement = ANNOUNCED_AT.includes(seconds) ? t('secondsLeft', { seconds }) : undefined;

  useEffect(() => {
    if (announcement !== undefined) announce(announcement);
  }, [announce, announcement]);

  return null;
}
