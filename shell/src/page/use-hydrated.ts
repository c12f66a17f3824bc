import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Returns a value that only this browser knows; on the server and while hydrating, the value in the server's markup. After
 * hydration, the component renders again only if the two differ.
 *
 * @param read returns the same object or primitive until the value changes
 */
export function useBrowserValue<Value>(read: () => Value, inMarkup: Value): Value {
  return useSyncExternalStore(subscribe, read, () => inMarkup);
}

/**
 * Returns false on the server and while hydrating. The component then renders again, with everything below it, so only
 * small components should call this; see also `useBrowserValue`.
 */
export function useHydrated(): boolean {
  return useBrowserValue(() => true, false);
}
