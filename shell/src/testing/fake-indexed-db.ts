import * as fake from 'fake-indexeddb';
import { beforeEach, vi } from 'vitest';
import { siteLedger } from '../ledger/site-ledger.ts';

/** Gives each test an empty IndexedDB and an empty ledger, which is otherwise shared by all tests of a file. */
export function fakeIndexedDb(): void {
  beforeEach(async () => {
    // The classes stay, because a read that ends after its test needs them.
    for (const [name, value] of Object.entries(fake)) {
      if (name.startsWith('IDB'))
        Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    }
    vi.stubGlobal('indexedDB', new fake.IDBFactory());
    await siteLedger.clear();
    return () => vi.unstubAllGlobals();
  });
}
