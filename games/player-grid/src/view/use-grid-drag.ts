import type { DndContextProps } from '@dnd-kit/core';
import { useServices, useTexts } from '@soccer-legends/game-sdk/react';
import { nameIn } from '../rules/placements.ts';
import type { PlayerGridState } from '../rules/state.ts';
import { cellOfId } from './cell-id.ts';
import { useCellNames } from './use-cell-names.ts';
import { cellBelow, isByKeys, useDropTarget } from './use-drop-target.ts';
import { useGridSensors } from './use-grid-sensors.ts';
import type { usePlacing } from './use-placing.ts';

// The library's announcements are in English and contain ids. The game makes its own.
const SILENT = {
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
};

export interface GridDragOptions {
  state: PlayerGridState;
  placing: Pick<ReturnType<typeof usePlacing>, 'picked' | 'asked' | 'release' | 'putBack' | 'bring'>;
  say(text: string): void;
}

/**
 * Returns the properties of the drag and drop context. Players are dragged by pointer or keyboard; each keyboard step
 * is announced.
 */
export function useGridDrag({ state, placing, say }: GridDragOptions): DndContextProps {
  const { puzzle, cells } = state;
  const { picked, asked } = placing;
  const t = useTexts();
  const { announce } = useServices();
  const namesOf = useCellNames(puzzle);
  const dropTarget = useDropTarget();
  const sensors = useGridSensors({
    gridSize: puzzle.gridSize,
    freeCells: [...cells.keys()].filter((cell) => cells[cell] === null),
    // While a cell is selected, the key places the player there instead of starting a drag.
    keysCarry: picked.cell === undefined || asked !== undefined,
  });

  return {
    sensors,
    // The board fits the window, and scrolling while dragging would drop players into wrong cells.
    autoScroll: false,
    collisionDetection: cellBelow,
    // After a drop, the focus moves to the confirmation or the next player.
    accessibility: { ...SILENT, screenReaderInstructions: { draggable: t('help.keys') }, restoreFocus: false },
    onDragStart({ active, activatorEvent }) {
      placing.release();
      if (isByKeys(activatorEvent)) say(t('pickedUp', { name: nameIn(puzzle, Number(active.id)) }));
    },
    onDragOver({ over, activatorEvent }) {
      const cell = cellOfId(over?.id);
      if (cell !== undefined && isByKeys(activatorEvent)) announce(t('at', namesOf(cell)));
    },
    onDragEnd(drag) {
      const player = Number(drag.active.id);
      const cell = dropTarget(drag);
      if (cell === undefined) placing.putBack(player);
      else placing.bring({ player, cell }, { dragged: !isByKeys(drag.activatorEvent) });
    },
    onDragCancel: ({ active }) => placing.putBack(Number(active.id)),
  };
}

function nothing(): undefined {
  return undefined;
}
