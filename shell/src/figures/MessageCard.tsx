import type { ReactNode } from 'react';
import { FigureStage } from './FigureStage.tsx';
import css from './MessageCard.module.css';

export interface MessageCardProps {
  /** Shirt numbers. The default is one figure without a number. */
  numbers?: readonly number[];
  children: ReactNode;
}

/** Drawn figures above a message. */
export function MessageCard({ numbers = [], children }: MessageCardProps) {
  return (
    <div className={css.card}>
      <FigureStage numbers={numbers} />
      <div className={css.body}>{children}</div>
    </div>
  );
}
