import { useEffect, useRef, useState } from 'react';
import { lockFixture, type FixtureLock, type OpenPlace } from './fixture-lock.ts';

/** Opens a fixture in this tab while no other tab has it. `place` is undefined until it is known. */
export function useFixtureLock(id: string): { place: OpenPlace | undefined; takeOver(): void } {
  const [place, setPlace] = useState<OpenPlace>();
  const lock = useRef<FixtureLock>(undefined);
  useEffect(() => {
    // Web Locks exist only on pages that were loaded over HTTPS.
    const locks = 'locks' in navigator ? navigator.locks : undefined;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- The server cannot know whether the browser has locks.
    if (!locks) return setPlace('here');
    const held = lockFixture(locks, id, setPlace);
    lock.current = held;
    return () => held.release();
  }, [id]);
  return { place, takeOver: () => lock.current?.takeOver() };
}
