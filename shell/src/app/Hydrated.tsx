import { useEffect, useEffectEvent, type ReactNode } from 'react';

export interface HydratedProps {
  /** Called once, when React starts to handle the events of the page. */
  onHydrated(): void;
  children: ReactNode;
}

export function Hydrated({ onHydrated, children }: HydratedProps) {
  const report = useEffectEvent(onHydrated);
  useEffect(() => report(), []);
  return children;
}
