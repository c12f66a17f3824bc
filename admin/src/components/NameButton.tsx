import type { ReactNode } from 'react';
import css from './NameButton.module.css';

/** A name in a table row that opens the details. */
export function NameButton({ onClick, children }: { onClick(): void; children: ReactNode }) {
  return (
    <button type="button" className={css.name} onClick={onClick}>
      <bdi>{children}</bdi>
    </button>
  );
}
