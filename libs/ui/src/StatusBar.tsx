import { usePlatform } from '@soccer-legends/game-sdk/react';
import type { ReactNode } from 'react';
import { baizeClass } from './classes.ts';
import { Beads } from './Beads.tsx';
import { CountedNumber } from './CountedNumber.tsx';
import { Icon, type IconName } from './Icon.tsx';
import css from './StatusBar.play.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** The row with lives, score and clock, which stays visible above the board. */
export function StatusBar({ children }: { children: ReactNode }) {
  return (
    <div className={`${baizeClass} ${css.bar}`}>
      <div className={css.row}>{children}</div>
    </div>
  );
}

export interface StatusFactProps {
  /** "Question 3 of 10": shown if there is room or without a short form, and always announced by screen readers. */
  text: ReactNode;
  short?: ReactNode;
  /** Unit of the short form. */
  icon?: IconName;
  /** The same information as beads. A phone shows the short form if there are many, or if the row has four parts. */
  beads?: { won: number; lost: number; total: number };
}

/** Number of beads that fit beside hearts and a score on a phone. */
const MOST_BEADS = 12;

/** One part of the row: a text, its short form on a phone, or beads. */
export function StatusFact({ text, short, icon, beads }: StatusFactProps) {
  const look = [css.fact, beads && css.counted, beads && beads.total > MOST_BEADS && css.many];
  return (
    <span className={look.filter(Boolean).join(' ')}>
      <span className={short === undefined ? undefined : css.text}>{text}</span>
      {short !== undefined && (
        <span className={css.short} translate="no" aria-hidden="true">
          {icon && <Icon name={icon} size={18} />}
          {short}
        </span>
      )}
      {beads && (
        <span className={css.wire} aria-hidden="true">
          <Beads {...beads} label="" />
        </span>
      )}
    </span>
  );
}

/** Hearts, with lost ones as outlines. The number is text for screen readers. */
export function Lives({ left, total }: { left: number; total: number }) {
  const { t } = usePlatform();
  return (
    <span className={css.lives}>
      <VisuallyHidden>{t('ui.lives', { left, total })}</VisuallyHidden>
      {Array.from({ length: total }, (_, index) => (
        <span key={index} className={index < left ? undefined : css.lost}>
          <Icon name="heart" size={20} filled={index < left} />
        </span>
      ))}
    </span>
  );
}

/** Points, which count up to a new value. */
export function Score({ value }: { value: number }) {
  const { t } = usePlatform();
  const number = <CountedNumber value={value} />;
  const [before, after] = t('ui.score', { score: NUMBER }).split(NUMBER);
  const text = (
    <>
      {before}
      {number}
      {after}
    </>
  );
  return <StatusFact text={text} short={number} icon="trophy" />;
}

/** Stands for a number while a text is divided around it. */
const NUMBER = '\uFFFC';
