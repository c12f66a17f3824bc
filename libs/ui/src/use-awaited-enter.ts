import { useEffect, useRef, useState } from 'react';

/**
 * Keeps a press of Enter until the suggestions for the text have loaded. Returns a function that keeps or drops the
 * press.
 * @param finish called once the suggestions have loaded, if a press is kept
 */
export function useAwaitedEnter(pending: boolean, finish: () => void): (isAwaited: boolean) => void {
  const [isAwaited, setAwaited] = useState(false);
  const latest = useRef(finish);
  latest.current = finish;
  useEffect(() => {
    if (!isAwaited || pending) return;
    setAwaited(false);
    latest.current();
  }, [isAwaited, pending]);
  return setAwaited;
}
