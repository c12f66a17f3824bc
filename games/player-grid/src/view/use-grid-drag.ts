import { useServices, useTexts } from '@soccer-legends/game-sdk/react';
import type { DragAreaProps } from '@soccer-legends/ui/drag';
import { nameIn } from '../rules/placements.ts';
import type { PlayerGridState } from '../rules/state.ts';
import { nextCell } from './next-cell.ts';
import { useCellNames } from './use-cell-names.ts';
import type { usePlacing } from './use-placing.ts';

export interface GridDragOptions {
  state: PlayerGridState;
  placing: Pick<ReturnType<typeof usePlacing>, 'picked' | 'asked' | 'release' | 'putBack' | 'bring'>;
  say(text: string): void;
}

/** Returns the properties of the area in which players are dragged to cells. Each step with keys is announced. */
export function useGridDrag({ state, placing, say }: GridDragOptions): Omit<DragAreaProps, 'children'> {
  const { puzzle, cells } = state;
  const { picked, asked } = placing;
  const t = useTexts();
  const { announce } = useServices();
  const namesOf = useCellNames(puzzle);
  const freeCells = [...cells.keys()].filter((cell) => cells[cell] === null);
  return {
    help: t('help.keys'),
    nextPlace: (code, from) => nextCell(code, from, freeCells, puzzle.gridSize),
    // While a cell is selected, the key places the player there instead of starting a drag.
    keysCarry: picked.cell === undefined || asked !== undefined,
    onStart({ item, byKeys }) {
      placing.release();
      if (byKeys) say(t('pickedUp', { name: nameIn(puzzle, item) }));
    },
    onOver({ byKeys }, cell) {
      if (byKeys) announce(t('at', namesOf(cell)));
    },
    onDrop({ item, byKeys }, cell) {
      if (cell === undefined) placing.putBack(item);
      else placing.bring({ player: item, cell }, { dragged: !byKeys });
    },
  };
}
