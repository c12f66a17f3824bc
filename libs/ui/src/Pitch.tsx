import type { ReactNode } from 'react';
import { baizeClass } from './classes.ts';
import css from './Pitch.module.css';

export interface PitchProps {
  className?: string | undefined;
  children: ReactNode;
}

/** Grass with a center circle, as the background of a picture. Text must not touch the lines. */
export function Pitch({ className, children }: PitchProps) {
  return <div className={[baizeClass, css.pitch, className].filter(Boolean).join(' ')}>{children}</div>;
}
