import * as fake from 'fake-indexeddb';
import { beforeEach, vi } from 'vitest';
import { siteLedger } from '../matchday/site-ledger.ts';

/** Gives every test of a file an empty IndexedDB and an empty ledger, which test files share. */
export function useFakeIndexedDb(): void {
  beforeEach(async () => {
    for (const [name, value] of Object.entries(fake)) if (name.startsWith('IDB')) vi.stubGlobal(name, value);
    vi.stubGlobal('indexedDB', new fake.IDBFactory());
    await siteLedger.clear();
    return () => vi.unstubAllGlobals();
  });
}
