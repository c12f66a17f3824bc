import { useEffect } from 'react';
import { localStore } from '../preferences/safe-storage.ts';

/**
 * A browser may run the frame of a game in the process of its page, as WebKit does. A loop of the game then freezes the page,
 * which cannot offer to leave the game any more. A note in the browser's storage survives, because only a page that runs
 * can remove it.
 */
function noteOf(key: string): string {
  return `sl:frame:${key}`;
}

export function hasNote(key: string): boolean {
  return localStore.getItem(noteOf(key)) !== null;
}

/** Returns whether the note of a game is from a page that has gone, and not from another tab. Removes the note. */
export async function frozeLastPage(key: string): Promise<boolean> {
  localStore.removeItem(noteOf(key));
  // Only secure contexts have locks.
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return !held.some(({ name }) => name === noteOf(key));
}

/** Keeps a note while this page is visible. A browser may also end a hidden page, which says nothing about the game. */
export function useNote(key: string): void {
  useEffect(() => {
    const name = noteOf(key);
    let release = (): void => undefined;
    const left = new Promise<void>((resolve) => (release = resolve));
    void navigator.locks?.request(name, { mode: 'shared' }, () => left);
    const forget = () => localStore.removeItem(name);
    const update = () => (document.hidden ? forget() : localStore.setItem(name, '1'));
    update();
    document.addEventListener('visibilitychange', update);
    addEventListener('pagehide', forget);
    return () => {
      document.removeEventListener('visibilitychange', update);
      removeEventListener('pagehide', forget);
      forget();
      release();
    };
  }, [key]);
}
