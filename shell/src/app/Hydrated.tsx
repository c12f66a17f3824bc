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
    // In a task of its own, the report follows both.
    const task = setTimeout(report);
    return () => clearTimeout(task);
  }, []);
  return children;
}
