import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';

/**
 * Carries a player to exactly where the coordinate getter says. The library's sensor scrolls in place of moving when
 * the way leads into the half of the window that lies in the direction of the arrow: on a low window such an arrow
 * was dead. The getter has scrolled to the cell already, so the sensor is told that there is nothing to scroll.
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
