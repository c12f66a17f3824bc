import type { ReactNode } from 'react';
import css from './Facts.module.css';

export type Fact = readonly [term: string, value: ReactNode];

/** A list of terms and values. Leaves out unknown values. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
