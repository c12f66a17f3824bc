import type { GameViewProps, SummaryProps } from '@soccer-legends/game-sdk/react';
import type { GridMove, GridRefusal, GridState } from '../rules/modes.ts';
import { PlayerGrid } from './PlayerGrid.tsx';
import { Recall } from './Recall.tsx';
import { RecallSummary } from './RecallSummary.tsx';
import { Summary } from './Summary.tsx';

/** The view of the mode that is played. */
export function GridView({ state, ...round }: GameViewProps<GridState, GridMove, GridRefusal>) {
  return state.mode === 'recall' ? (
    <Recall state={state.round} {...round} />
  ) : (
    <PlayerGrid state={state.round} {...round} />
  );
}

/** The summary of the mode that was played. */
export function GridSummary({ state }: SummaryProps<GridState>) {
  return state.mode === 'recall' ? <RecallSummary state={state.round} /> : <Summary state={state.round} />;
}
