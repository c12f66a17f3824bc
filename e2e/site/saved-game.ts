import type { Page } from '@playwright/test';
import { wholePage } from './board.ts';
import './difficulties.ts';
import { runningFixture } from './running-fixture.ts';

interface SavedGame<Deal> {
  deal: Deal;
  moves: unknown[];
}

/** Returns the saved game of a page: the deal and all moves so far. Throws if there is none. */
export async function savedGame<Deal>(page: Page, key: string): Promise<SavedGame<Deal>> {
  const saved = await readSavedGame(page, key);
  if (!saved) throw new Error(`No saved game of "${key}".`);
  return saved as SavedGame<Deal>;
}

/** Returns the saved game of a page; undefined if there is none. Rounds with a token are saved in the ledger. */
export async function readSavedGame(page: Page, key: string): Promise<SavedGame<unknown> | undefined> {
  const whole = wholePage(page);
  const token = new URL(whole.url()).searchParams.get('deal');
  if (token !== null) return runningFixture(whole, `${token}/${key}`);
  const saved = await whole.evaluate(
    (name) => window.refusedTexts?.get(name) ?? sessionStorage.getItem(name),
    `sl:game:${key}`,
  );
  return saved === null ? undefined : (JSON.parse(saved) as { game: SavedGame<unknown> }).game;
}
