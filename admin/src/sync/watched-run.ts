const KEY = 'sl:watched-sync';

/** The run whose results this tab is to show: the one it started or stopped, across a reload of the page. */
export const watchedRun = {
  /** Null where there is none. */
  id: (): number | null => Number(sessionStorage.getItem(KEY)) || null,
  set: (syncId: number): void => sessionStorage.setItem(KEY, String(syncId)),
  forget: (): void => sessionStorage.removeItem(KEY),
};
