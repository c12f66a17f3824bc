import { LoadedPart } from '../page/LoadedPart.tsx';
import { localStore } from '../preferences/safe-storage.ts';
import type { GhostProps } from './ghost.lazy.tsx';

const loadGhost = () => import('./ghost.lazy.tsx');

/** The ghost of a friend. The code loads when the round begins; if that fails, the round goes on without a ghost. */
export function GhostRow(props: GhostProps) {
  return (
    <LoadedPart load={loadGhost} optional>
      {({ Ghost }) => <Ghost {...props} />}
    </LoadedPart>
  );
}

const KEY = 'sl:ghost';

/** Whether the visitor races the ghosts of friends in this browser; true by default. */
export function racesGhosts(): boolean {
  return localStore.getItem(KEY) !== 'no';
}

export function keepRacesGhosts(races: boolean): void {
  localStore.setItem(KEY, races ? 'yes' : 'no');
}
