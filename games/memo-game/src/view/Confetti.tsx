import { useEffect, useRef } from 'react';
import css from './Confetti.module.css';

/** One burst over the whole page. Its code loads only after a win. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    import('./burst.lazy.ts').then(
      ({ burst }) => {
        if (!gone && canvas.current) stop = burst(canvas.current);
      },
      // If the code fails to load, the result is shown without confetti.
      () => undefined,
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, []);

  return <canvas ref={canvas} className={css.confetti} aria-hidden="true" />;
}
