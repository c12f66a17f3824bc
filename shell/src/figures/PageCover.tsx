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
  /** Whether figures for the first three places stand there instead. */
  isPodium?: boolean | undefined;
  /** Whether the cover is the top of a card and not as wide as the window. */
  inCard?: boolean;
  before?: ReactNode;
  children?: ReactNode;
  /** Below the words and the figure, such as buttons. */
  after?: ReactNode;
}

/** The places of the three figures of a podium, from left to right. */
export const PODIUM = [2, 1, 3];

/** The heading of a page on grass, beside a figure on its rod. */
export function PageCover(props: PageCoverProps) {
  const { title, heading = title, number, isPodium = false, inCard = false, before, children, after } = props;
  const single = number === undefined ? [] : [number];
  return (
    <header
      className={[baizeClass, css.cover, inCard && css.inCard].filter(Boolean).join(' ')}
      data-wide={inCard ? undefined : ''}
      data-podium={isPodium ? '' : undefined}
    >
      <div className={css.words}>
        {before}
        <PageHeading title={title}>{heading}</PageHeading>
        {children}
      </div>
      <div className={css.rod}>
        <FigureRod numbers={isPodium ? PODIUM : single} cut="busts" />
      </div>
      {after !== undefined && <div className={css.after}>{after}</div>}
    </header>
  );
}
