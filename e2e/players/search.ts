import { expect, type Locator, type Page } from '@playwright/test';
import { patience } from '../site/patience.ts';

/** Games search after a pause in typing. */
export const SEARCH_PAUSE_MS = 400;

/**
 * Types in the search box of a game until a suggestion is visible: again after a search that failed, and if the box of the
 * last question took the text.
 */
export async function typeInSearch(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await typeAnew(page, page.getByRole('combobox'), text);
    await page.clock.runFor(SEARCH_PAUSE_MS);
    await expect(page.getByRole('option').first()).toBeVisible({ timeout: patience(5000) });
  }).toPass();
}

/** Replaces the text of a field with pointer and keys, because a frame of WebKit accepts no focus and no text from a script. */
export async function typeAnew(page: Page, field: Locator, text: string): Promise<void> {
  await field.click({ clickCount: 3 });
  await page.keyboard.type(text);
}
