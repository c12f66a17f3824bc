import type { ReactNode } from 'react';
import css from './ScrollRegion.module.css';

export interface ScrollRegionProps {
  label: string;
  className?: string | undefined;
  /** Whether the content is outdated while other content loads. */
  isStale?: boolean;
  children: ReactNode;
}

/** A region that scrolls content wider than the page, also by keyboard. A shade marks an edge with more to see. */
export function ScrollRegion({ label, className, isStale, children }: ScrollRegionProps) {
  return (
    <div
      className={className === undefined ? css.region : `${css.region} ${className}`}
      role="region"
      aria-label={label}
      aria-busy={isStale}
      // A scrollable region needs keyboard focus.
      tabIndex={0}
    >
      {children}
    </div>
  );
}
