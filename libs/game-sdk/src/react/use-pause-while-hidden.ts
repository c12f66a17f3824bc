import { useEffect } from 'react';
import { useHoldings } from './holdings-context.ts';

/** Stops a session's clocks while nobody can see the page, and lets them go on afterwards. */
export function usePauseWhileHidden(session: { pause(): boolean; resume(): void }): void {
  const holdings = useHoldings();

  useEffect(() => {
    let stoppedHere = false;
    const follow = () => {
      if (document.hidden) stoppedHere = session.pause() || stoppedHere;
      else if (stoppedHere) {
        stoppedHere = false;
        session.resume();
      }
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return holdings.take('listener', () => document.removeEventListener('visibilitychange', follow));
  }, [holdings, session]);
}
