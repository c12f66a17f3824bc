import type { ReactNode } from 'react';
import css from './Toolbar.module.css';

/** The search field and buttons above a table. */
export function Toolbar({ children }: { children: ReactNode }) {
  return <div className={css.toolbar}>{children}</div>;
}
