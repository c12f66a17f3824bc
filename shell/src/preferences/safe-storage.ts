/** Web storage that never throws. */
export interface SafeStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  /** Returns the names of the items in the browser's storage; none if it is blocked. */
  keys(): string[];
  /** Returns false if the browser blocks the storage, so that what it contains is unknown. */
  isReadable(): boolean;
}

type Values = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Kept in memory if the browser's storage is full or blocked. */
export const sessionStore = safe(() => window.sessionStorage, memory());

/** Kept in the storage of the tab if the browser's storage is full, so that a reload does not lose it. */
export const localStore = safe(() => window.localStorage, sessionStore);

function safe(open: () => Storage, spare: Values): SafeStorage {
  function attempt<Result>(access: (storage: Storage) => Result): Result | undefined {
    try {
      return access(open());
    } catch {
      return undefined;
    }
  }
  return {
    getItem: (key) => spare.getItem(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem(key, value) {
      const kept = attempt((storage) => (storage.setItem(key, value), true));
      if (kept) return spare.removeItem(key);
      // The old value would come back with the next page.
      attempt((storage) => storage.removeItem(key));
      spare.setItem(key, value);
    },
    removeItem(key) {
      spare.removeItem(key);
      attempt((storage) => storage.removeItem(key));
    },
    keys: () => attempt((storage) => Object.keys(storage)) ?? [],
    isReadable: () => attempt((storage) => storage.length) !== undefined,
  };
}

function memory(): Values {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
