import type { ReactNode } from 'react';
import { PageHeading } from '../page/PageHeading.tsx';
import { FigureStage } from './FigureStage.tsx';
import css from './MessagePage.module.css';

export interface MessagePageProps {
  title: string;
  /** Shirt numbers. The default is one figure without a number. */
  numbers?: readonly number[];
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
