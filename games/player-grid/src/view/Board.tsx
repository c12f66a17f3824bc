import { useTexts } from '@soccer-legends/game-sdk/react';
import { isWon, type PlayerGridState } from '../rules/state.ts';
import { Cell } from './Cell.tsx';
import { GridTable } from './GridTable.tsx';
import { useCellNames } from './use-cell-names.ts';
import { useGridWalk } from './use-grid-walk.ts';

export interface BoardProps {
  state: PlayerGridState;
  /** The selected empty cell; undefined without one. */
  picked: number | undefined;
  onPress(cell: number): void;
}

/** The grid is one tab stop. Arrow keys move between cells. */
export function Board({ state, picked, onPress }: BoardProps) {
  const { puzzle, cells } = state;
  const t = useTexts();
  const namesOf = useCellNames(puzzle);
  const { focused, setFocused, onKeyDown } = useGridWalk(puzzle.gridSize);

  return (
    <GridTable puzzle={puzzle} label={t('playerGrid.board')} interactive onKeyDown={onKeyDown}>
      {(cell) => (
        <Cell
          key={cell}
          cell={cell}
          names={namesOf(cell)}
          player={puzzle.players.find(({ id }) => id === cells[cell])}
          picked={cell === picked}
          solved={isWon(state)}
          reachable={cell === focused}
          onPress={() => {
            setFocused(cell);
            onPress(cell);
          }}
        />
      )}
    </GridTable>
  );
}
