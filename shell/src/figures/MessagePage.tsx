import { Pitch } from '@soccer-legends/ui';
import type { ReactNode } from 'react';
import { itemOfDay, useDay } from '../app/day.ts';
import { PageHeading } from '../app/PageHeading.tsx';
import { FigureRod } from './FigureRod.tsx';
import { KITS } from './kits.ts';
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
  const day = useDay();
  return (
    <div className={css.page}>
      <Pitch className={css.stage}>
        <FigureRod kit={itemOfDay(KITS, day) ?? KITS[0]} numbers={numbers} />
      </Pitch>
      <PageHeading title={title}>{title}</PageHeading>
      {children}
    </div>
  );
}
