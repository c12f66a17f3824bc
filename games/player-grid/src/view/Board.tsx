import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState, type KeyboardEvent } from 'react';
import { isWon, type PlayerGridState } from '../rules/state.ts';
import { Cell } from './Cell.tsx';
import { GridTable } from './GridTable.tsx';
import { nextCell } from './next-cell.ts';
import { useCellNames } from './use-cell-names.ts';

export interface BoardProps {
  state: PlayerGridState;
  /** The selected cell. */
  picked: number | undefined;
  onPress(cell: number): void;
}

/** The grid is one tab stop; arrow keys move between cells. */
export function Board({ state, picked, onPress }: BoardProps) {
  const { puzzle, cells } = state;
  const t = useTexts();
  const namesOf = useCellNames(puzzle);
  const [focused, setFocused] = useState(0);

  function walk(event: KeyboardEvent<HTMLTableElement>) {
    const next = nextCell(event.key, focused, [...cells.keys()], puzzle.gridSize);
    if (next === undefined) return;
    event.preventDefault();
    setFocused(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <GridTable puzzle={puzzle} label={t('playerGrid.board')} interactive onKeyDown={walk}>
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
