import { useCountdown } from '@soccer-legends/game-sdk/react';
import type { CSSProperties } from 'react';
import { spinTimer } from '../rules/player-wheel.ts';
import { highlightAt } from '../rules/spin.ts';
import type { Spin } from '../rules/state.ts';
import css from './Ring.module.css';

/** The moving highlight. Its place is derived from the remaining time; it never blinks. */
export function SpinningRing({ spin, turn, places }: { spin: Spin; turn: number; places: number }) {
  const msLeft = useCountdown(spinTimer(turn)) ?? spin.ms;
  return <Ring place={highlightAt(spin, msLeft)} places={places} />;
}

export function PickedRing({ picked, places }: { picked: number; places: number }) {
  return <Ring place={picked} places={places} />;
}

function Ring({ place, places }: { place: number; places: number }) {
  return (
    <div
      className={css.orbit}
      style={{ '--angle': `${(360 / places) * place}deg` } as CSSProperties}
      aria-hidden="true"
    >
      <div className={css.ring} />
    </div>
  );
}
