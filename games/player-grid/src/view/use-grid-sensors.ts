import {
  KeyboardCode,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type KeyboardCoordinateGetter,
  type KeyboardSensorOptions,
  type KeyboardSensorProps,
} from '@dnd-kit/core';
import { cellOfId, idOfCell } from './cell-id.ts';
import { nextCell } from './next-cell.ts';

// A delay would reject drags of real mice, which move 8 to 30 px per event. For touch, it keeps scrolling possible.
const MOUSE = { activationConstraint: { distance: 2 } };
const TOUCH = { activationConstraint: { delay: 120, tolerance: 5 } };

const CONFIRM = [KeyboardCode.Space, KeyboardCode.Enter];
// In the library, Tab drops. Leaving with Tab must not place a player.
const CANCEL = [KeyboardCode.Esc, KeyboardCode.Tab];

export interface GridSensorOptions {
  gridSize: number;
  /** The cells without a player, in reading order. */
  freeCells: readonly number[];
  /** Whether Enter and Space on a player start a drag; otherwise they press. */
  keysCarry: boolean;
}

/** Returns the drag sensors: mouse, touch, and arrow keys between free cells. */
export function useGridSensors({ gridSize, freeCells, keysCarry }: GridSensorOptions) {
  const coordinateGetter: KeyboardCoordinateGetter = (event, { context }) => {
    const cell = nextCell(event.code, cellOfId(context.over?.id), freeCells, gridSize);
    if (cell === undefined) return undefined;
    event.preventDefault();
    context.droppableContainers.get(idOfCell(cell))?.node.current?.scrollIntoView({ block: 'nearest' });
    const target = context.droppableRects.get(idOfCell(cell));
    const carried = context.collisionRect;
    if (!target || !carried) return undefined;
    return {
      x: target.left + (target.width - carried.width) / 2,
      y: target.top + (target.height - carried.height) / 2,
    };
  };
  const keyboard: KeyboardSensorOptions = {
    coordinateGetter,
    keyboardCodes: { start: keysCarry ? CONFIRM : [], end: CONFIRM, cancel: CANCEL },
  };
  return useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(CellKeyboardSensor, keyboard),
  );
}

/**
 * Moves the dragged player from cell to cell without scrolling. In a low window, the library's own sensor would scroll.
 */
class CellKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    const { context } = props;
    super({
      ...props,
      context: {
        get current() {
          return { ...context.current, scrollableAncestors: [] };
        },
      },
    });
  }
}
