import css from './Countdown.play.module.css';
import { useCountdown, usePlatform, useTimeScale } from '@soccer-legends/game-sdk/react';

export interface CountdownProps {
  /** Key of the timer in the rules. */
  timer: string | undefined;
  /** Duration in milliseconds, before the player's time setting applies. */
  of: number;
  /** Remaining seconds at which it turns amber or red. */
  amberAt: number;
  redAt: number;
  /** Pulses while red. */
  pulsing?: boolean;
}

/** A shrinking bar with the remaining seconds. The color repeats the information of the number. */
export function Countdown({ timer, of, amberAt, redAt, pulsing = false }: CountdownProps) {
  const { t } = usePlatform();
  const left = useCountdown(timer);
  const whole = of * useTimeScale();
  if (left === undefined) return null;
  if (left === Infinity) return <p className={css.countdown}>{t('ui.noLimit')}</p>;
  const seconds = Math.ceil(left / 1000);
  const tone = seconds <= redAt ? css.red : seconds <= amberAt ? css.amber : undefined;
  const beats = pulsing && seconds <= redAt ? css.pulse : undefined;
  return (
    <div className={[css.countdown, tone, beats].filter(Boolean).join(' ')} role="timer" aria-live="off">
      <div className={css.track}>
        <div className={css.fill} style={{ transform: `scaleX(${Math.min(1, left / whole)})` }} />
      </div>
      <span>{t('ui.seconds', { seconds })}</span>
    </div>
  );
}
