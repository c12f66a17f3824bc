import { localStore } from '../preferences/safe-storage.ts';

/** The page's own script reads it, see `libs/remote-config/src/shell-page.mjs`. */
const KEY = 'sl:scripts';

/** Stores which build of the shell this browser has run. Its next visit requests the scripts before the first frame. */
export function rememberScripts(): void {
  const script = document.head.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (script && script !== localStore.getItem(KEY)) localStore.setItem(KEY, script);
}
