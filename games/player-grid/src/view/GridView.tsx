import type { GameViewProps } from '@soccer-legends/game-sdk/react';
import type { GridMove, GridRefusal, GridState } from '../rules/modes.ts';
import { PlayerGrid } from './PlayerGrid.tsx';
import { Recall } from './Recall.tsx';

export function GridView({ state, ...round }: GameViewProps<GridState, GridMove, GridRefusal>) {
  return state.mode === 'recall' ? (
    <Recall state={state.round} {...round} />
  ) : (
    <PlayerGrid state={state.round} {...round} />
  );
}
