/** Web storage that never throws. If the browser's storage is full or blocked, values are kept in memory. */
export interface SafeStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export const localStore = safe(() => window.localStorage);
export const sessionStore = safe(() => window.sessionStorage);

function safe(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  function attempt<Result>(access: (storage: Storage) => Result): Result | undefined {
    try {
      return access(open());
    } catch {
      return undefined;
    }
  }
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem(key, value) {
      const kept = attempt((storage) => (storage.setItem(key, value), true));
      if (kept) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}
