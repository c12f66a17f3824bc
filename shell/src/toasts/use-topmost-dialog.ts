import { useSyncExternalStore } from 'react';

/** Returns the topmost modal dialog. Watching observes every mutation of the page. */
export function useTopmostDialog(watching: boolean): Element | null {
  return useSyncExternalStore(watching ? subscribe : never, topmost);
}

function topmost(): Element | null {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

function never(): () => void {
  return () => undefined;
}
