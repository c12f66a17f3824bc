import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './Tabs.module.css';
import type { AlbumPage } from './stickers.ts';

export interface PageTabsProps {
  nation: string;
  pages: readonly AlbumPage[];
  /** The shown page, counted from 1. */
  page: number;
}

/** Links to the pages of a nation. A bar in each shows how many of its slots are filled. */
export function PageTabs({ nation, pages, page }: PageTabsProps) {
  const { t } = useShellTexts();
  return (
    <nav className={css.pages} aria-label={t('album.pages')}>
      {pages.map(({ pasted, total }, index) => (
        <Link
          key={index}
          to={`/album?nation=${nation}&page=${index + 1}`}
          replace
          preventScrollReset
          aria-current={index + 1 === page ? 'page' : undefined}
          aria-label={`${t('album.page', { page: index + 1, pages: pages.length })}, ${t('album.progress', { count: pasted, total })}`}
        >
          {index + 1}
          <i style={{ '--share': pasted / total } as CSSProperties} />
        </Link>
      ))}
    </nav>
  );
}
