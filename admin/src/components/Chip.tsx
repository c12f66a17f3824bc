import type { Language } from '@soccer-legends/contracts';
import type { ReactNode } from 'react';
import css from './Chip.module.css';

export type ChipTone = 'plain' | 'good' | 'bad' | 'busy';

export function Chip({ tone = 'plain', lang, children }: { tone?: ChipTone; lang?: Language; children: ReactNode }) {
  return (
    <span className={`${css.chip} ${css[tone]}`} lang={lang}>
      {children}
    </span>
  );
}
