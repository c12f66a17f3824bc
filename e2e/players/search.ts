import type { Page } from '@playwright/test';

/** Games search after a pause in typing. */
export const SEARCH_PAUSE_MS = 400;

/** Types into the search box of a game and waits for the first suggestion. Types again after a search that failed. */
export async function typeInSearch(page: Page, text: string): Promise<void> {
  const first = page.getByRole('option').first();
  const failure = page.getByText('The search failed.').first();
  do {
    await page.getByRole('combobox').fill('');
    await page.getByRole('combobox').fill(text);
    await page.clock.runFor(SEARCH_PAUSE_MS);
    await first.or(failure).first().waitFor();
  } while (!(await first.isVisible()));
}
