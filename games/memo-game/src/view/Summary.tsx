import { usePlatform, useTexts, type SummaryProps } from '@soccer-legends/game-sdk/react';
import { Icon } from '@soccer-legends/ui';
import { useEffect, useRef } from 'react';
import { hasMedal } from '../rules/result.ts';
import type { MemoState } from '../rules/state.ts';
import css from './MemoGame.module.css';

/** The medal for few moves, and confetti for a win, unless motion is reduced. */
export function Summary({ state }: SummaryProps<MemoState>) {
  const t = useTexts();
  const { motion } = usePlatform();
  const isWon = state.matches.length === state.players.length;
  return (
    <>
      {hasMedal(state) && (
        <p className={css.medal}>
          <Icon name="trophy" size={28} /> {t('medal')}
        </p>
      )}
      {motion && isWon && <Confetti />}
    </>
  );
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
