import { useEffect, useEffectEvent, type ReactNode } from 'react';

export interface HydratedProps {
  /** Called once, after React started to handle the events of the page. */
  onHydrated(): void;
  children: ReactNode;
}

export function Hydrated({ onHydrated, children }: HydratedProps) {
  const report = useEffectEvent(onHydrated);
  useEffect(() => {
    // An input makes React hydrate the page at once, and the browser dispatches the `change` of a select after its `input`.
    // In a task of its own, the report follows both. Unlike a timer, a message also arrives while the page's clock is paused.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      report();
    };
    port2.postMessage(undefined);
    return () => port1.close();
  }, []);
  return children;
}
