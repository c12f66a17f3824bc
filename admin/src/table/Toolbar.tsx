import type { ReactNode } from 'react';
import css from './Toolbar.module.css';

/** What stands above a table: its search, its buttons. */
export function Toolbar({ children }: { children: ReactNode }) {
  return <div className={css.toolbar}>{children}</div>;
}
