import type { ReactNode } from 'react';
import css from './Season.module.css';

/** A folded card of the season page, because its content is rarely needed. */
export function Desk({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={`${css.card} ${css.desk}`}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  );
}
