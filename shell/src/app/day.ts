import { createContext, useContext } from 'react';

/** The day of the page in UTC, as `2026-11-22`. Comes from the server, so that both render the same. */
export const DayContext = createContext('');

export function useDay(): string {
  return useContext(DayContext);
}

/** Returns the current day in UTC, for a page that no server rendered. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Returns the item of a day: the same all day and for all visitors. */
export function itemOfDay<Item>(items: readonly Item[], day: string): Item | undefined {
  return items[hash(day) % items.length];
}

/** FNV-1a of 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) value = Math.imul(value ^ char.charCodeAt(0), 0x01000193);
  return value >>> 0;
}
