import type { CSSProperties } from 'react';
import css from './CountedNumber.module.css';

export interface CountedNumberProps {
  /** A whole number. */
  value: number;
  /** Whether it counts up from 0 when it appears. */
  fromZero?: boolean;
}

/**
 * A number that counts up to each new value. Its text is the new value from the start, for screen readers and tests: only
 * styles count, over the invisible text.
 */
export function CountedNumber({ value, fromZero = false }: CountedNumberProps) {
  return (
    <span
      className={fromZero ? `${css.number} ${css.fromZero}` : css.number}
      style={{ '--counted': value } as CSSProperties}
    >
      <span>{value}</span>
    </span>
  );
}
