import { useState, type KeyboardEvent } from 'react';

/**
 * Makes a grid one tab stop, in which arrow keys move the focus between its elements.
 * @param targetOf returns the index that a key moves to from another; undefined for other keys
 * @param selector finds the elements in the order of their indexes
 */
export function useGridFocus(targetOf: (key: string, from: number) => number | undefined, selector = 'button') {
  const [focused, setFocused] = useState(0);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const target = targetOf(event.key, focused);
    if (target === undefined) return;
    event.preventDefault();
    setFocused(target);
    event.currentTarget.querySelectorAll<HTMLElement>(selector)[target]?.focus();
  }

  return { focused, setFocused, onKeyDown };
}
