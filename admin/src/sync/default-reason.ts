/** Reason for a run that failed without one. */
export const DEFAULT_REASON = 'Failed to sync data';
