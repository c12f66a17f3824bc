import { cardClass } from '@soccer-legends/ui';
import type { ReactNode } from 'react';
import css from './Season.module.css';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import type { Opened } from './merge-season.ts';

/** A folded card of the season page, because its content is rarely needed. */
export function FoldedCard({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open} className={`${cardClass} ${css.card} ${css.folded}`}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  );
}

export function OpenedText(opened: Opened) {
  const { t } = useShellTexts();
  if ('fault' in opened) return t(opened.fault === 'newer' ? 'season.fileNewer' : 'season.fileBroken');
  return opened.added > 0 ? t('season.added', { count: opened.added }) : t('season.addedNone');
}
