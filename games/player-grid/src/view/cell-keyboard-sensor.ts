import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';

/** Moves the dragged player to the cell of the getter. In a low window, the sensor of the library would scroll. */
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
