import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Returns false on the server and while hydrating, then true. Render what only this browser knows, such as preferences
 * and best scores, when it is true.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
