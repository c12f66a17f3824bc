import { usePlatform } from '@soccer-legends/game-sdk/react';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import css from './StatusBar.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** The bar with lives and score, which stays visible above the board. */
export function StatusBar({ children }: { children: ReactNode }) {
  return <div className={css.bar}>{children}</div>;
}

/** Hearts, lost ones as outlines, with the number as text for screen readers. */
export function Lives({ left, total }: { left: number; total: number }) {
  const { t } = usePlatform();
  return (
    <span className={css.lives}>
      <VisuallyHidden>{t('ui.lives', { left, total })}</VisuallyHidden>
      {Array.from({ length: total }, (_, index) => (
        <span key={index} className={index < left ? undefined : css.lost}>
          <Icon name="heart" size={22} filled={index < left} />
        </span>
      ))}
    </span>
  );
}

/** "Score 30" */
export function Score({ value }: { value: number }) {
  const { t } = usePlatform();
  return <span>{t('ui.score', { score: value })}</span>;
}
