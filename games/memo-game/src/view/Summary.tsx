import { usePlatform, type SummaryProps } from '@soccer-legends/game-sdk/react';
import { useEffect, useRef } from 'react';
import type { MemoState } from '../rules/state.ts';
import css from './MemoGame.module.css';

/** Confetti for a win, unless motion is reduced. */
export function Summary({ state: { matches, players } }: SummaryProps<MemoState>) {
  const { motion } = usePlatform();
  return motion && matches.length === players.length ? <Confetti /> : null;
}

/** One burst over the whole page. Its code loads only after a win. */
function Confetti() {
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
