import type { ReactNode } from 'react';
import css from './Card.module.css';

export interface CardProps {
  title: string;
  /** Buttons beside the title. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A part of a tab, under a heading of its own. */
export function Card({ title, tools, children }: CardProps) {
  return (
    // No landmark: a table in it is one, and often of the same name.
    <section className={css.card}>
      <div className={css.head}>
        <h2>{title}</h2>
        {tools && <div className={css.tools}>{tools}</div>}
      </div>
      {children}
    </section>
  );
}
