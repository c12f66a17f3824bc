import type { ReactNode } from 'react';
import { baizeClass } from './classes.ts';
import css from './Pitch.module.css';
import rodCss from './Rod.module.css';

export interface PitchProps {
  className?: string | undefined;
  children: ReactNode;
}

/** Grass with a center circle, as the background of a picture. Text must not touch the lines. */
export function Pitch({ className, children }: PitchProps) {
  return <div className={[baizeClass, css.pitch, className].filter(Boolean).join(' ')}>{children}</div>;
}

/** A steel rod between two parts of a page. Decorative. */
export function Rod() {
  return <div className={rodCss.rod} aria-hidden="true" />;
}
