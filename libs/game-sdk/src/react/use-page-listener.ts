import { useEffect, useEffectEvent } from 'react';
import { useResources } from './resources-context.ts';

/**
 * Listens to an event of the whole page in its capture phase while the component is mounted, for example the release of
 * a pointer. Use element properties for events of the game's own elements.
 */
export function usePageListener<Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
): void {
  const resources = useResources();
  const handle = useEffectEvent(listener);

  useEffect(() => {
    const listen = (event: WindowEventMap[Name]) => handle(event);
    window.addEventListener(name, listen, true);
    return resources.track('listener', () => window.removeEventListener(name, listen, true));
  }, [resources, name]);
}
