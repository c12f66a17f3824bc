import { useEffect, useRef } from 'react';
import { useResources } from './resources-context.ts';

/**
 * Hears an event of the whole page before any element does, for as long as the component is shown: where a pointer is
 * let go, for example. Events of a game's own elements reach it through their properties instead.
 */
export function usePageListener<Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
): void {
  const resources = useResources();
  const latest = useRef(listener);
  latest.current = listener;

  useEffect(() => {
    const hear = (event: WindowEventMap[Name]) => latest.current(event);
    window.addEventListener(name, hear, true);
    return resources.track('listener', () => window.removeEventListener(name, hear, true));
  }, [resources, name]);
}
