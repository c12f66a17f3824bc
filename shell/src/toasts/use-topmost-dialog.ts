import { useSyncExternalStore } from 'react';

/**
 * Returns the topmost modal dialog, null without one. Content outside of it is covered and cannot be reached.
 * @param watching Whether to follow changes, which observes every mutation of the page.
 */
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
