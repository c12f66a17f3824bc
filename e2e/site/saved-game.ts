import type { Page } from '@playwright/test';

/** Returns the saved game of a page: the deal and all moves so far. */
export async function savedGame<Deal>(page: Page, key: string): Promise<{ deal: Deal; moves: unknown[] }> {
  const saved = await page.evaluate((name) => sessionStorage.getItem(name), `sl:game:${key}`);
  if (saved === null) throw new Error(`No saved game of "${key}".`);
  return (JSON.parse(saved) as { game: { deal: Deal; moves: unknown[] } }).game;
}
