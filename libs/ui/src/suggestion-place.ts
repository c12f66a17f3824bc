import { useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react';
import { useVisibleWindow } from './visible-window.ts';

const MAX_HEIGHT = 240;
/** The rest of the visible window stays free for the question. */
const MAX_SHARE = 0.4;
const MIN_ROWS_HEIGHT = 132;
const GAP = 8;

export interface SuggestionPlace {
  /** Whether the row is directly above the on-screen keyboard. */
  docked: boolean;
  above: boolean;
  rowStyle: CSSProperties | undefined;
  listStyle: CSSProperties | undefined;
}

/**
 * Returns the place of a search row and its list. While the on-screen keyboard is open, the row is directly above it.
 * Otherwise, the row stays in its place, and the list is below it, or above it if there is no room for three
 * suggestions.
 * @param isOpen whether the list is shown
 * @param inUse whether the focus is in the row
 */
export function useSuggestionPlace(
  row: RefObject<HTMLElement | null>,
  isOpen: boolean,
  inUse: boolean,
): SuggestionPlace {
  const visible = useVisibleWindow();
  const docked = inUse && visible.hasKeyboard;
  const [room, setRoom] = useState<{ above: boolean; height: number }>();

  useLayoutEffect(() => {
    // The browser has scrolled to the input, so the question must be scrolled into view again.
    if (docked) row.current?.closest('main')?.scrollIntoView({ block: 'start' });
  }, [docked, row]);

  useLayoutEffect(() => {
    if (!isOpen || !row.current) return;
    const { top, bottom } = row.current.getBoundingClientRect();
    const below = visible.bottom - bottom - GAP;
    const above = below < MIN_ROWS_HEIGHT && top > below;
    const limits = [MAX_HEIGHT, visible.height * MAX_SHARE, above ? top - GAP : below];
    // eslint-disable-next-line react-hooks/set-state-in-effect -- The room is measured on the page.
    setRoom({ above, height: Math.floor(Math.min(...limits)) });
  }, [isOpen, docked, row, visible.bottom, visible.height]);

  return {
    docked,
    above: docked || (room?.above ?? false),
    rowStyle: docked ? { bottom: window.innerHeight - visible.bottom } : undefined,
    listStyle: isOpen && room ? { maxHeight: room.height } : undefined,
  };
}
