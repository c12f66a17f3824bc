import type { ReactNode } from 'react';
import css from './Numeral.module.css';

export interface NumeralProps {
  children: ReactNode;
  /** `cover` fills a cover; `ticket` is beside a heading. */
  size?: 'cover' | 'ticket';
}

/** Digits in the style of a shirt number: filled, with an outline. */
export function Numeral({ children, size = 'ticket' }: NumeralProps) {
  return <span className={`${css.numeral} ${css[size]}`}>{children}</span>;
}
