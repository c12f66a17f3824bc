import { useSyncExternalStore } from 'react';

/**
 * The modal dialog on top; null where there is none. Whatever lies outside of it is covered and cannot be reached, on a
 * phone not even seen. @param watching whether anybody wants to know just now: every change of the page is looked at.
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
