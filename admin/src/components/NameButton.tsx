import type { ReactNode } from 'react';
import css from './NameButton.module.css';

export function NameButton({ onClick, children }: { onClick(): void; children: ReactNode }) {
  return (
    <button type="button" className={css.name} onClick={onClick}>
      <bdi translate="no">{children}</bdi>
    </button>
  );
}
