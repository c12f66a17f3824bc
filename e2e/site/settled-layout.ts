import { measureLayout, type Layout } from '@soccer-legends/plugin-checks';
import type { Page } from '@playwright/test';

const SETTLE_MS = 2000;

/**
 * Measures again while something does not fit: the browser reports a new size with the next frame, which a busy machine
 * delays for longer than several measurements take.
 */
export async function settledLayout(page: Page): Promise<Layout> {
  const deadline = Date.now() + SETTLE_MS;
  let layout = await page.evaluate(measureLayout);
  while (layout.misfits.length > 0 && Date.now() < deadline) layout = await page.evaluate(measureLayout);
  return layout;
}
