import { ServicesContext, useCountdown, usePlatform, useTimeScale } from '@soccer-legends/game-sdk/react';
import { useContext, useEffect, useState } from 'react';
import css from './Countdown.play.module.css';

export interface CountdownProps {
  /** Key of the timer in the rules. Without a running timer, the bar stays where it stopped, so that nothing moves. */
  timer: string | undefined;
  /** Duration in milliseconds, before the player's time setting applies. */
  of: number;
  /** Remaining seconds at which it turns amber or red. */
  amberAt: number;
  redAt: number;
  /** Whether the red seconds pulse, and tick if the visitor has switched sound on. */
  pulsing?: boolean;
  /** Returns the text beside the bar; "5 s" by default. */
  textOf?(seconds: number): string;
}

/** A shrinking bar with the remaining seconds. The color repeats the information of the number. */
export function Countdown({ timer, of, amberAt, redAt, pulsing = false, textOf }: CountdownProps) {
  const { t } = usePlatform();
  const whole = of * useTimeScale();
  const running = useCountdown(timer);
  const left = useLatest(running) ?? whole;
  const seconds = Math.ceil(left / 1000);
  const isBeating = pulsing && running !== undefined && seconds <= redAt;
  useTick(isBeating ? seconds : undefined);
  if (left === Infinity) return <p className={css.countdown}>{t('ui.noLimit')}</p>;
  const tone = seconds <= redAt ? css.red : seconds <= amberAt ? css.amber : undefined;
  return (
    <div
      className={[css.countdown, css.bar, tone, isBeating && css.pulse].filter(Boolean).join(' ')}
      {...(running === undefined ? { 'aria-hidden': true } : { role: 'timer', 'aria-live': 'off' })}
    >
      <div className={css.track}>
        <div className={css.fill} style={{ transform: `scaleX(${Math.min(1, left / whole)})` }} />
      </div>
      <span>{textOf?.(seconds) ?? t('ui.seconds', { seconds })}</span>
    </div>
  );
}

function useTick(beat: number | undefined): void {
  const sound = useContext(ServicesContext)?.sound;
  useEffect(() => {
    if (beat !== undefined) sound?.('tick');
  }, [sound, beat]);
}

/** The last repaint of a timer is at most this long before its end. */
const LAST_REPAINT_MS = 200;

function useLatest(running: number | undefined): number | undefined {
  const [latest, setLatest] = useState(running);
  if (running !== undefined && running !== latest) setLatest(running);
  if (running !== undefined || latest === undefined) return running;
  return latest <= LAST_REPAINT_MS ? 0 : latest;
}

export interface ClockAnnouncerProps {
  /** Key of the timer in the rules; announces nothing while it does not run. */
  timer: string | undefined;
  /** The remaining seconds to announce. Only a few, so that they do not interrupt the game too often. */
  at: readonly number[];
}

export function ClockAnnouncer({ timer, at }: ClockAnnouncerProps) {
  const { t, announce } = usePlatform();
  const seconds = Math.ceil((useCountdown(timer) ?? 0) / 1000);
  const announcement = at.includes(seconds) ? t('ui.secondsLeft', { seconds }) : undefined;

  useEffect(() => {
    if (announcement !== undefined) announce(announcement);
  }, [announce, announcement]);

  return null;
}
