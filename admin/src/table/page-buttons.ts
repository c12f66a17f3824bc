const MOST_BUTTONS = 5;

/** The pages (from 0) that a pager offers: at most five, around the current one. */
export function pageButtons(current: number, pageCount: number): number[] {
  const count = Math.min(MOST_BUTTONS, pageCount);
  const first = Math.max(0, Math.min(current - Math.floor(MOST_BUTTONS / 2), pageCount - count));
  return Array.from({ length: count }, (_, index) => first + index);
}
