import * as fake from 'fake-indexeddb';
import { beforeEach, vi } from 'vitest';

/** Gives every test of a file an empty IndexedDB. */
export function useFakeIndexedDb(): void {
  beforeEach(() => {
    for (const [name, value] of Object.entries(fake)) if (name.startsWith('IDB')) vi.stubGlobal(name, value);
    vi.stubGlobal('indexedDB', new fake.IDBFactory());
    return () => vi.unstubAllGlobals();
  });
}
