import { createTrackedResources, type TrackedResources } from '../tracked-resources.ts';

/** What a game's code needs of `TrackedResources`: it can add resources, but not release those of others. */
export type Tracker = Pick<TrackedResources, 'track'>;

/** The state of one game: before its first visit, during a visit, or between visits. */
export interface GameScope {
  /** Undefined between visits, when the game can start nothing. */
  tracker: Tracker | undefined;
  /** Aborted at the end of the visit. */
  ended: AbortController;
  /** What the code started when it was loaded. It ends with the first visit. */
  early: TrackedResources;
}

const scopes = new Map<string, GameScope>();

/** Returns the state of a game, shared by all of its modules. */
export function scopeOf(key: string): GameScope {
  const known = scopes.get(key);
  if (known) return known;
  const early = createTrackedResources((error) => console.error(`"${key}" left something open`, error));
  const scope: GameScope = { tracker: early, ended: new AbortController(), early };
  scopes.set(key, scope);
  return scope;
}
