import type { ReactNode } from 'react';
import { PageHeading } from '../app/PageHeading.tsx';
import { FigureStage } from './FigureStage.tsx';
import css from './MessagePage.module.css';

export interface MessagePageProps {
  title: string;
  /** On the shirts of the figures above the message; one figure without a number by default. */
  numbers?: readonly number[];
  /** The sentence and the link or button. */
  children: ReactNode;
}

/** A page in place of the requested one: figures, a sentence and a link or button to continue. */
export function MessagePage({ title, numbers = [], children }: MessagePageProps) {
  return (
    <div className={css.page}>
      <FigureStage numbers={numbers} />
      <PageHeading title={title}>{title}</PageHeading>
      {children}
    </div>
  );
}
