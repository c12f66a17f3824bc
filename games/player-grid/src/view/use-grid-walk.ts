import { useState, type KeyboardEvent } from 'react';
import { nextCell } from './next-cell.ts';

/**
 * Makes a grid of buttons one tab stop, in which arrow keys move the focus. `from` is the cell that the tab key reaches
 * first.
 */
export function useGridWalk(gridSize: number, from = 0) {
  const [focused, setFocused] = useState(from);
  const cells = Array.from({ length: gridSize ** 2 }, (_, cell) => cell);

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>): void {
    const next = nextCell(event.key, focused, cells, gridSize);
    if (next === undefined) return;
    event.preventDefault();
    setFocused(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return { focused, setFocused, onKeyDown };
}
