import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';

/**
 * Moves a dragged player exactly to the coordinates of the getter. The library's sensor scrolls instead of moving when
 * the target is in the half of the window in the direction of the arrow, so that on a low window the arrow does nothing.
 * The getter has already scrolled to the cell; this sensor reports that nothing can be scrolled.
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
