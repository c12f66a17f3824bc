import { useEffect, useRef } from 'react';
import css from './Confetti.module.css';

/** Frames, at 60 a second: two seconds at most. */
const TICKS = 110;

/** One burst over the whole page. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    void import('canvas-confetti').then(({ default: confetti }) => {
      if (gone || !canvas.current) return;
      // No worker: the page's policy allows no script from a blob.
      const fire = confetti.create(canvas.current, { resize: true, useWorker: false, disableForReducedMotion: true });
      stop = () => fire.reset();
      void fire({ particleCount: 140, spread: 90, startVelocity: 40, ticks: TICKS, origin: { y: 0.35 } });
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, []);

  return <canvas ref={canvas} className={css.confetti} aria-hidden="true" />;
}
