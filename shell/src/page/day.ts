import { createContext, useContext } from 'react';

/** The page's day in UTC, such as `2026-11-22`. Set by the server, so that the browser renders the same. */
export const DayContext = createContext('');

export function useDay(): string {
  return useContext(DayContext);
}

/** Returns the current day in UTC, for a page that was not rendered by the server. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Chooses an item by a hash of the day, the same on every device; undefined if there are no items. */
export function itemOfDay<Item>(items: readonly Item[], day: string): Item | undefined {
  return items[hash(day) % items.length];
}

/** 32-bit FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) value = Math.imul(value ^ char.charCodeAt(0), 0x01000193);
  return value >>> 0;
}
