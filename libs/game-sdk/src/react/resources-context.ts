import { createContext, useContext } from 'react';
import type { TrackedResources } from '../tracked-resources.ts';

/** Outside of a game, as in a test, resources are not tracked. */
const untracked: Pick<TrackedResources, 'track'> = { track: (_kind, release) => release };

export const ResourcesContext = createContext<Pick<TrackedResources, 'track'>>(untracked);

/** Returns the tracker of the page resources that the current game holds. */
export function useResources(): Pick<TrackedResources, 'track'> {
  return useContext(ResourcesContext);
}
