const KEY = 'sl:watched-sync';

/** The run, if the browser cannot store it. */
let unstored: number | null = null;

/** The run whose results this browser tab shows: the one that it started or canceled. A stored one survives a reload. */
export const watchedRun = {
  /** Null without a run. */
  id: (): number | null => unstored ?? (inStorage((storage) => Number(storage.getItem(KEY))) || null),
  set(syncId: number): void {
    const isStored = inStorage((storage) => (storage.setItem(KEY, String(syncId)), true));
    unstored = isStored ? null : syncId;
  },
  clear(): void {
    unstored = null;
    inStorage((storage) => storage.removeItem(KEY));
  },
};

/** Returns undefined if the storage is full or blocked. */
function inStorage<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(sessionStorage);
  } catch {
    return undefined;
  }
}
