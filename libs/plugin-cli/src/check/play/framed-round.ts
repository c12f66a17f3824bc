import type { Finding } from '@soccer-legends/plugin-checks';
import type { BrowserContext, FrameLocator } from 'playwright-core';
import { type BuiltSite, ORIGIN } from '../../local-site/built-site.ts';
import type { ObservedPage } from './observed-page.ts';

const PATIENCE_MS = 20_000;
/** Long enough for the feedback on a press. */
const PAUSE_MS = 300;
const PRESSES = 3;
const CONTROLS =
  '[data-board] :is(button, [role=option], [role=gridcell][tabindex]):not([aria-disabled=true], :disabled)';

/**
 * Begins a round in a frame, as a site does with every game that it does not trust, and presses some controls of the board.
 * The author's game is the same there, but has no access to the page, to storage and to the network past the SDK.
 */
export async function playFramedRound(
  context: BrowserContext,
  observed: ObservedPage,
  { listing }: BuiltSite,
): Promise<Finding[]> {
  const page = await observed.open(context);
  const start = page.locator('[class*="Intro-buttons"] button').first();
  const board = page.frameLocator('#frames iframe');
  try {
    await page.goto(ORIGIN + listing.route, { timeout: PATIENCE_MS });
    const shown = board.locator('[data-board]').first();
    await start.or(page.locator('[data-phase=playing]')).first().waitFor({ state: 'attached', timeout: PATIENCE_MS });
    if (await start.isVisible()) await start.click({ timeout: PATIENCE_MS });
    await shown.waitFor({ timeout: PATIENCE_MS });
    for (let press = 0; press < PRESSES; press += 1) await pressOne(board);
  } catch {
    observed.findings.push({
      code: 'play.notFramed',
      message: `No board was shown after ${PATIENCE_MS / 1000} seconds.`,
    });
  }
  await page.close();
  return observed.findings;
}

async function pressOne(board: FrameLocator): Promise<void> {
  const control = board.locator(CONTROLS).first();
  if (await control.isVisible()) await control.click({ timeout: PATIENCE_MS });
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
