import { useCountdown, usePlatform } from '@soccer-legends/game-sdk/react';
import { useEffect } from 'react';

export interface ClockAnnouncerProps {
  /** Key of the timer in the rules; announces nothing while it does not run. */
  timer: string | undefined;
  /** The remaining seconds to announce. Only a few, so that they do not interrupt the game too often. */
  at: readonly number[];
}

/** Announces the remaining time to screen readers. */
export function ClockAnnouncer({ timer, at }: ClockAnnouncerProps) {
  const { t, announce } = usePlatform();
  const seconds = Math.ceil((useCountdown(timer) ?? 0) / 1000);
  const announcement = at.includes(seconds) ? t('ui.secondsLeft', { seconds }) : undefined;

  useEffect(() => {
    if (announcement !== undefined) announce(announcement);
  }, [announce, announcement]);

  return null;
}
