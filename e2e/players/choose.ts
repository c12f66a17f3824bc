import type { Locator } from '@playwright/test';
import type { InputMethod } from './player.ts';

/** Presses an element with the mouse or a finger. */
export function choose(element: Locator, input: Exclude<InputMethod, 'keyboard'>): Promise<void> {
  return input === 'touch' ? element.tap() : element.click({ clickCount: input === 'doubleClick' ? 2 : 1 });
}
