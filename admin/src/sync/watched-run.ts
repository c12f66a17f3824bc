const KEY = 'sl:watched-sync';

/** The run whose results this browser tab shows: the one that it started or canceled. Survives a reload. */
export const watchedRun = {
  /** Null without a run. */
  id: (): number | null => Number(sessionStorage.getItem(KEY)) || null,
  set: (syncId: number): void => sessionStorage.setItem(KEY, String(syncId)),
  clear: (): void => sessionStorage.removeItem(KEY),
};
