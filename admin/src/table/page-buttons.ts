const MAX_BUTTONS = 5;

/** Returns the page indexes (from 0) of the page buttons: at most five, around the current page. */
export function pageButtons(current: number, pageCount: number): number[] {
  const count = Math.min(MAX_BUTTONS, pageCount);
  const first = Math.max(0, Math.min(current - Math.floor(MAX_BUTTONS / 2), pageCount - count));
  return Array.from({ length: count }, (_, index) => first + index);
}
