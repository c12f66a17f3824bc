import type { Language } from '@soccer-legends/contracts';
import type { ReactNode } from 'react';
import css from './Empty.module.css';

/**
 * Explains why there are no rows.
 * @param lang language of the text, if it differs from the page's
 */
export function Empty({ lang, children }: { lang?: Language; children: ReactNode }) {
  return (
    <p className={css.empty} lang={lang}>
      {children}
    </p>
  );
}
