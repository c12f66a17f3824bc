import { pointerWithin, rectIntersection, type CollisionDetection, type DragEndEvent } from '@dnd-kit/core';
import { usePageListener } from '@soccer-legends/game-sdk/react';
import { useRef } from 'react';
import { cellOfId } from './cell-id.ts';

/** The cell under the pointer; for keyboard drags, the cell below the carried player. */
export const cellBelow: CollisionDetection = (drag) => {
  const pointed = pointerWithin(drag);
  return pointed.length > 0 ? pointed : rectIntersection(drag);
};

/**
 * Returns a function that finds the cell of a drop; undefined outside the grid. Uses the point of release, because a
 * fast drag can end before the library has updated its own target.
 */
export function useDropTarget(): (drag: DragEndEvent) => number | undefined {
  const released = useRef<{ x: number; y: number } | undefined>(undefined);

  usePageListener('pointerdown', () => void (released.current = undefined));
  usePageListener('pointerup', ({ clientX, clientY }) => void (released.current = { x: clientX, y: clientY }));

  return ({ over, activatorEvent }) => {
    const pointed = released.current && !isByKeys(activatorEvent) ? cellAt(released.current) : undefined;
    return pointed ?? cellOfId(over?.id);
  };
}

export function isByKeys(activator: Event): boolean {
  return activator instanceof KeyboardEvent;
}

function cellAt({ x, y }: { x: number; y: number }): number | undefined {
  return document
    .elementsFromPoint(x, y)
    .map((element) => cellOfId(element.closest<HTMLElement>('[data-cell]')?.dataset['cell']))
    .find((cell) => cell !== undefined);
}
