import { useTexts, type SummaryProps } from '@soccer-legends/game-sdk/react';
import type { ConnectState } from '../rules/state.ts';
import css from './EndCard.module.css';
import { endingLines } from './message.ts';

export function EndCard({ state }: SummaryProps<ConnectState>) {
  const [headline, more] = endingLines(state, useTexts());
  return (
    <div className={css.card}>
      <h2>{headline}</h2>
      {more !== undefined && <p>{more}</p>}
    </div>
  );
}
