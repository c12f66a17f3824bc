import { useEffect } from 'react';
import { useResources } from './resources-context.ts';

/** Pauses a session while the page is hidden, and resumes it when the page is shown again. */
export function usePauseWhileHidden(session: { pause(): boolean; resume(): void }): void {
  const resources = useResources();

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
    return resources.track('listener', () => document.removeEventListener('visibilitychange', follow));
  }, [resources, session]);
}
