import { createContext, useContext } from 'react';
import type { TrackedResources } from '../tracked-resources.ts';

/** Resources are not tracked outside of a game, for example in a test. */
const untracked: Pick<TrackedResources, 'track'> = { track: (_kind, release) => release };

/** Provides `useResources`. Outside of a game, nothing is tracked. */
export const ResourcesContext = createContext<Pick<TrackedResources, 'track'>>(untracked);

/** Returns the tracker for page resources of the current game. */
export function useResources(): Pick<TrackedResources, 'track'> {
  return useContext(ResourcesContext);
}
