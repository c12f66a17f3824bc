import type { Page } from '@playwright/test';

/** The running game of a page as it is kept for a reload: what was dealt, and every move so far. */
export async function savedGame<Deal>(page: Page, key: string): Promise<{ deal: Deal; moves: unknown[] }> {
  const saved = await page.evaluate((name) => sessionStorage.getItem(name), `sl:game:${key}`);
  if (saved === null) throw new Error(`No game of "${key}" is being kept.`);
  return (JSON.parse(saved) as { game: { deal: Deal; moves: unknown[] } }).game;
}
