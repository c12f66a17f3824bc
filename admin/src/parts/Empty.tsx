import type { Language } from '@soccer-legends/contracts';
import type { ReactNode } from 'react';
import css from './Empty.module.css';

/** Why there is nothing to see. @param lang where it is not in the page's language. */
export function Empty({ lang, children }: { lang?: Language; children: ReactNode }) {
  return (
    <p className={css.empty} lang={lang}>
      {children}
    </p>
  );
}
