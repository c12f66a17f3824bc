import type { ReactNode } from 'react';
import { PageHeading } from '../app/PageHeading.tsx';
import { FigureStage } from './FigureStage.tsx';
import css from './MessagePage.module.css';

export interface MessagePageProps {
  title: string;
  /** Numbers on the shirts of the figures. The default is one figure without a number. */
  numbers?: readonly number[];
  /** A sentence, and a link or button. */
  children: ReactNode;
}

export function MessagePage({ title, numbers = [], children }: MessagePageProps) {
  return (
    <div className={css.page}>
      <FigureStage numbers={numbers} />
      <PageHeading title={title}>{title}</PageHeading>
      {children}
    </div>
  );
}
