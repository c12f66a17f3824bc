import type { ReactNode } from 'react';
import { baizeClass } from './baize.ts';
import css from './Pitch.module.css';

export interface PitchProps {
  className?: string | undefined;
  children: ReactNode;
}

/** Mown grass with a center circle in chalk, as the ground for a picture. Nothing is drawn under text: put none on it. */
export function Pitch({ className, children }: PitchProps) {
  return <div className={[baizeClass, css.pitch, className].filter(Boolean).join(' ')}>{children}</div>;
}
