import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Returns false on the server and while hydrating. Render what only this browser knows after it returns true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
