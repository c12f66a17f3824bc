import type { ReactNode } from 'react';
import css from './Card.module.css';
import { withTranslation } from './Specified.tsx';

export interface CardProps {
  title: string;
  /** Buttons next to the title. */
  tools?: ReactNode;
  children: ReactNode;
}

export function Card({ title, tools, children }: CardProps) {
  return (
    // Not a landmark, because its table already is one, often with the same name.
    <section className={css.card}>
      <div className={css.head}>
        <h2>{withTranslation(title)}</h2>
        {tools && <div className={css.tools}>{tools}</div>}
      </div>
      {children}
    </section>
  );
}
