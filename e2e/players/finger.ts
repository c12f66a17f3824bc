import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

const STEPS = 5;

/** Dispatches touch events with one finger. The browser may also scroll. */
export async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: (at: Point) => send('touchStart', [at]),
    move: (to: Point) => send('touchMove', [to]),
    up: () => send('touchEnd', []),
    /** Presses until the game picks up the element, and drags it to another place. */
    async drag(from: Point, to: Point, holdMs: number): Promise<void> {
      await send('touchStart', [from]);
      await page.clock.runFor(holdMs);
      for (let step = 1; step <= STEPS; step++) {
        const share = step / STEPS;
        await send('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
      }
      await send('touchEnd', []);
    },
  };
}
