import type { KeyboardEvent } from 'react';

/** Moves the focus to the next or previous element that matches a selector, for the keys arrow down and arrow up. */
export function moveByArrowKeys(event: KeyboardEvent<HTMLElement>, selector: string): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const elements = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = elements.findIndex((element) => element === document.activeElement);
  const next = elements[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at === -1 || !next) return;
  event.preventDefault();
  next.focus();
}
