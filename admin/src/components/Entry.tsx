import type { ReactNode } from 'react';
import css from './Entry.module.css';
import layout from './layout.module.css';

/** A list of boxed entries. */
export function Entries({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ol className={css.entries} aria-label={label}>
      {children}
    </ol>
  );
}

export interface EntryProps {
  head: ReactNode;
  /** Buttons, which are at the side of a wide page. */
  actions: ReactNode;
  children: ReactNode;
}

export function Entry({ head, actions, children }: EntryProps) {
  return (
    <li className={css.entry}>
      <p className={layout.row}>{head}</p>
      {children}
      {actions && <p className={`${layout.row} ${css.actions}`}>{actions}</p>}
    </li>
  );
}
