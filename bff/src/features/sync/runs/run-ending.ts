/** A worker gives a run back: for at once or, where there is nothing to be done now, for later. */
export interface RunRelease {
  kind: 'release';
  until: Date | null;
  /** Whether the service gave no answer at all. */
  resting?: boolean;
}

/** How a worker leaves a run: ended, or for whoever comes next. */
export type RunEnding = { kind: 'close'; error: string | null } | RunRelease;
