import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';

/**
 * Moves a dragged player exactly to the coordinates of the getter. The library's sensor scrolls instead if the target
 * is in the second half of the window in the arrow's direction, so in a low window the key has no effect. The getter
 * has already scrolled to the cell, so this sensor reports that nothing can be scrolled.
 */
export class CellKeyboardSensor extends KeyboardSensor {
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
