import { useSyncExternalStore } from 'react';

/**
 * Returns the topmost modal dialog, otherwise the page's `ToastPlace`. Returns null if the page has neither, or if the
 * place has been scrolled out above the window. Watching observes every mutation of the page.
 */
export function useToastPlace(watching: boolean): Element | null {
  return useSyncExternalStore(watching ? subscribe : never, watching ? topmost : nowhere);
}

function topmost(): Element | null {
  const dialog = lastOf('dialog[open]');
  if (dialog) return dialog;
  const place = lastOf('[data-toasts]');
  return place && place.parentElement!.getBoundingClientRect().bottom > 0 ? place : null;
}

function nowhere(): null {
  return null;
}

function lastOf(selector: string): Element | null {
  return [...document.querySelectorAll(selector)].at(-1) ?? null;
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

function never(): () => void {
  return () => undefined;
}
