import { baizeClass } from '@soccer-legends/ui';
import type { ReactNode } from 'react';
import { PageHeading } from '../page/PageHeading.tsx';
import { FigureRod } from './FigureRod.tsx';
import css from './PageCover.module.css';

export interface PageCoverProps {
  title: string;
  heading?: string;
  /** The figure's shirt number; undefined for a shirt without one. */
  number: number | undefined;
  /** Whether the cover is the top of a card and not as wide as the window. */
  inCard?: boolean;
  before?: ReactNode;
  children?: ReactNode;
  /** Below the words and the figure, such as buttons. */
  after?: ReactNode;
}

/** The heading of a page on grass, beside a figure on its rod. */
export function PageCover({ title, heading = title, number, inCard = false, before, children, after }: PageCoverProps) {
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
        <FigureRod numbers={number === undefined ? [] : [number]} cut="busts" />
      </div>
      {after !== undefined && <div className={css.after}>{after}</div>}
    </header>
  );
}
