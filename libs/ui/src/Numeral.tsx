import type { ReactNode } from 'react';
import css from './Numeral.module.css';

export interface NumeralProps {
  children: ReactNode;
  /** `cover` fills a cover, `ticket` stands beside a heading. */
  size?: 'cover' | 'ticket';
}

/** Figures as they are printed on a shirt: filled, with an outline of ink. */
export function Numeral({ children, size = 'ticket' }: NumeralProps) {
  return <span className={`${css.numeral} ${css[size]}`}>{children}</span>;
}
