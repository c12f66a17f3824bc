import type { SummaryProps } from '@soccer-legends/game-sdk/react';
import type { GridState } from '../rules/modes.ts';
import { RecallSummary } from './RecallSummary.tsx';
import { Summary } from './Summary.tsx';

/** The summary of the mode that was played. */
export function GridSummary({ state }: SummaryProps<GridState>) {
  return state.mode === 'recall' ? <RecallSummary state={state.round} /> : <Summary state={state.round} />;
}
