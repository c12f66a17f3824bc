import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Keeps a press of Enter until the suggestions for the text have loaded. Returns a function that keeps or drops the
 * press.
 * @param finish called once the suggestions have loaded, if a press is kept
 */
export function useAwaitedEnter(pending: boolean, finish: () => void): (isAwaited: boolean) => void {
  const [isAwaited, setAwaited] = useState(false);
  const release = useEffectEvent(() => {
    setAwaited(false);
    finish();
  });
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- The press waits for a response, not for a render.
    if (isAwaited && !pending) release();
  }, [isAwaited, pending]);
  return setAwaited;
}
