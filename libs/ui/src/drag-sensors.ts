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

// A delay would reject drags of real mice, which move 8 to 30 px per event. For touch, it keeps scrolling possible.
const MOUSE = { activationConstraint: { distance: 2 } };
const TOUCH = { activationConstraint: { delay: 120, tolerance: 5 } };

const CONFIRM = [KeyboardCode.Space, KeyboardCode.Enter];
// In the library, Tab drops. Leaving with Tab must not place an item.
const CANCEL = [KeyboardCode.Esc, KeyboardCode.Tab];

const PREFIX = 'place-';

/** Returns the id of a place for the library, whose other ids are those of items. */
export function idOfPlace(place: number): string {
  return `${PREFIX}${place}`;
}

/** Returns the place of an id; undefined for the id of an item. */
export function placeOfId(id: string | number | undefined): number | undefined {
  const text = String(id ?? '');
  return text.startsWith(PREFIX) ? Number(text.slice(PREFIX.length)) : undefined;
}

export interface DragSensorOptions {
  /**
   * Returns the place that a key moves to; undefined for other keys, and if there is none.
   * @param from undefined before the first place
   */
  nextPlace(code: string, from: number | undefined): number | undefined;
  /** Whether Enter and Space on an item start a drag; otherwise they press it. */
  keysCarry: boolean;
}

/** Returns the drag sensors: mouse, touch, and arrow keys between places. */
export function useDragSensors({ nextPlace, keysCarry }: DragSensorOptions) {
  const coordinateGetter: KeyboardCoordinateGetter = (event, { context }) => {
    const place = nextPlace(event.code, placeOfId(context.over?.id));
    if (place === undefined) return undefined;
    event.preventDefault();
    context.droppableContainers.get(idOfPlace(place))?.node.current?.scrollIntoView({ block: 'nearest' });
    const target = context.droppableRects.get(idOfPlace(place));
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
    useSensor(PlaceKeyboardSensor, keyboard),
  );
}

/**
 * Moves the dragged item from place to place without scrolling. In a low window, the library's own sensor would scroll.
 */
class PlaceKeyboardSensor extends KeyboardSensor {
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
