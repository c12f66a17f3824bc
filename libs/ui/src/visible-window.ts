import { useSyncExternalStore } from 'react';

/** In pixels. Collapsing browser toolbars change the height by less. */
const MIN_KEYBOARD_HEIGHT = 120;

/** The part of the window above the on-screen keyboard, in CSS pixels from the top of the window. */
export interface VisibleWindow {
  height: number;
  bottom: number;
  /** Whether an on-screen keyboard covers the rest. */
  hasKeyboard: boolean;
}

/** Follows the visible part of the window. Before hydration, its height is infinite. */
export function useVisibleWindow(): VisibleWindow {
  const [top, height, windowHeight] = useSyncExternalStore(subscribe, measure, () => `0 Infinity Infinity`)
    .split(' ')
    .map(Number) as [number, number, number];
  return { height, bottom: top + height, hasKeyboard: windowHeight - height > MIN_KEYBOARD_HEIGHT };
}

function subscribe(onChange: () => void): () => void {
  const targets = [window, window.visualViewport].filter((target) => target != null);
  const events = ['resize', 'scroll'];
  for (const target of targets) for (const event of events) target.addEventListener(event, onChange);
  return () => {
    for (const target of targets) for (const event of events) target.removeEventListener(event, onChange);
  };
}

/** Returns a text, because a new object would never equal the previous one. */
function measure(): string {
  const { offsetTop = 0, height = window.innerHeight, scale = 1 } = window.visualViewport ?? {};
  // Zooming in also shrinks the visible window.
  return scale > 1 ? `0 ${window.innerHeight} ${window.innerHeight}` : `${offsetTop} ${height} ${window.innerHeight}`;
}
