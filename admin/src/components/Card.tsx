import type { ReactNode } from 'react';
import css from './Card.module.css';

export interface CardProps {
  title: string;
  /** Buttons next to the title. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A section of a tab with its own heading. */
export function Card({ title, tools, children }: CardProps) {
  return (
    // Not a landmark: the table in it is one, often with the same name.
    <section className={css.card}>
      <div className={css.head}>
        <h2>{title}</h2>
        {tools && <div className={css.tools}>{tools}</div>}
      </div>
      {children}
    </section>
  );
}
