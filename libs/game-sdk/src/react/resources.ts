import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import type { TrackedResources } from '../tracked-resources.ts';

/** Resources are not tracked outside of a game, for example in a test. */
const untracked: Pick<TrackedResources, 'track'> = { track: (_kind, release) => release };

/** Provides `useResources`. Outside of a game, nothing is tracked. */
export const ResourcesContext = createContext<Pick<TrackedResources, 'track'>>(untracked);

/** Returns the tracker for page resources of the current game. */
export function useResources(): Pick<TrackedResources, 'track'> {
  return useContext(ResourcesContext);
}

/**
 * Listens to an event of the whole page in its capture phase while the component is mounted, for example the release of
 * a pointer. Use element properties for events of the game's own elements.
 */
export function usePageListener<Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
): void {
  const resources = useResources();
  const onEvent = useEffectEvent(listener);

  useEffect(() => {
    const listen = (event: WindowEventMap[Name]) => onEvent(event);
    window.addEventListener(name, listen, true);
    return resources.track('listener', () => window.removeEventListener(name, listen, true));
  }, [resources, name]);
}

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
