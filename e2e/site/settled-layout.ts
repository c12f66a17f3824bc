import { measureLayout, type Layout } from '@soccer-legends/plugin-checks';
import type { Page } from '@playwright/test';

const SETTLE_MS = 2000;

/**
 * Measures again while something does not fit. The browser reports a new size with the next frame, and on a busy
 * machine that can take longer than several measurements.
 */
export async function settledLayout(page: Page): Promise<Layout> {
  const deadline = Date.now() + SETTLE_MS;
  let layout = await page.evaluate<Layout>(measureLayout);
  while (layout.misfits.length > 0 && Date.now() < deadline) layout = await page.evaluate<Layout>(measureLayout);
  return layout;
}
