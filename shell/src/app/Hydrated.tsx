import { useEffect, useEffectEvent, type ReactNode } from 'react';

export interface HydratedProps {
  /** Called once, when React handles the events of the page. */
  onHydrated(): void;
  children: ReactNode;
}

export function Hydrated({ onHydrated, children }: HydratedProps) {
  const report = useEffectEvent(onHydrated);
  useEffect(() => {
    // Input makes React hydrate at once, and the browser dispatches a select's `change` after its `input`. Reporting in
    // a separate task runs after both. A message also arrives while the page's clock is paused, unlike a timer.
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
