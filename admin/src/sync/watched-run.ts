const KEY = 'sl:watched-sync';

/** The run whose results this tab is to show: the one it started, across a reload of the page. */
export const watchedRun = {
  is: (syncId: number): boolean => sessionStorage.getItem(KEY) === String(syncId),
  set: (syncId: number): void => sessionStorage.setItem(KEY, String(syncId)),
  forget: (): void => sessionStorage.removeItem(KEY),
};
