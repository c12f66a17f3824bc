import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Returns false on the server and while hydrating. Render what only this browser knows when it is true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
