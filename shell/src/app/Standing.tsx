import { useLayoutEffect, type ReactNode } from 'react';

/** Says when the page that React has made stands in the document for the first time. */
export function Standing({ onStanding, children }: { onStanding: () => void; children: ReactNode }) {
  useLayoutEffect(onStanding, [onStanding]);
  return children;
}
