import { baizeClass } from '@soccer-legends/ui';
import type { ReactNode } from 'react';
import { PageHeading } from '../page/PageHeading.tsx';
import { FigureRod } from './FigureRod.tsx';
import css from './PageCover.module.css';

export interface PageCoverProps {
  title: string;
  heading?: string;
  number: number;
  /** Whether the cover is the top of a card and not as wide as the window. */
  inCard?: boolean;
  before?: ReactNode;
  children?: ReactNode;
}

/** The heading of a page on grass, beside a figure on its rod. */
export function PageCover({ title, heading = title, number, inCard = false, before, children }: PageCoverProps) {
  return (
    <header
      className={[baizeClass, css.cover, inCard && css.inCard].filter(Boolean).join(' ')}
      data-wide={inCard ? undefined : ''}
    >
      <div className={css.words}>
        {before}
        <PageHeading title={title}>{heading}</PageHeading>
        {children}
      </div>
      <div className={css.rod}>
        <FigureRod numbers={[number]} cut="busts" />
      </div>
    </header>
  );
}
