import type { ReactNode } from 'react';
import { moveByArrowKeys } from './arrow-keys.ts';
import css from './Entry.module.css';
import layout from './layout.module.css';

/** A list of boxed entries. The arrow keys move between their check boxes. */
export function Entries({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ol
      className={css.entries}
      aria-label={label}
      onKeyDown={(event) => moveByArrowKeys(event, 'input[type=checkbox]')}
    >
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
