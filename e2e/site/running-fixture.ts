import type { Page } from '@playwright/test';

interface Saved {
  deal: unknown;
  seed: number;
  moves: unknown[];
}

/** Returns the saved game of a running fixture: its deal, seed and moves; undefined if there is none. */
export async function runningFixture(page: Page, id: string): Promise<Saved | undefined> {
  // In a difficult browser, every fifth transaction fails.
  return readFixture(page, id).catch(() => readFixture(page, id));
}

function readFixture(page: Page, id: string): Promise<Saved | undefined> {
  return page.evaluate(async (key) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('sl');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error!);
    });
    try {
      if (!database.objectStoreNames.contains('running')) return undefined;
      return await new Promise<Saved | undefined>((resolve, reject) => {
        const request = database.transaction('running').objectStore('running').get(key);
        request.onsuccess = () => resolve((request.result as { game?: { game: Saved } } | undefined)?.game?.game);
        request.onerror = () => reject(request.error!);
      });
    } finally {
      database.close();
    }
  }, id);
}
