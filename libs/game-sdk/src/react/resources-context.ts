import { createContext, useContext } from 'react';
import type { TrackedResources } from '../tracked-resources.ts';

/** Where a component stands outside of a game, as in a test, nothing is counted. */
const untracked: Pick<TrackedResources, 'track'> = { track: (_kind, release) => release };

export const ResourcesContext = createContext<Pick<TrackedResources, 'track'>>(untracked);

/** Returns the tracker of the page resources that the current game holds. */
export function useResources(): Pick<TrackedResources, 'track'> {
  return useContext(ResourcesContext);
}
