import type { Page } from '@playwright/test';

/** Games search after a pause in typing. */
export const SEARCH_PAUSE_MS = 400;

/** Types into the search box of a game and waits for the first suggestion. */
export async function typeInSearch(page: Page, text: string): Promise<void> {
  await page.getByRole('combobox').fill(text);
  await page.clock.runFor(SEARCH_PAUSE_MS);
  await page.getByRole('option').first().waitFor();
}
